import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatCompact } from '@fanfare/languages/format.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Words } from '#components/ui/text/use-words.ts'
import { segmentLines, type SegmentLine, type SegmentContent } from '#lib/lottery/segment-lines.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import type { HubView } from './wheel-stage.tsx'

/** A prize on the wheel and in the grid, in words; `prizeId` null is "no prize". */
export interface WheelSegment {
  prizeId: string | null
  label: string
  lines: readonly SegmentLine[]
}

/** Characters; a longer figure would be too small to read on a phone. */
const LONG_FIGURE = 8

function contentOf({ reward, label }: ShownPrize, { t, locale, counted, amount }: Words): SegmentContent {
  if (reward === null) return { words: t('lottery.no_prize') }
  const pays = reward.amount
  if ('unit' in pays) {
    const figure = amount(pays)
    const short = figure.length > LONG_FIGURE ? formatCompact(locale, pays.amount) : figure
    return { figure: short, unit: rewardWord(reward) === 'coupon' ? t('lottery.coupon') : pays.unit }
  }
  return { words: 'count' in pays ? t('task.draws', counted(pays.count)) : label }
}

/** The segments in the order of the prize table. */
export const wheelSegments = (prizes: readonly ShownPrize[], words: Words): WheelSegment[] =>
  prizes.map((prize) => ({
    prizeId: prize.prizeId,
    label: isolateAmounts(words.locale, prize.label),
    lines: segmentLines(contentOf(prize, words), prizes.length),
  }))

export type HubPhase = 'before' | 'open' | 'over'

/** The hub's dates are in the official zone only; the hero has both clocks. */
const OFFICIAL_ZONE = 'UTC'

/** By the gateway's status, for the server, whose clock may be wrong. */
export function hubPhase({ status, outcome }: Pick<ActivityDetail, 'status' | 'outcome'>): HubPhase {
  if (outcome === 'CANCELLED' || status === 'ENDED') return 'over'
  return status === 'UPCOMING' ? 'before' : 'open'
}

/** The neutral hub before the start and after the end; null while draws can be used. */
export function closedHub(
  phase: HubPhase,
  { startTime, endTime, outcome }: Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>,
  { t, locale }: Words,
): HubView | null {
  const day = (at: number) => formatDayMonth(locale, at, OFFICIAL_ZONE)
  if (outcome === 'CANCELLED') return { title: t('state.cancelled') }
  if (phase === 'before') return { title: t('lottery.opens'), line: day(startTime) }
  return phase === 'over' ? { title: t('state.ended'), line: day(endTime) } : null
}

/** The id of the section with prizes and odds. */
export const PRIZES_ID = 'prizes'
