import { holdReward } from '@fanfare/contract/staff/corrections.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { letGoPayout, stopPayout } from '#gateway/payouts/db/payouts.ts'
import { changeReward } from '#gateway/rewards/db/rewards.ts'
import { malformed } from '../../http/read-input.ts'
import { rewardStateAt } from '../../rewards/reward-state.ts'
import { StateMoved } from '../../util/domain-error.ts'
import { describeChangedReward, lockForChange } from '../goodwill/cancel-by-staff.ts'
import { staffCommand } from '../staff-change.ts'

const LONGEST_MS = 30 * DAY_MS

/** POST /ops/v1/rewards/{rewardId}/hold: GRANTED becomes HOLD until then; null ends any hold. */
export const HOLD_REWARD = staffCommand(holdReward, async (tx, gateway, input, order) => {
  const { at } = order
  const { until } = input.body
  if (until !== null && (until <= at || until > at + LONGEST_MS))
    throw malformed('until', 'must be within the next 30 days')
  const before = await lockForChange(tx, gateway, input, order)
  const { rewardId, userId, activityId, source, revision, holdUntil, expiresAt } = before
  if (until !== null && expiresAt !== null && until >= expiresAt)
    throw malformed('until', 'must be before the reward expires')
  const state = rewardStateAt(before, at)
  // A physical prize that waits for its address is HOLD without an end.
  const isTimed = state === 'HOLD' && holdUntil !== null
  if (until === null ? !isTimed : state !== 'GRANTED' && !isTimed)
    throw new StateMoved('rewardId', `the reward is ${state}`, { revision, state })
  await (until === null ? letGoPayout(tx, rewardId, at) : stopPayout(tx, { userId, rewardId }, until))
  const after = await changeReward(tx, rewardId, {
    state: until === null ? 'GRANTED' : 'HOLD',
    holdUntil: until ?? at,
  })
  const payload = { rewardId, activityId, source, state: after.state }
  await appendLog(tx, [{ topic: 'reward.held', userId, payload }], at)
  await order.audit({
    action: until === null ? 'reward.let_go' : 'reward.held',
    subject: rewardId,
    before: { state, holdUntil },
    after: { state: after.state, holdUntil: until },
  })
  return { reward: await describeChangedReward(tx, gateway, rewardId) }
})
