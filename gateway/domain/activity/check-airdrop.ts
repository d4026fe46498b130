import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { holdingSnapshots } from '#gateway/db/accounts.ts'
import { DomainError } from '../domain-error.ts'
import { refuseOutsideOfSchedule } from './join-activity.ts'
import { checkEligibility } from './check-eligibility.ts'
import { findActivity } from './find-activity.ts'

/**
 * Compares the caller's holding, by the newest snapshot since the start, with the target of the campaign's SPOT_HOLDS task.
 * @throws DomainError 51001, 51002, 51003, 51070 when the campaign has no such task
 */
export async function checkAirdrop(
  gateway: GatewayContext,
  { userId }: Caller,
  activityId: string,
  country: string | null,
) {
  const activity = await findActivity(gateway, activityId)
  refuseOutsideOfSchedule(activity, gateway.clock.now())
  const task = activity.definition.tasks.find(({ type }) => type === 'SPOT_HOLDS')
  if (task === undefined || !('amount' in task.target))
    throw new DomainError('AIRDROP', { tipKey: 'activity.no_airdrop' })
  const window = { start: activity.startTime, end: activity.endTime }
  const snapshots = await holdingSnapshots(gateway.db, userId, task.asset ?? null, window)
  const { reasonCode } = await checkEligibility(gateway, activity, userId, country)
  const held = snapshots.at(-1)?.usdtValue ?? '0'
  const enough = Big(held).gte(task.target.amount)
  return {
    eligible: enough && reasonCode === null,
    position: { amount: held, unit: task.target.unit },
    required: task.target,
    reasonCode: reasonCode ?? (enough ? null : ('NOT_ENOUGH' as const)),
    snapshots: snapshots.map(({ occurredAt, usdtValue }) => ({
      at: occurredAt,
      taken: true,
      held: Big(usdtValue).gte(task.target && 'amount' in task.target ? task.target.amount : 0),
    })),
    asOf: snapshots.at(-1)?.occurredAt ?? activity.startTime,
  }
}
