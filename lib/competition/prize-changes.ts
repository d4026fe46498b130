import Big from 'big.js'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { combine, roiFactor, roiStepIndex, streakFactor, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import { countTradedDays } from './streak-days.ts'

export type Factors = NonNullable<CompetitionSection['factors']>

/** A change of one track, and the combined prize after it. */
export type PrizeChange = { prize: Money } & (
  | {
      kind: 'rank'
      rank: number
      /** Missing volume, and the fees of trading it. */
      left: Money
      fees: Money | null
      /** The fees are more than the increase of the prize. */
      isLoss: boolean
    }
  | { kind: 'streak'; days: number }
  /** A step of the ROI, a ratio as a decimal string. */
  | { kind: 'roi_up' | 'roi_down'; at: string }
  | { kind: 'roi_void' | 'roi_counts' | 'streak_void' | 'streak_counts'; minimum: number }
)

interface Entries {
  entries: number
  minimumEntries: number
}

/** With too few ranked participants a track counts as factor 1. */
export const isVoid = (track: Entries | null) => track !== null && track.entries < track.minimumEntries

/**
 * The ways to another prize, each computed alone: a better base prize, trading on each of the `daysLeft`, the next steps of the
 * ROI, and tracks that become void or valid. Changes that keep the prize are left out.
 */
export function prizeChanges(my: MyCompound, factors: Factors, daysLeft: number): PrizeChange[] {
  const parts: PrizeParts = { base: my.basePrize.amount, roi: my.roiFactor, streak: my.streakFactor }
  const { unit } = my.prize
  const withParts = (changed: Partial<PrizeParts>): Money => ({
    unit,
    amount: combine({ ...parts, ...changed }, my.bonusScale),
  })
  const changes = [
    ...rankChanges(my, withParts),
    ...streakChanges(my, factors, daysLeft, withParts),
    ...roiChanges(my, factors, withParts),
  ]
  return changes.filter(({ prize }) => new Big(prize.amount).gt(0) && !new Big(prize.amount).eq(my.prize.amount))
}

type WithParts = (changed: Partial<PrizeParts>) => Money

function rankChanges({ nextBase, volume, prize }: MyCompound, withParts: WithParts): PrizeChange[] {
  if (!nextBase) return []
  const left = new Big(nextBase.volume).minus(volume.amount)
  if (left.lte(0)) return []
  const next = withParts({ base: nextBase.basePrize.amount })
  const fees = nextBase.fees ?? null
  const gain = new Big(next.amount).minus(prize.amount)
  return [
    {
      kind: 'rank',
      rank: nextBase.rank,
      left: { amount: left.toFixed(), unit: volume.unit },
      fees,
      isLoss: fees?.unit === next.unit && new Big(fees.amount).gt(gain),
      prize: next,
    },
  ]
}

function streakChanges(
  { streakDays }: MyCompound,
  { streak }: Factors,
  daysLeft: number,
  withParts: WithParts,
): PrizeChange[] {
  if (!streak) return []
  const { minimumEntries: minimum } = streak
  const prizeAfter = (days: number) => withParts({ streak: streakFactor(streak, countTradedDays(streakDays) + days) })
  if (isVoid(streak)) return [{ kind: 'streak_counts', minimum, prize: prizeAfter(0) }]
  const changes: PrizeChange[] = []
  if (daysLeft > 0) changes.push({ kind: 'streak', days: daysLeft, prize: prizeAfter(daysLeft) })
  if (minimum > 0) changes.push({ kind: 'streak_void', minimum, prize: withParts({ streak: '1' }) })
  return changes
}

function roiChanges({ roi: mine }: MyCompound, { roi }: Factors, withParts: WithParts): PrizeChange[] {
  if (!roi) return []
  const { steps, minimumEntries: minimum } = roi
  if (isVoid(roi)) return [{ kind: 'roi_counts', minimum, prize: withParts({ roi: roiFactor(roi, mine) }) }]
  const at = roiStepIndex(steps, mine)
  // Without an ROI the factor is 1, so only a step above it is a gain.
  const up = mine === null ? steps.find(({ factor }) => new Big(factor).gt(1)) : steps[at + 1]
  const [present, down] = [steps[at], steps[at - 1]]
  const changes: PrizeChange[] = []
  if (up) changes.push({ kind: 'roi_up', at: up.from, prize: withParts({ roi: up.factor }) })
  if (present && down) changes.push({ kind: 'roi_down', at: present.from, prize: withParts({ roi: down.factor }) })
  if (minimum > 0) changes.push({ kind: 'roi_void', minimum, prize: withParts({ roi: '1' }) })
  return changes
}

/** The share of each track in a prize, decimal strings that add up to it; ROI and streak are below 0 where they lower it. */
export function prizeShares(parts: PrizeParts, bonusScale: string): PrizeParts {
  const withRoi = combine({ ...parts, streak: '1' }, bonusScale)
  return {
    base: parts.base,
    roi: new Big(withRoi).minus(parts.base).toFixed(),
    streak: new Big(combine(parts, bonusScale)).minus(withRoi).toFixed(),
  }
}

/**
 * The prize of the last rank with a base prize at modest factors, for readers without values of their own: the lowest step of the
 * ROI that raises a prize, and trades on half of the days.
 */
export function exampleCombination(
  { low, lastRank }: { low: Money; lastRank: number },
  factors: Factors,
  dayCount: number,
) {
  const roi = factors.roi?.steps.find(({ factor }) => new Big(factor).gt(1)) ?? null
  const days = Math.ceil(dayCount / 2)
  const streak = factors.streak && { days, factor: streakFactor(factors.streak, days) }
  const parts = { base: low.amount, roi: roi?.factor ?? '1', streak: streak?.factor ?? '1' }
  const prize = { unit: low.unit, amount: combine(parts, factors.bonusScale) }
  return { rank: lastRank, base: low, roi, streak, prize }
}
