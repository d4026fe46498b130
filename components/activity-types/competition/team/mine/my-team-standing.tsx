import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import place from '../../place/place-card.module.css'
import { RankLine } from '../../place/rank-line.tsx'
import type { TeamSubject } from '../team-subject.ts'
import styles from './my-team-card.module.css'
import type { MyTeamCardProps } from './my-team-card.tsx'

type MyTeamStandingProps = Pick<MyTeamCardProps, 'subject' | 'mine' | 'board' | 'isJoinOpen'>

/** The rank of the user's team beside its name; nothing without one. */
export function MyTeamRank({ subject, mine: { members, rank }, board }: Omit<MyTeamStandingProps, 'isJoinOpen'>) {
  const isFinal = board?.final === true
  if (rank === null || (isFinal && members < subject.team.minMembers)) return null
  const change = isFinal ? null : (board?.mine?.change ?? null)
  return <RankLine ranks="teams" rank={rank} total={board?.total ?? 0} change={change} isCompact />
}

/** Why the user's team has no rank; nothing for a ranked one. */
export function MyTeamStanding({ subject, mine: { members, rank }, board, isJoinOpen }: MyTeamStandingProps) {
  const t = useTranslations()
  const isFinal = board?.final === true
  const isOver = isFinal || subject.status === 'ENDED'
  const isSmall = members < subject.team.minMembers
  return (
    <>
      {isSmall && <SmallTeam subject={subject} members={members} isJoinOpen={isJoinOpen} />}
      {!isSmall && rank === null && (
        <div>
          <p className={place.unranked}>{t(isOver ? 'competition.not_in_final' : 'competition.not_ranked')}</p>
          {!isOver && <p className={styles.note}>{t('team.unranked_line')}</p>}
        </div>
      )}
    </>
  )
}

interface SmallTeamProps {
  subject: Pick<TeamSubject, 'team'>
  members: number
  isJoinOpen: boolean
}

/** The members that a team misses until the minimum, or the outcome of having too few. */
function SmallTeam({ subject: { team }, members, isJoinOpen }: SmallTeamProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const zone = useMyZone()
  const count = isJoinOpen ? team.minMembers - members : team.minMembers
  const value = formatNumber(locale, String(count))
  return (
    <Notice tone="warning">
      {isJoinOpen
        ? t('needs_more', { count, value, date: formatDeadline(locale, team.joinUntil, zone) })
        : t('too_small', { count, value })}
    </Notice>
  )
}
