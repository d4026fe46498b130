import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { boardFigure, boardValue, type Measure } from '#lib/competition/board.ts'
import type { NextPrize } from '#lib/competition/my-place.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'

/** How far the next prize is, and whether it is worth the fees. */
export function NextPrizeProgress({ next, measure }: { next: NextPrize; measure: Measure }) {
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
