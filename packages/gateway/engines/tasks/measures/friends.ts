import Big from 'big.js'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { FriendFacts } from '../../../facts/user-facts.ts'
import { accountReason } from '../../../facts/tallies/exclusions.ts'
import { factsOf } from '../../../facts/tallies/fact-index.ts'
import { isCutAt, slicesOf, type Cell } from '../../../facts/fact-slice.ts'
import { MEASURE } from '../../../facts/tallies/tally-line.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { isAccountCut, relevantOf } from '../../../facts/measures/relevant-facts.ts'
import { reachOf, single, tallyOf, type Reach, type Relevant } from '../../../facts/measures/tally.ts'
import type { TaskMeasure, TaskScope } from './task-scope.ts'

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
export const friendsQualified: TaskMeasure = (scope) => {
  const cut: Cell[] = []
  const friends = friendsOnce(scope).map((friend) => qualificationOf(scope, friend, cut))
  return tallyOf(friends, { cut })
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
