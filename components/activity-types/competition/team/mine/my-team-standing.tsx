import { useTranslations } from 'next-intl'
import place from '../../place/place-card.module.css'
import { RankLine } from '../../place/rank-line.tsx'
import styles from './my-team-card.module.css'
import type { MyTeamCardProps } from './my-team-card.tsx'
import { SmallTeam } from './small-team.tsx'

type MyTeamStandingProps = Pick<MyTeamCardProps, 'subject' | 'mine' | 'board' | 'isJoinOpen'>

/** The rank of the user's team, or why it has none. */
export function MyTeamStanding({ subject, mine: { members, rank }, board, isJoinOpen }: MyTeamStandingProps) {
  const t = useTranslations()
  const isFinal = board?.final === true
  const isOver = isFinal || subject.status === 'ENDED'
  const isSmall = members < subject.team.minMembers
  const change = isFinal ? null : (board?.mine?.change ?? null)
  return (
    <>
      {rank !== null && !(isSmall && isFinal) && (
        <RankLine ranks="teams" rank={rank} total={board?.total ?? 0} change={change} />
      )}
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
