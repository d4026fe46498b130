import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { holdingSnapshots } from '#gateway/accounts/db/accounts.ts'
import { DomainError } from '../util/domain-error.ts'
import { airdropTask } from './airdrop-task.ts'
import { announcedSnapshots } from './announced-snapshots.ts'
import { DAY_MS } from '../util/time/durations.ts'
import { refuseOutsideOfSchedule } from './join-activity.ts'
import { checkEligibility } from './check-eligibility.ts'
import { findActivity } from './find-activity.ts'

/**
 * Compares the caller's holding, by the newest snapshot since the start, with the target of the campaign's SPOT_HOLDS task.
 * @assumed a snapshot of the caller within a day of an announced one is that one; the platform may be late or early
 * @throws DomainError 51001, 51002, 51003, 51070 when the campaign has no such task
 */
export async function checkAirdrop(
  gateway: GatewayContext,
  { userId }: Caller,
  activityId: string,
  country: string | null,
) {
  const activity = await findActivity(gateway, activityId)
  const now = gateway.clock.now()
  refuseOutsideOfSchedule(activity, now)
  const task = airdropTask(activity.definition)
  if (task === null) throw new DomainError('AIRDROP', { tipKey: 'activity.no_airdrop' })
  const { target } = task
  const window = { start: activity.startTime, end: activity.endTime }
  const snapshots = await holdingSnapshots(gateway.db, userId, task.asset ?? null, window)
  const { reasonCode } = await checkEligibility(gateway, activity, userId, country)
  const newest = snapshots.at(-1)
  const isEnough = (held: string) => Big(held).gte(target.amount)
  const held = newest?.usdtValue ?? '0'
  return {
    eligible: isEnough(held) && reasonCode === null,
    position: { amount: held, unit: target.unit },
    required: target,
    reasonCode: reasonCode ?? (isEnough(held) ? null : ('NOT_ENOUGH' as const)),
    snapshots: [
      ...snapshots.map(({ occurredAt, usdtValue }) => ({ at: occurredAt, taken: true, held: isEnough(usdtValue) })),
      ...announcedSnapshots(activity)
        .filter((at) => !snapshots.some(({ occurredAt }) => Math.abs(occurredAt - at) < DAY_MS))
        .map((at) => ({ at, taken: at <= now, held: null })),
    ].toSorted((a, b) => a.at - b.at),
    ...(newest && { asOf: newest.occurredAt }),
  }
}
