import type { CallData, CallRequest } from '@fanfare/contract/define-call.ts'
import type { getRewardList } from '@fanfare/contract/task/rewards.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listAddresses } from '#gateway/rewards/db/reward-addresses.ts'
import { listRewards, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { listPayoutsOf } from '#gateway/payouts/db/payouts.ts'
import { partsOfSource, taskOfSource } from '#gateway/db/tables/source.ts'
import { defined } from '../util/defined.ts'
import { localize } from '../activities/definition/localize.ts'
import { activitiesNow } from '../activities/definition/activity-in-play.ts'
import { decryptAddress, maskAddress } from './address-text.ts'
import { payoutOfReward } from '../payouts/describe-payout.ts'
import { describeStoredReward, drawsLeftOf, leftOf } from './describe-stored-reward.ts'
import { reasonOfReward, rewardStateAt } from './awards/reward-state.ts'
import type { EvaluationContext } from '../evaluation/evaluate-locked.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'

type RewardItem = CallData<typeof getRewardList>['items'][number]

/** Rewards as their owner reads them, in their state at this moment. */
export async function describeRewards(
  gateway: Pick<GatewayContext, 'activities' | 'clock' | 'db' | 'keys'>,
  rows: readonly RewardRow[],
  locale: string,
) {
  const { db, clock } = gateway
  const now = clock.now()
  const items: RewardItem[] = []
  const addresses = await listAddresses(
    db,
    rows.filter(({ rewardType }) => rewardType === 'PHYSICAL').map(({ rewardId }) => rewardId),
  )
  const payouts = await listPayoutsOf(
    db,
    rows.map(({ rewardId }) => rewardId),
  )
  const activities = await activitiesNow(gateway, db, rows)
  for (const row of rows) {
    const activity = activities.get(row.activityId) ?? null
    const state = rewardStateAt(row, now)
    const reasonCode = reasonOfReward(row, now)
    const isOver = state === 'EXPIRED' || state === 'USED' || state === 'CANCELLED'
    const left = isOver ? undefined : leftOf(row)
    const payout = payoutOfReward(payouts.get(row.rewardId), state)
    const address = addresses.get(row.rewardId)
    const drawsLeft = isOver ? undefined : drawsLeftOf(row)
    items.push({
      rewardId: row.rewardId,
      activityId: row.activityId,
      taskId: null,
      periodKey: null,
      ...taskOfSource(row.source),
      source: partsOfSource(row.source),
      reward: describeStoredReward(row, activity, locale),
      state,
      grantedAt: row.grantedAt,
      expiresAt: row.expiresAt,
      ...defined({
        left,
        drawsLeft,
        address: address && maskAddress(decryptAddress(gateway, row.rewardId, address)),
        payout,
        reasonCode,
        activityTitle: activity && localize(activity.definition, locale).title,
        holdUntil: state === 'HOLD' ? row.holdUntil : null,
      }),
    })
  }
  return items
}

/** My claimed rewards, newest first (contract §6). */
export async function listMyRewards(
  gateway: EvaluationContext & Pick<GatewayContext, 'keys'>,
  { userId }: { userId: string },
  query: CallRequest<typeof getRewardList>['query'],
  locale: string,
) {
  // A queued event may say that a reward was used.
  await evaluateIfQueued(gateway, userId)
  const { rows, total } = await listRewards(gateway.db, { ...query, userId, now: gateway.clock.now() })
  return { items: await describeRewards(gateway, rows, locale), total }
}
