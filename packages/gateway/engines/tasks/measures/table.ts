import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import {
  isAccountCut,
  relevantOf,
  tallyOfMeasures,
  deposits,
  earningsIn,
  firstDeposit,
  largestHolding,
  firstSpotTrade,
  tradesIn,
  volumeOf,
  type Measure,
  type MeasureScope,
} from '../../../facts/measures/relevant-facts.ts'
import Big from 'big.js'
import type { ReasonCode, TaskType } from '@fanfare/contract/enumerations.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { FriendFacts, UserFacts } from '../../../facts/user-facts.ts'
import { accountReason } from '../../../facts/tallies/exclusions.ts'
import { factsOf } from '../../../facts/tallies/fact-index.ts'
import { MEASURE } from '../../../facts/tallies/tally-line.ts'
import { isCutAt, slicesOf, type Cell } from '../../../facts/fact-slice.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { reachOf, single, tallyOf, type Reach, type Relevant, type Tally } from '../../../facts/measures/tally.ts'

/** The data that a task's measure may read. */
export interface TaskScope extends MeasureScope {
  facts: UserFacts
  task: TaskDefinition
  activityId: string
}

export type TaskMeasure = Measure<TaskScope>

const DEPOSITS = [MEASURE.deposit, MEASURE.firstDeposit]
const TRADES = MARKETS.map(MEASURE.trade)
/** The label in a trace, which names no friend. */
const FRIEND = 'friend'

/** Friends who registered with the user's code, each once; their later actions do not matter. */
export const friendsRegistered: TaskMeasure = (scope) =>
  tallyOf(friendsOnce(scope).map(({ registeredAt }) => single(registeredAt, scope.timeReason(registeredAt), FRIEND)))

/**
 * Friends who registered inside the user's window and met `task.friend` within its days of registering, each once, at the
 * latest of the parts. A friend's actions after the window do not count, as the user's own facts would not.
 */
const friendsQualified: TaskMeasure = (scope) => {
  const cut: Cell[] = []
  const friends = friendsOnce(scope).map((friend) => qualificationOf(scope, friend, cut))
  return tallyOf(friends, cut)
}

function qualificationOf({ task, window, timeReason }: TaskScope, friend: FriendFacts, cut: Cell[]): Relevant {
  const late = timeReason(friend.registeredAt)
  if (late !== null || task.friend === undefined) return single(friend.registeredAt, late, FRIEND)
  const until = Math.min(friend.registeredAt + task.friend.days * DAY_MS, window?.end ?? Number.POSITIVE_INFINITY)
  const verified = task.friend.kyc ? verifiedAt(friend, until) : friend.registeredAt
  // Amounts of a friend are not the user's to see, so the trace has the deadline alone.
  const pending = (reason: ReasonCode) => ({ ...single(friend.registeredAt, reason, FRIEND), detail: { until } })
  if (verified === null) return pending('KYC_NEEDED')
  const parts = [
    reachBefore(friend, { until, measures: DEPOSITS, target: task.friend.deposit, cut }),
    reachBefore(friend, { until, measures: TRADES, target: task.friend.trade, cut }),
  ]
  const met = parts.filter((part) => part !== null)
  if (met.length < parts.length) return pending('NOT_ENOUGH')
  // A time before the registration comes from a wrong clock of the sender; the maximum corrects it.
  const firstAt = Math.max(friend.registeredAt, verified, ...met.map((part) => part.firstAt))
  const lastAt = Math.max(friend.registeredAt, verified, ...met.map((part) => part.lastAt))
  const unclear = met.filter((part) => part.lastAt > firstAt).flatMap((part) => part.unclear)
  return { ...single(firstAt, null, FRIEND), lastAt, unclear }
}

const verifiedAt = ({ events }: FriendFacts, until: number) =>
  factsOf(events, 'kyc.passed').find(
    ({ occurredAt }) => occurredAt < until && accountReason(events, occurredAt) === null,
  )?.occurredAt ?? null

interface Part {
  until: number
  measures: readonly string[]
  /** undefined when the part is met from the beginning. */
  target: string | undefined
  cut: Cell[]
}

