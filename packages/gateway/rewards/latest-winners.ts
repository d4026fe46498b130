import Big from 'big.js'
import { LRUCache } from 'lru-cache'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listLatestRewards, sumRewardsSince, type LatestReward, type RewardSum } from '#gateway/rewards/db/rewards.ts'
import type { marqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { findActivity } from '../activities/find-activity.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { toDecimal } from '../util/decimal.ts'
import { activityLastSeen } from '../activities/definition/activity-in-play.ts'
import { localize } from '../activities/definition/localize.ts'
import { describeStanding } from './describe-stored-reward.ts'

/** @assumed */
const WINNERS_MAXIMUM = 20
/** @assumed Newer activities come first, and older ones have no news. */
const ACTIVITIES_MAXIMUM = 100

/** Answers are kept because the call is public: frequent requests must not load the database. ms */
const WINNERS_KEPT_MS = 5_000
/** Longer, because adding up a day's million rewards takes a second. */
const SUM_KEPT_MS = 60_000
const KEPT_ACTIVITIES = 200

/** Readings by activity; the empty name is for all. */
const createKept = () => ({
  winners: new LRUCache<string, Promise<LatestReward[]>>({ max: KEPT_ACTIVITIES, ttl: WINNERS_KEPT_MS }),
  sums: new LRUCache<string, Promise<RewardSum | undefined>>({ max: KEPT_ACTIVITIES, ttl: SUM_KEPT_MS }),
})
const keptOf = new WeakMap<GatewayContext, ReturnType<typeof createKept>>()

function readOnce<Value>(cache: LRUCache<string, Promise<Value>>, key: string, read: () => Promise<Value>) {
  const known = cache.get(key)
  if (known !== undefined) return known
  const reading = read()
  cache.set(key, reading)
  // A failure is not kept.
  reading.catch(() => cache.delete(key))
  return reading
}

/** @throws DomainError 51001 */
async function activityIdsOf(gateway: GatewayContext, activityId?: string) {
  if (activityId !== undefined) return [(await findActivity(gateway, activityId)).activityId]
  const page = { now: gateway.clock.now(), pageIndex: 0, pageSize: ACTIVITIES_MAXIMUM }
  return (await gateway.activities.list(gateway.db, page)).rows.map((row) => row.activityId)
}

/**
 * The latest rewards of the listed activities, or of one activity, newest first and with masked names (contract §4, ADR 0043).
 * @throws DomainError 51001 for an unknown activity
 */
export async function latestWinners(gateway: GatewayContext, activityId: string | undefined, locale: string) {
  const { db, clock } = gateway
  const kept = keptOf.get(gateway) ?? createKept()
  keptOf.set(gateway, kept)
  const key = activityId ?? ''
  const [rows, lastDay] = await Promise.all([
    readOnce(kept.winners, key, async () =>
      listLatestRewards(db, { activityIds: await activityIdsOf(gateway, activityId), limit: WINNERS_MAXIMUM }),
    ),
    readOnce(kept.sums, key, async () =>
      sumRewardsSince(db, { activityIds: await activityIdsOf(gateway, activityId), from: clock.now() - DAY_MS }),
    ),
  ])
  const items: CallData<typeof marqueeRecord>['items'] = []
  for (const row of rows) {
    const activity = await activityLastSeen(gateway, row.activityId)
    items.push({
      maskedName: maskName(row.loginName),
      reward: describeStanding(row, activity, locale),
      activityId: row.activityId,
      title: activity === null ? '' : localize(activity.definition, locale).title,
      at: row.grantedAt,
    })
  }
  if (lastDay === undefined) return { items }
  const amount = { amount: toDecimal(new Big(lastDay.amount)), unit: lastDay.unit }
  return { items, lastDay: { rewards: lastDay.rewards, amount } }
}
