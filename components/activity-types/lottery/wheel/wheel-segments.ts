import type { useTranslations } from 'next-intl'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatCompact, formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { segmentLines, type SegmentContent } from '#lib/lottery/segment-lines.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import type { WheelSegment } from './wheel-segment.ts'

/** Letters; a longer figure would be too small to read on a phone. */
const LONG_FIGURE = 8

interface SegmentTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
}

function contentOf({ reward, label }: ShownPrize, { t, locale }: SegmentTexts): SegmentContent {
  if (reward === null) return { words: t('lottery.no_prize') }
  const { amount } = reward
  if ('unit' in amount) {
    const isCoupon = rewardWord(reward) === 'coupon'
    const figure = formatAmount(locale, amount)
    const short = figure.length > LONG_FIGURE ? formatCompact(locale, amount.amount) : figure
    return { figure: short, unit: isCoupon ? t('lottery.coupon') : amount.unit }
  }
  if ('count' in amount)
    return { words: t('task.draws', { count: amount.count, value: formatNumber(locale, String(amount.count)) }) }
  return { words: label }
}

/** The prizes in the order of the prize table, each with its words for an equal segment. */
export const wheelSegments = (prizes: readonly ShownPrize[], texts: SegmentTexts): WheelSegment[] =>
  prizes.map((prize) => ({
    prizeId: prize.prizeId,
    label: isolateAmounts(texts.locale, prize.label),
    lines: segmentLines(contentOf(prize, texts), prizes.length),
  }))
