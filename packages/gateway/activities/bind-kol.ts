import type { Caller, GatewayContext } from '#gateway/context.ts'
import { createReferralsOf } from '#gateway/agents/db/agent-referrals.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { agentByCode, bindToAgent } from '#gateway/activities/db/kol-bindings.ts'
import { findUserByVipCode } from '#gateway/accounts/db/users.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { DomainError } from '../util/domain-error.ts'
import { scheduleOf, statusOf } from './activity-status.ts'
import { findActivity } from './find-activity.ts'
import { maskName } from '#gateway/util/mask-name.ts'

/**
 * Binds the caller to the agent of a code; a binding is final (contract §6).
 * @throws DomainError 51001, 51003, 51053 (unknown or paused code), 51054 (bound already, or the caller's own code), with `field`
 */
export async function bindKol(
  gateway: GatewayContext,
  { userId }: Caller,
  { activityId, code }: { activityId: string; code: string },
): Promise<{ bound: true; agent: string }> {
  const activity = await findActivity(gateway, activityId)
  if (statusOf(scheduleOf(activity), gateway.clock.now()) === 'ENDED') throw new DomainError('ENDED')
  const owner = await findUserByVipCode(gateway.db, code)
  if (owner?.userId === userId) throw new DomainError('ALREADY_BOUND', { field: 'code' })
  const agent = await agentByCode(gateway.db, code, gateway.clock.now())
  if (agent === null) throw new DomainError('UNKNOWN_INVITE_CODE', { field: 'code' })
  await withTransaction(gateway.db, async (tx) => {
    const boundAt = gateway.clock.now()
    const bound = await bindToAgent(tx, { userId, code: agent.vipCode, agentUserId: agent.userId, activityId, boundAt })
    if (!bound) throw new DomainError('ALREADY_BOUND', { field: 'code' })
    await enqueueUsers(tx, [userId], boundAt)
    await createReferralsOf(tx, [userId], boundAt)
  })
  gateway.wakeWorker()
  return { bound: true, agent: maskName(agent.loginName) }
}
