import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { Board } from '#lib/competition/board.ts'
import { unrankedReason, validRank } from '#lib/competition/my-place.ts'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { ClassLine } from '../board/class-line.tsx'
import { FinalPlace } from './final-place.tsx'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'
import { RankedPlace } from './ranked-place.tsx'
import { freePlaces } from './seats-card.tsx'
import { UnrankedPlace } from './unranked-place.tsx'

export type PlaceCardProps = { subject: PlaceSubject } & (
  | { state: 'member'; board: Board; mine: MyRank | null }
  /** Not joined yet. */
  | { state: 'open' }
  | { state: 'failed'; onRetry: () => void }
)

/** The user's rank, what it pays and what is missing to the next prize. */
export function PlaceCard(props: PlaceCardProps) {
  const t = useTranslations()
  const id = useId()
  const { subject } = props
  const isFinal = props.state === 'member' && props.board.final
  const mine = props.state === 'member' ? props.mine : null
  const unranked = mine === null && props.state !== 'member' ? null : unrankedReason(mine, subject.minimum)
  const isNotYet = props.state === 'member' && !isFinal && subject.status === 'ONGOING' && unranked !== null
  const isInPrizes = !isFinal && validRank(mine) !== null && mine?.estimatedReward != null
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(isFinal ? 'competition.place_final' : 'competition.place')}</h2>
        {isInPrizes && <Chip tone="primary">{t('competition.in_prizes')}</Chip>}
        {isNotYet && unranked.why !== 'removed' && <Chip>{t('competition.not_ranked')}</Chip>}
      </div>
      {props.state === 'open' && <p>{t('competition.join_hint')}</p>}
      {props.state === 'failed' && (
        <div className={styles.failed} role="status">
          <p>{t('competition.place_failed')}</p>
          <Button variant="outlined" size="sm" onClick={props.onRetry}>
            {t('common.btn_retry')}
          </Button>
        </div>
      )}
      {props.state === 'member' && (
        <>
          <MemberPlace subject={subject} board={props.board} mine={mine} />
          <ClassLine subject={subject} myClass={props.board.myClass} className={styles.note} />
        </>
      )}
    </Card>
  )
}

function MemberPlace({ subject, board, mine }: { subject: PlaceSubject; board: Board; mine: MyRank | null }) {
  const unranked = unrankedReason(mine, subject.minimum)
  const isOver = board.final || subject.status === 'ENDED'
  if (unranked) {
    const free = freePlaces(subject, board.total)
    return <UnrankedPlace subject={subject} unranked={unranked} isOver={isOver} free={free} />
  }
  if (!mine || mine.rank === null) return null
  const ranked = { ...mine, rank: mine.rank }
  return board.final ? (
    <FinalPlace subject={subject} board={board} mine={ranked} />
  ) : (
    <RankedPlace subject={subject} board={board} mine={ranked} />
  )
}
