import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { hasSeveralAccounts } from '../../facts/tallies/exclusions.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'
import { NOTHING, type EvaluateInput, type Evaluation, type Member, type SourceDecision } from '../engine.ts'
import { DEFAULT_BONUS } from '@fanfare/activities/engines/tiers.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { ActivityFrame } from '../../activities/definition/activity-in-play.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { Market } from '@fanfare/contract/ops/platform-event.ts'
import { deposits, withdrawals, volumeOf } from '../../facts/measures/relevant-facts.ts'
import { currentOf } from '../../facts/measures/tally.ts'
import type { UserFacts } from '../../facts/user-facts.ts'

/** The time in which a participant's deposits, withdrawals and trades count: [start, end) in ms. */
export interface BonusWindow {
  start: number
  end: number
}

export const bonusOf = ({ bonus }: FileWith<'tiers'>) => bonus ?? DEFAULT_BONUS

/** The personal window begins with the join, but not before the start, and ends with the activity at the latest. */
export function bonusWindow(
  file: FileWith<'tiers'>,
  { startTime, endTime }: Pick<ActivityFrame, 'startTime' | 'endTime'>,
  appliedAt: number,
): BonusWindow {
  const { windowDays } = bonusOf(file)
  const start = Math.max(appliedAt, startTime)
  return { start, end: windowDays === undefined ? endTime : Math.min(start + windowDays * DAY_MS, endTime) }
}

/** Both axes of a window. Pure: the order and the number of deliveries of the facts do not matter. */
export function reachedAxes(facts: UserFacts, window: BonusWindow, markets: readonly Market[]) {
  const timeReason = (at: number): ReasonCode | null => windowReason(window, at)
  const scope = { facts, window, timeReason }
  const [deposited, withdrawn, traded] = [deposits(scope), withdrawals(scope), volumeOf(markets)(scope)]
  return {
    /** May be negative. */
    netDeposit: currentOf(deposited).minus(currentOf(withdrawn)),
    volume: currentOf(traded),
    unclear: [...deposited.cut, ...withdrawn.cut, ...traded.cut],
  }
}

/** The amounts of a participant on both axes, in USDT. */
export type ReachedAxes = ReturnType<typeof reachedAxes>

/** Why a fact of that time does not count; null when it does. */
export function windowReason({ start, end }: BonusWindow, at: number): ReasonCode | null {
  if (at < start) return 'BEFORE_JOIN'
  return at < end ? null : 'OUT_OF_WINDOW'
}

export type TierDefinition = FileWith<'tiers'>['tiers'][number]

/** The highest tier that both axes meet; a condition that is absent is met. The file has the tiers in ascending order. */
export const highestTier = (tiers: readonly TierDefinition[], reached: ReachedAxes) =>
  tiers.findLast(
    ({ netDeposit, volume }) =>
      (netDeposit === undefined || reached.netDeposit.gte(netDeposit.amount)) &&
      (volume === undefined || reached.volume.gte(volume.amount)),
  ) ?? null

type TiersFile = FileWith<'tiers'>

export const tierSource = (tierId: string): Source => `tier:${tierId}`

export function bonusEdges({ start, end }: BonusWindow): FactEdges {
  return { own: new Set([start, end]), friends: null }
}

export const tierEdges = ({ activity: { definition, frame }, appliedAt }: Member<TiersFile>): FactEdges =>
  bonusEdges(bonusWindow(definition, frame, appliedAt))

/** When the tier is decided: late facts of the window arrive within the delay of the data. ms */
export const decidedAt = (window: BonusWindow, dataDelaySeconds: number) => window.end + dataDelaySeconds * 1000

/**
 * The tier of a participant, decided when the personal window and the delay of the data are over: the highest one that net deposit and volume
 * meet at the end of the window. A withdrawal before then lowers it, and a flag from before the decision takes it away. Pure.
 */
export function decideTier(input: EvaluateInput<TiersFile>): Evaluation {
  const { activity, appliedAt, facts, now, closed } = input
  const { frame, definition } = activity
  const open = definition.tiers.filter(({ id }) => !closed.has(tierSource(id)))
  const window = bonusWindow(definition, frame, appliedAt)
  const at = decidedAt(window, frame.dataDelaySeconds)
  if (open.length === 0) return NOTHING
  if (now < at) return { ...NOTHING, sources: open.map(undecided), dueAt: at }
  const reached = reachedAxes(facts, window, bonusOf(definition).markets)
  // A person with several accounts gets no bonus.
  const tier = hasSeveralAccounts(facts.events, at) ? null : highestTier(definition.tiers, reached)
  return {
    ...NOTHING,
    sources: open.map((one) =>
      one.id === tier?.id
        ? { ...undecided(one), status: 'EARNED', earnedAt: window.end }
        : { ...undecided(one), status: 'MISSED' },
    ),
    unclear: reached.unclear,
  }
}

const undecided = ({ id, reward }: TierDefinition): SourceDecision => ({
  source: tierSource(id),
  status: 'OPEN',
  earnedAt: null,
  claimDeadline: null,
  reward,
  isLowerable: false,
  isAmountFixed: true,
})
