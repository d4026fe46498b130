import { useTranslations, useLocale } from 'next-intl'
import { useId } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { type Board, boardFigure } from '#lib/competition/board.ts'
import { unrankedReason, validRank } from '#lib/competition/my-place.ts'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { ClassLine } from '../board/class-line.tsx'
import { measureName } from '../track-name.ts'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'
import { RankLine } from './rank-line.tsx'
import { RankedPlace, type RankedPlaceProps } from './ranked-place.tsx'
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

/** The final rank, its prize, and the value that decided it. */
function FinalPlace({ subject, board, mine }: RankedPlaceProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const measure = { track: subject.track.track, unit: board.unit }
  const { rank, estimatedReward, value, gapToNext } = mine
  return (
    <>
      <RankLine ranks="traders" rank={rank} total={board.total} change={null} />
      <dl className={styles.facts}>
        {estimatedReward && (
          <div>
            <dt>{t('competition.prize_won')}</dt>
            <dd>{rewardText(estimatedReward)}</dd>
          </div>
        )}
        <div>
          <dt>{measureName(subject.track, t)}</dt>
          <dd>{boardFigure(locale, measure, value)}</dd>
        </div>
        {gapToNext !== null && rank > 1 && (
          <div>
            <dt>{t('competition.decided')}</dt>
            <dd>
              {t('competition.gap_to', {
                gap: boardFigure(locale, { ...measure, track: 'VOLUME' }, gapToNext),
                rank: formatNumber(locale, String(rank - 1)),
              })}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
