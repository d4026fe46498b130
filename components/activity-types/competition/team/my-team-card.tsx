import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { OnlineButton } from '#components/ui/online-button.tsx'
import type { Board } from '#lib/competition/board.ts'
import { nextPrizeOf } from '#lib/competition/my-place.ts'
import type { MyTeam } from '#lib/contract/competition/competition.ts'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import { NextPrizeProgress } from '../next-prize-progress.tsx'
import styles from './my-team-card.module.css'
import { SmallTeam } from './small-team.tsx'
import { TeamName } from './team-name.tsx'
import { TeamRank } from './team-rank.tsx'
import type { TeamSubject } from './team-subject.ts'

interface MyTeamCardProps {
  subject: TeamSubject
  mine: MyTeam
  /** The leaderboard of teams with the team's row; null where it could not be read. */
  board: Board | null
  /** Members can still join and leave. */
  joining: boolean
  isLeaving: boolean
  onLeave: () => void
  onShare: () => void
}

/** The user's team: rank, what it wins, the user's part, and the way to the next prize. */
export function MyTeamCard({ subject, mine, board, joining, isLeaving, onLeave, onShare }: MyTeamCardProps) {
  const t = useTranslations('team')
  const texts = useTranslations()
  const locale = useLocale()
  const id = useId()
  const { estimatedPrize, memberList, rank, captainIsMe, members } = mine
  const isFinal = board?.final === true
  const isPaid = subject.outcome === 'SETTLED'
  const part = memberList.find(({ isMe }) => isMe)?.estimatedReward ?? null
  const row = board?.mine ?? null
  const next = !isFinal && row ? nextPrizeOf(row) : null
  const isSmall = members < subject.team.minMembers
  const mustStay = captainIsMe && members > 1
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(isFinal ? 'mine_final' : 'mine')}</h2>
        {estimatedPrize && (
          <Chip tone={isPaid ? 'good' : 'primary'}>
            {isPaid ? t('paid') : isFinal ? t('won') : texts('competition.in_prizes')}
          </Chip>
        )}
      </div>
      <p className={styles.name}>
        <TeamName name={mine.name} />
        {captainIsMe && <Chip>{t('captain')}</Chip>}
      </p>
      {rank !== null && !(isSmall && isFinal) && (
        <TeamRank rank={rank} total={board?.total ?? 0} change={isFinal ? null : (row?.change ?? null)} />
      )}
      {isSmall && <SmallTeam subject={subject} members={members} joining={joining} />}
      {!isSmall && rank === null && (
        <div>
          <p className={styles.unranked}>{texts(isFinal ? 'competition.not_in_final' : 'competition.not_ranked')}</p>
          {!isFinal && <p className={styles.note}>{t('unranked_line')}</p>}
        </div>
      )}
      <dl className={styles.facts}>
        {estimatedPrize && (
          <div>
            <dt>{t(isFinal ? 'prize_final' : 'prize_today')}</dt>
            <dd>{formatMoney(locale, estimatedPrize)}</dd>
          </div>
        )}
        {part && (
          <div>
            <dt>{t(isFinal ? 'part_final' : 'part_today')}</dt>
            <dd>{formatMoney(locale, part, { isMoved: true })}</dd>
          </div>
        )}
        {next && 'unit' in next.reward.amount && (
          <div>
            <dt>{t('next_pays', { rank: formatNumber(locale, String(next.rank)) })}</dt>
            <dd>{formatMoney(locale, next.reward.amount)}</dd>
          </div>
        )}
      </dl>
      {next && <NextPrizeProgress next={next} measure={{ track: 'TEAM', unit: subject.unit }} />}
      {isFinal && part && <p className={styles.note}>{isPaid ? t('paid_line') : texts('activity.line_settling')}</p>}
      <div className={styles.actions}>
        {isPaid && part ? (
          <Button variant="outlined" size="sm" href="/rewards" locale={locale}>
            {texts('activity.cta_granted')}
          </Button>
        ) : (
          <Button variant="outlined" size="sm" onClick={onShare}>
            <Icon icon={ShareNetworkIcon} size="sm" />
            {t('share')}
          </Button>
        )}
        {joining && !mustStay && (
          <OnlineButton variant="text" size="sm" busy={isLeaving} onClick={onLeave}>
            {t(captainIsMe ? 'close' : 'leave')}
          </OnlineButton>
        )}
      </div>
      {joining && mustStay && <p className={styles.note}>{t('captain_stays')}</p>}
    </Card>
  )
}
