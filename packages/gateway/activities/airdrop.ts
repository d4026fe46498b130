import type { checkAirdropPositionAccount } from '@fanfare/contract/activity/campaign.ts'
import type { Handler } from '#gateway/route.ts'
import Big from 'big.js'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { holdingSnapshots } from '#gateway/accounts/db/accounts.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { DomainError } from '../util/domain-error.ts'
import { checkEligibility } from './eligibility.ts'
import { findActivity } from './find-activity.ts'
import { refuseOutsideOfSchedule } from './join-activity.ts'

/** The task whose target an airdrop needs; null for an activity without an airdrop. */
export function airdropTask({ tasks }: Pick<ActivityFile, 'tasks'>): (TaskDefinition & { target: Money }) | null {
  const task = tasks.find(({ type }) => type === 'SPOT_HOLDS')
  return task && 'amount' in task.target ? { ...task, target: task.target } : null
}

/** The announced snapshots of an airdrop before its end, ms, oldest first. */
export const announcedSnapshots = ({
  definition,
  startTime,
  endTime,
}: Pick<ActivityRow, 'definition' | 'startTime' | 'endTime'>) =>
  (definition.airdrop?.snapshotHours ?? []).map((hours) => startTime + hours * HOUR_MS).filter((at) => at < endTime)

/**
 * Compares the caller's holding, by the newest snapshot since the start, with the target of the campaign's SPOT_HOLDS task.
 * @assumed a snapshot of the caller within a day of an announced one is that one; the platform may be late or early
 * @throws DomainError 51001, 51002, 51003, 51070 when the campaign has no such task
 */
export const checkAirdrop: Handler<typeof checkAirdropPositionAccount> = async (
  { query: { activityId } },
  { gateway, caller: { userId }, country },
) => {
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
