import type { TimelineStep } from '@fanfare/contract/task/rewards.ts'
import { listPayoutsOf, type PayoutRow } from '#gateway/payouts/db/payouts.ts'
import { findReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { present } from '../util/domain-error.ts'
import { rewardStateAt } from './awards/reward-state.ts'
import type { EvaluationContext } from '../evaluation/evaluate-locked.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'

/**
 * The steps of one of my rewards in order of time; future steps carry the time when they are due.
 * @throws DomainError 51001 for an unknown reward or another user's
 */
export async function readRewardTimeline(gateway: EvaluationContext, { userId }: { userId: string }, rewardId: string) {
  await evaluateIfQueued(gateway, userId)
  const reward = present(await findReward(gateway.db, userId, rewardId))
  const payout = (await listPayoutsOf(gateway.db, [rewardId])).get(rewardId)
  return { steps: timelineOf(reward, gateway.clock.now(), payout) }
}

/** A reward under review has no next step: a person decides it. */
export function timelineOf(
  reward: Pick<
    RewardRow,
    'state' | 'reasonCode' | 'earnedAt' | 'grantedAt' | 'holdUntil' | 'expiresAt' | 'usedAt' | 'cancelledAt'
  >,
  now: number,
  payout?: Pick<PayoutRow, 'settledAt'> & { state: string },
) {
  const { earnedAt, grantedAt, holdUntil, expiresAt, usedAt, cancelledAt } = reward
  const steps: TimelineStep[] = [{ at: earnedAt, step: 'EARNED' }]
  if (reward.state === 'CANCELLED') {
    steps.push({ at: grantedAt, step: 'GRANTED' }, { at: cancelledAt ?? grantedAt, step: 'CANCELLED' })
    return steps
  }
  if (reward.reasonCode === 'UNDER_REVIEW') steps.push({ at: grantedAt, step: 'REVIEW' })
  else {
    if (holdUntil !== null) steps.push({ at: grantedAt, step: 'HOLD' })
    steps.push({ at: holdUntil ?? grantedAt, step: 'GRANTED' })
  }
  if (payout?.state === 'PAID' && payout.settledAt !== null) steps.push({ at: payout.settledAt, step: 'PAID' })
  if (usedAt !== null) steps.push({ at: usedAt, step: 'USED' })
  else if (expiresAt !== null)
    steps.push({ at: expiresAt, step: rewardStateAt(reward, now) === 'EXPIRED' ? 'EXPIRED' : 'EXPIRING' })
  return steps.sort((a, b) => a.at - b.at)
}
