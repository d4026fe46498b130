import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { Board } from '#lib/competition/board.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import place from '../../place/place-card.module.css'
import styles from './my-team-card.module.css'
import { MyTeamActions } from './my-team-actions.tsx'
import { MyTeamPrizes } from './my-team-prizes.tsx'
import { MyTeamStanding } from './my-team-standing.tsx'
import { TeamName } from '../team-name.tsx'
import type { TeamSubject } from '../team-subject.ts'

export interface MyTeamCardProps {
  subject: TeamSubject
  mine: MyTeam
  /** The leaderboard of teams with the team's row; null where it could not be read. */
  board: Board | null
  /** Members can still join and leave. */
  isJoinOpen: boolean
  isLeaving: boolean
  onLeave: () => void
  onShare: () => void
}

/** The user's team: rank, what it wins, the user's part, and the way to the next prize. */
export function MyTeamCard({ subject, mine, board, ...actions }: MyTeamCardProps) {
  const t = useTranslations('team')
  const texts = useTranslations()
  const id = useId()
  const isFinal = board?.final === true
  const isPaid = subject.outcome === 'SETTLED'
  return (
    <Card as="section" padded className={place.card} aria-labelledby={id}>
      <div className={place.head}>
        <h2 id={id}>{t(isFinal ? 'mine_final' : 'mine')}</h2>
        {mine.estimatedPrize && (
          <Chip tone={isPaid ? 'good' : 'primary'}>
            {isPaid ? t('paid') : isFinal ? t('won') : texts('competition.in_prizes')}
          </Chip>
        )}
      </div>
      <p className={styles.name}>
        <TeamName name={mine.name} />
        {mine.captainIsMe && <Chip>{t('captain')}</Chip>}
      </p>
      <MyTeamStanding subject={subject} mine={mine} board={board} isJoinOpen={actions.isJoinOpen} />
      <MyTeamPrizes subject={subject} mine={mine} board={board} />
      <MyTeamActions mine={mine} isPaid={isPaid} {...actions} />
    </Card>
  )
}
