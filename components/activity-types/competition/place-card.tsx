import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { Ends, Facts, Note, Accent } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { boardFigure, boardValue, gapFigure, type Board } from '#lib/competition/board.ts'
import { unrankedReason, validRank, nextPrizeOf, type NextPrize, type Unranked } from '#lib/competition/my-place.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { ClassLine } from './ranking-facts.tsx'
import { measureName, type PlaceSubject } from './competition-subject.ts'
import { freePlaces, RankLine, roundedUp } from './place-parts.tsx'
import styles from './place.module.css'
import Big from 'big.js'
import { reasonText } from '#lib/i18n/reason-text.ts'

interface PlaceCardProps {
  subject: PlaceSubject
  /** Absent before joining, and where it cannot be read. */
  board?: Board
  onRetry?: () => void
}

/** The user's rank, its prize, and the distance to the next prize. */
export function PlaceCard({ subject, board, onRetry }: PlaceCardProps) {
  const { t, money } = useWords()
  const isFinal = !!board?.final
  const mine = board?.mine ?? null
  const unranked = board && unrankedReason(mine, subject.minimum)
  const isRunning = !isFinal && subject.status === 'ONGOING'
  const isInPrizes = !isFinal && validRank(mine) && mine?.estimatedReward
  return (
    <Section
      title={t(isFinal ? 'competition.place_final' : 'competition.place')}
      aside={
        <>
          {isInPrizes && <Chip tone="primary">{t('competition.in_prizes')}</Chip>}
          {isRunning && unranked && unranked.why !== 'removed' && <Chip>{t('competition.not_ranked')}</Chip>}
        </>
      }
      className={styles.card}
    >
      {onRetry && <RetryNotice onRetry={onRetry}>{t('competition.place_failed')}</RetryNotice>}
      {board ? (
        <>
          {unranked ? (
            <UnrankedPlace subject={subject} board={board} unranked={unranked} />
          ) : (
            mine?.rank && <RankedPlace subject={subject} board={board} mine={{ ...mine, rank: mine.rank }} />
          )}
          {subject.dailyCap && isRunning && unranked?.why !== 'removed' && (
            <Note>{t('competition.cap_note', { amount: money(subject.dailyCap) })}</Note>
          )}
          <ClassLine subject={subject} myClass={board.myClass} />
        </>
      ) : (
        !onRetry && <p>{t('competition.join_hint')}</p>
      )}
    </Section>
  )
}

interface RankedPlaceProps {
  subject: PlaceSubject
  board: Board
  mine: MyRank & { rank: number }
}

/** The rank with its prize, and the way to the next one; after the end what decided the rank. */
function RankedPlace({ subject, board, mine }: RankedPlaceProps) {
  const { t, locale, rewardText, number, money, moved } = useWords()
  const { track, isGrowing, status } = subject
  const { total, unit, final } = board
  const { rank, change, value, estimatedReward, gapToNext } = mine
  const measure = { track: track.track, unit }
  const isOver = status === 'ENDED'
  const next = isOver ? null : nextPrizeOf(mine)
  const reward = estimatedReward && rewardText(estimatedReward)
  const figure = boardFigure(locale, measure, value)
  /** The distance to the next prize, and whether it is worth the fees. */
  const progress = ({ current, target, left, ratio, rank: at, fees, gain, isLoss }: NextPrize) => {
    const ofTarget = t('task.of_target', {
      current: boardValue(locale, measure, current),
      target: boardValue(locale, measure, target),
    })
    return (
      <div>
        <ProgressBar ratio={ratio} label={t('competition.next_progress', { rank: number(at) })} valueText={ofTarget} />
        <Ends gap="4 12" top="6" size="note" tone="secondary" numeric>
          <span>{ofTarget}</span>
          {/* A distance has no sign. */}
          <Accent tone="primary">{t('task.to_go', { left: gapFigure(locale, unit, left) })}</Accent>
        </Ends>
        {fees && (
          <Note top="8" tone={isLoss ? 'warning' : 'secondary'}>
            {gain
              ? t(isLoss ? 'competition.fees_exceed' : 'competition.fees', { fees: moved(fees), gain: money(gain) })
              : t('competition.fees_reward', { fees: moved(fees) })}
          </Note>
        )}
      </div>
    )
  }
  const line = <RankLine rank={rank} total={total} change={final ? null : change} />
  if (final)
    return (
      <>
        {line}
        <Facts
          facts={[
            reward && [t('competition.prize_won'), reward],
            [measureName(track, t), figure],
            gapToNext &&
              rank > 1 && [
                t('competition.decided'),
                t('competition.gap_to', { gap: gapFigure(locale, unit, gapToNext), rank: number(rank - 1) }),
              ],
          ]}
        />
      </>
    )
  return (
    <>
      {line}
      {(reward ?? next) && (
        <Facts
          look="columns"
          size="note"
          className={styles.steps}
          facts={[
            [
              t(isOver ? 'competition.col_prize' : isGrowing ? 'competition.pays_pool' : 'competition.pays_now'),
              reward ?? t('compound.no_prize'),
            ],
            next && [t('competition.next_prize', { rank: number(next.rank) }), rewardText(next.reward)],
          ]}
        />
      )}
      {next && progress(next)}
      {mine.isProvisional && <Note>{t('competition.provisional_mine', { value: figure })}</Note>}
    </>
  )
}

