import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { sourceKey, type SourceKey } from '#gateway/db/tables/source.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { isBeyondRecall, stopPayout } from '#gateway/payouts/db/payouts.ts'
import { clearDisputed, lockRewardsOf, setDisputed } from '#gateway/rewards/db/disputes.ts'
import { closeEarnedAgain, openReversalReview } from '#gateway/rewards/db/reviews.ts'
import { changeReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'

export interface DisputedReward {
  userId: string
  rewardId: string
  state: RewardState
  becomes: RewardState
}

/** Whether only the platform can take a reward back. */
const isHandedOver = async (tx: Db, state: RewardState, reward: RewardRow) =>
  state === 'USED' || (state === 'GRANTED' && (await isBeyondRecall(tx, reward)))

/**
 * Disputes rewards that would not be earned without a reversed event: a claim of one is granted as REVIEW, and one that
 * is granted gets a review, under which it waits unless it was handed over.
 * @returns the keys of the entitlements after their user, and the rewards
 */
export async function disputeSources(
  tx: Db,
  gateway: Pick<GatewayContext, 'newId'>,
  lost: readonly (Owned<SourceKey> & { reversedBy: string })[],
  now: number,
) {
  const disputed = await setDisputed(tx, lost)
  const rewards: DisputedReward[] = []
  for (const { stateNow: state, ...reward } of await lockRewardsOf(tx, disputed, now)) {
    if (state === 'EXPIRED' || state === 'CANCELLED') continue
    const { userId, rewardId } = reward
    await openReversalReview(tx, reward, { reviewId: gateway.newId('rv'), at: now })
    const becomes = (await isHandedOver(tx, state, reward)) ? state : 'REVIEW'
    if (becomes !== state) await holdForReview(tx, reward, now)
    rewards.push({ userId, rewardId, state, becomes })
  }
  return { sources: new Set(disputed.map((key) => `${key.userId} ${sourceKey(key)}`)), rewards }
}

async function holdForReview(tx: Db, { rewardId, userId, activityId, source }: RewardRow, now: number) {
  const change = { state: 'REVIEW', reasonCode: 'UNDER_REVIEW', holdUntil: null, expiresAt: null } as const
  await stopPayout(tx, { userId, rewardId }, null)
  await changeReward(tx, rewardId, change)
  const payload = { rewardId, activityId, source, state: 'REVIEW' }
  await appendLog(tx, [{ topic: 'reward.reviewed', userId, payload }], now)
}

/** Ends disputes about rewards that other facts earn again. */
export async function liftDisputes(tx: Db, keys: readonly Owned<SourceKey>[], now: number) {
  if (keys.length === 0) return
  await clearDisputed(tx, keys)
  const rewards = await lockRewardsOf(tx, keys, now)
  await closeEarnedAgain(
    tx,
    rewards.map(({ rewardId }) => rewardId),
    now,
  )
}
