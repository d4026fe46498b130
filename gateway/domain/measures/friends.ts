import Big from 'big.js'
import type { TaskDefinition } from '#activities/schema.ts'
import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import { DAY_MS } from '../time/durations.ts'
import type { FriendFacts } from '../tasks/decision.ts'
import { accountReason, depositReason, tradeReason } from '../facts/exclusions.ts'
import { factsOf } from '../facts/fact-index.ts'
import { reachedAt, tallyOf, type Relevant } from './tally.ts'
import type { Measure, MeasureScope } from './scope.ts'

type FriendRule = NonNullable<TaskDefinition['friend']>

/** Everybody who registered with my code, each once; what they do afterwards does not matter here. */
export const friendsRegistered: Measure = (scope) =>
  tallyOf(
    friendsOnce(scope).map(({ registeredAt }) => ({
      at: registeredAt,
      amount: '1',
      reason: scope.timeReason(registeredAt),
    })),
  )

/**
 * Friends who registered inside my window and met `task.friend` within its days of registering, each once, at the latest
 * of the parts. What a friend does after my window is outside it, as my own facts would be.
 */
export const friendsQualified: Measure = (scope) =>
  tallyOf(
    friendsOnce(scope)
      .map((friend) => judged(scope, friend))
      .sort((a, b) => a.at - b.at),
  )

function judged({ task, window, timeReason }: MeasureScope, friend: FriendFacts): Relevant {
  const late = timeReason(friend.registeredAt)
  const unmet = { at: friend.registeredAt, amount: '1' }
  if (late !== null) return { ...unmet, reason: late }
  if (task.friend === undefined) return { ...unmet, reason: null }
  const until = Math.min(friend.registeredAt + task.friend.days * DAY_MS, window?.end ?? Number.POSITIVE_INFINITY)
  // Nobody acts before registering: an earlier time is a sender's clock, and the maximum below corrects it.
  const inTime = (at: number) => at < until
  const verified = task.friend.kyc ? verifiedAt(friend, inTime) : friend.registeredAt
  if (verified === null) return { ...unmet, reason: 'KYC_NEEDED' }
  const paid = depositedAt(friend, task.friend, inTime)
  const traded = tradedAt(friend, task.friend, inTime)
  if (paid === null || traded === null) return { ...unmet, reason: 'NOT_ENOUGH' }
  return { at: Math.max(friend.registeredAt, verified, paid, traded), amount: '1', reason: null }
}

const verifiedAt = ({ events }: FriendFacts, inTime: (at: number) => boolean) =>
  factsOf(events, 'kyc.passed').find(
    ({ occurredAt }) => inTime(occurredAt) && accountReason(events, occurredAt) === null,
  )?.occurredAt ?? null

const depositedAt = ({ events }: FriendFacts, rule: FriendRule, inTime: (at: number) => boolean) =>
  reached(
    rule.deposit,
    factsOf(events, 'deposit.confirmed'),
    inTime,
    (deposit) => depositReason(deposit) ?? accountReason(events, deposit.occurredAt),
    ({ usdtValue }) => usdtValue,
  )

const tradedAt = ({ events }: FriendFacts, rule: FriendRule, inTime: (at: number) => boolean) =>
  reached(
    rule.trade,
    factsOf(events, 'trade.filled'),
    inTime,
    (trade) => tradeReason(trade) ?? accountReason(events, trade.occurredAt),
    ({ usdtVolume }) => usdtVolume,
  )

/** When the running sum reached `target`; what was not asked for was met all along. */
function reached<Event extends PlatformEvent>(
  target: string | undefined,
  events: readonly Event[],
  inTime: (at: number) => boolean,
  reasonOf: (event: Event) => Relevant['reason'],
  amountOf: (event: Event) => string,
): number | null {
  if (target === undefined) return Number.NEGATIVE_INFINITY
  const inside = events.filter(({ occurredAt }) => inTime(occurredAt))
  const facts = inside.map((event) => ({ at: event.occurredAt, amount: amountOf(event), reason: reasonOf(event) }))
  return reachedAt(tallyOf(facts), new Big(target))
}

const friendsOnce = ({ facts }: MeasureScope): FriendFacts[] =>
  [...new Map(facts.friends.map((friend) => [friend.userId, friend])).values()].sort(
    (a, b) => a.registeredAt - b.registeredAt || (a.userId < b.userId ? -1 : 1),
  )