/** Why there is no rank, what is missing for one, and what it would pay today. */
function UnrankedPlace({ subject, board, unranked }: Omit<RankedPlaceProps, 'mine'> & { unranked: Unranked }) {
  const { t, rewardText, number, money, moved, movedAmount } = useWords()
  const {
    track: { track },
    minimum,
    status,
    feeRate,
  } = subject
  // No trade can change the ranking anymore.
  const isOver = board.final || status === 'ENDED'
  const told = (title: string, line: string | false | null) => (
    <>
      <p className={styles.unranked}>{title}</p>
      {line && <p>{line}</p>}
    </>
  )
  if (unranked.why === 'removed') return told(t('competition.removed_mine'), reasonText(t, unranked.reason))
  if (unranked.why === 'nextUpdate') return <p>{t('competition.ranked_soon')}</p>
  if (isOver)
    return told(
      t('competition.not_in_final'),
      unranked.why === 'belowMinimum' &&
        t('competition.missed', { volume: movedAmount(unranked.volume), minimum: money(unranked.minimum) }),
    )
  if (unranked.why === 'noTrades')
    return (
      <>
        <p>
          {t(
            track === 'FOLLOWERS' ? 'copy.no_orders' : track === 'LEADS' ? 'copy.leads_rule' : 'competition.no_trades',
          )}
        </p>
        {minimum && <Note>{t('competition.minimum_of', { amount: money(minimum) })}</Note>}
      </>
    )
  const { missing, volume, minimum: needed } = unranked
  const free = freePlaces(subject, board.total)
  const fees = feeRate && roundedUp(new Big(missing.amount).times(feeRate))
  return (
    <>
      <Facts
        look="columns"
        size="note"
        className={styles.steps}
        facts={[
          [t('competition.your_volume'), movedAmount(volume), t('competition.of_minimum', { minimum: money(needed) })],
          free && [
            t('competition.then_rank', { rank: number(free.next.rank) }),
            rewardText(free.next.reward),
            t('competition.if_today'),
          ],
        ]}
      />
      <div>
        <ProgressBar
          ratio={Number(volume.amount) / Number(needed.amount)}
          label={t('competition.minimum')}
          valueText={t('task.of_target', { current: movedAmount(volume), target: money(needed) })}
        />
        <Ends gap="4 12" top="6" size="note" tone="secondary" numeric>
          <Accent tone="primary">{t('task.to_go', { left: moved(missing) })}</Accent>
          {fees && <span>{t('competition.about_fees', { fees: moved({ amount: fees, unit: missing.unit }) })}</span>}
        </Ends>
      </div>
    </>
  )
}
