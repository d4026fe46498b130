import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure, boardValue, type Board, type Measure } from '#lib/competition/board.ts'
import { nextPrizeOf, type NextPrize } from '#lib/competition/my-place.ts'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'
import { PrizeSteps } from './prize-steps.tsx'
import { RankLine } from './rank-line.tsx'

export interface RankedPlaceProps {
  subject: PlaceSubject
  board: Board
  mine: MyRank & { rank: number }
}

/** The prize of the rank now beside the next prize step, and until the end the way to it. */
export function RankedPlace({ subject, board, mine }: RankedPlaceProps) {
  const t = useTranslations('competition')
  const compound = useTranslations('compound')
  const locale = useLocale()
  const rewardText = useRewardText()
  const measure = { track: subject.track.track, unit: board.unit }
  const { dailyCap, isGrowing, status } = subject
  const isOver = status === 'ENDED'
  const next = isOver ? null : nextPrizeOf(mine)
  return (
    <>
      <RankLine ranks="traders" rank={mine.rank} total={board.total} change={mine.change} />
      {(mine.estimatedReward ?? next) && (
        <PrizeSteps
          today={{
            label: t(isOver ? 'col_prize' : isGrowing ? 'pays_pool' : 'pays_now'),
            value: mine.estimatedReward ? rewardText(mine.estimatedReward) : compound('no_prize'),
          }}
          next={
            next && {
              label: t('next_prize', { rank: formatNumber(locale, String(next.rank)) }),
              value: rewardText(next.reward),
            }
          }
        />
      )}
      {next && <NextPrizeProgress next={next} measure={measure} />}
      {mine.isProvisional && (
        <p className={styles.note}>{t('provisional_mine', { value: boardFigure(locale, measure, mine.value) })}</p>
      )}
      {dailyCap && !isOver && <p className={styles.note}>{t('cap_note', { amount: formatMoney(locale, dailyCap) })}</p>}
    </>
  )
}

/** How far the next prize is, and whether it is worth the fees. */
function NextPrizeProgress({ next, measure }: { next: NextPrize; measure: Measure }) {
  const t = useTranslations()
  const locale = useLocale()
  const { current, target, left, ratio, rank } = next
  const ofTarget = t('task.of_target', {
    current: boardValue(locale, measure, current),
    target: boardValue(locale, measure, target),
  })
  return (
    <div>
      <ProgressBar
        ratio={ratio}
        label={t('competition.next_progress', { rank: formatNumber(locale, String(rank)) })}
        valueText={ofTarget}
      />
      <div className={styles.ends}>
        <span>{ofTarget}</span>
        {/* A distance has no sign. */}
        <b>{t('task.to_go', { left: boardFigure(locale, { ...measure, track: 'VOLUME' }, left) })}</b>
      </div>
      <Cost next={next} />
    </div>
  )
}

function Cost({ next: { fees, gain, isLoss } }: { next: NextPrize }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (!fees) return null
  const cost = formatMoney(locale, fees, { isMoved: true })
  return (
    <p className={cx(styles.note, isLoss && styles.warning)}>
      {gain === null
        ? t('fees_reward', { fees: cost })
        : t(isLoss ? 'fees_exceed' : 'fees', { fees: cost, gain: formatMoney(locale, gain) })}
    </p>
  )
}