/** When the running sum of the facts before `until` reached the target. */
function reachBefore({ events, slices }: FriendFacts, { until, measures, target, cut }: Part): Reach | null {
  if (target === undefined) return reachOf(tallyOf([]), new Big(0))
  const counted: Relevant[] = []
  for (const slice of slicesOf(slices, measures)) {
    if (slice.firstAt >= until || slice.reason !== null) continue
    if (isCutAt(slice, until) || isAccountCut({ events }, slice)) cut.push(slice.cell)
    counted.push({ ...relevantOf(slice), reason: accountReason(events, slice.firstAt) })
  }
  return reachOf(tallyOf(counted), new Big(target))
}

const friendsOnce = ({ facts }: TaskScope) =>
  [...new Map(facts.friends.map((friend) => [friend.userId, friend])).values()].sort(
    (a, b) => a.registeredAt - b.registeredAt || (a.userId < b.userId ? -1 : 1),
  )

/**
 * A state counts from any time before the end of the window, also before the join (contract §7); an ended task keeps its
 * result. Of several causes the earliest counts.
 */
function stateSince(
  { window }: MeasureScope,
  label: string,
  causes: readonly (number | null)[],
  ownReason: ReasonCode | null = null,
): Tally {
  const known = causes.filter((at) => at !== null)
  if (known.length === 0) return tallyOf([])
  const at = Math.min(...known)
  return tallyOf([single(at, window !== null && at >= window.end ? 'OUT_OF_WINDOW' : ownReason, label)])
}

/** Counts once the account exists. */
const registered: TaskMeasure = (scope) => stateSince(scope, 'account', [scope.facts.registeredAt])

/** Counts the first `kyc.passed` at a time when the account was not a market maker. */
const identityVerified: TaskMeasure = (scope) => {
  const { events } = scope.facts
  const passed = factsOf(events, 'kyc.passed')
  const counting = passed.find(({ occurredAt }) => accountReason(events, occurredAt) === null)
  return stateSince(scope, 'kyc', [(counting ?? passed[0])?.occurredAt ?? null], counting ? null : 'MARKET_MAKER')
}

/** Counts once the account is bound to a KOL. */
const boundToKol: TaskMeasure = (scope) => stateSince(scope, 'code', [scope.facts.kolBinding?.boundAt ?? null])

/** Counts a registration or KOL binding with one of the task's codes, which are compared without regard to case. */
const cameByCode: TaskMeasure = (scope) => {
  const { registeredAt, invitedByCode, kolBinding } = scope.facts
  const codes = new Set((scope.task.codes ?? []).map((code) => code.toUpperCase()))
  const asked = (code: string | null | undefined) => code != null && codes.has(code.toUpperCase())
  return stateSince(scope, 'code', [
    asked(invitedByCode) ? registeredAt : null,
    kolBinding && asked(kolBinding.code) ? kolBinding.boundAt : null,
  ])
}

/** Number of `link.shared` events of this activity. */
const linkShared: TaskMeasure = (scope) => tallyOfMeasures(scope, [MEASURE.share(scope.activityId)])

/** Contract §7, What counts: one measure for each task type. TRANSFER_AND_TRADING has a second measure, for its transfers. */
export const MEASURES = {
  REGISTER_PASS: registered,
  KYC_PASS: identityVerified,
  KOL_BIND: boundToKol,
  APPOINT_CODE: cameByCode,
  TRADING_VOLUME: volumeOf(['futures']),
  SPOT_TRADING_VOLUME: volumeOf(['spot']),
  TOTAL_TRADING_VOLUME: volumeOf(MARKETS),
  ANY_TRADING_VOLUME: tradesIn(MARKETS),
  SPOT_ANY_TRADING_VOLUME: tradesIn(['spot']),
  RECHARGE: deposits,
  SPOT_FIRST_RECHARGE: firstDeposit,
  SPOT_FIRST_TRADING: firstSpotTrade,
  TRANSFER_AND_TRADING: volumeOf(['futures']),
  EARNINGS: (scope) => earningsIn(scope.task.markets ?? MARKETS)(scope),
  // A target of any unit is compared with the value in USDT.
  SPOT_HOLDS: (scope) => largestHolding(scope.task.asset)(scope),
  SHARE_LINK: linkShared,
  INVITE_FRIEND: friendsQualified,
} as const satisfies Record<TaskType, TaskMeasure>
