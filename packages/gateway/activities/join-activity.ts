import type { CodeName } from '@fanfare/contract/codes.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { join } from '#gateway/activities/db/activities.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { findAppliedAt, listJoined, lockJoins } from '#gateway/activities/db/participations.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { isHeldOff } from '#gateway/db/pauses.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { loadMarketMaking } from '../facts/tallies/market-making.ts'
import { DomainError } from '../util/domain-error.ts'
import { scheduleOf, statusOf } from './activity-status.ts'
import { checkEligibility } from './eligibility.ts'
import type { checkAirdropPositionAccount } from '@fanfare/contract/activity/campaign.ts'
import type { applyStatus } from '@fanfare/contract/activity/join.ts'
import type { Handler } from '#gateway/route.ts'
import Big from 'big.js'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { holdingSnapshots } from '#gateway/accounts/db/accounts.ts'
import { findActivity } from './find-activity.ts'

type Activities = Pick<GatewayContext, 'activities' | 'db'>

/** The listed activities that the file names in `audience.notWith`. */
export async function listNotWith({ activities, db }: Activities, { definition }: ActivityRow) {
  const found = await Promise.all(definition.audience.notWith.map((alias) => activities.findByAlias(db, alias)))
  return found.flatMap((other) => (other?.listed ? [other] : []))
}

/** Whether the user has joined an activity that does not go together with this one, by the file of either. */
async function hasJoinedSister(
  { activities, db }: Activities & { db: Db },
  { activityId, alias, definition }: ActivityRow,
  userId: string,
) {
  const joined = (await listJoined(db, userId)).filter((one) => one.activityId !== activityId)
  const others = await Promise.all(joined.map((one) => activities.findById(db, one.activityId)))
  return others.some(
    (other) =>
      other !== null &&
      (definition.audience.notWith.includes(other.alias) || other.definition.audience.notWith.includes(alias)),
  )
}

const CODE_OF_REASON: Partial<Record<ReasonCode, CodeName>> = {
  REGION: 'REGION_REFUSED',
  KYC_NEEDED: 'IDENTITY_NEEDED',
  MULTI_ACCOUNT: 'MULTIPLE_ACCOUNTS',
}

interface JoinInput {
  activity: ActivityRow
  country: string | null
  /** The version of the consent that the user ticked. */
  consentVersion: string | undefined
}

/**
 * Joins once: a repeated or concurrent call has the same answer, also after the end. The worker then evaluates the caller's
 * tasks.
 * @throws DomainError 51002, 51003, 51004 (reasonCode), 51005, 51006, 51020 (joined an activity that does not go together with
 * it; joins are paused), 51021 (consent needed), 51040, 51071 (full)
 */
export async function joinActivity(
  gateway: GatewayContext,
  { userId }: Caller,
  { activity, country, consentVersion }: JoinInput,
) {
  const { activityId, definition } = activity
  const known = await findAppliedAt(gateway.db, userId, activityId)
  if (known !== null) return joined(known)

  refuseOutsideOfSchedule(activity, gateway.clock.now())
  const { reasonCode } = await checkEligibility(gateway, activity, userId, country)
  if (reasonCode !== null) throw new DomainError(CODE_OF_REASON[reasonCode] ?? 'NOT_ELIGIBLE', { reasonCode })
  if (definition.consentVersion !== undefined && definition.consentVersion !== consentVersion)
    throw new DomainError('RISK_TIP', { tipKey: 'activity.consent_needed' })

  const appliedAt = await withTransaction(gateway.db, async (tx) => {
    const at = gateway.clock.now()
    await lockJoins(tx, userId)
    if (await hasJoinedSister({ ...gateway, db: tx }, activity, userId))
      throw new DomainError('TIP', { tipKey: 'activity.not_with' })
    if (await isHeldOff(tx, activityId, 'joins')) throw new DomainError('TIP', { tipKey: 'activity.joins_paused' })
    const outcome = await join(tx, {
      activityId,
      userId,
      at,
      consentVersion: definition.consentVersion ?? null,
      maximum: definition.audience.participantsMaximum ?? null,
    })
    if (outcome === 'full') throw new DomainError('LIMIT', { tipKey: 'activity.full' })
    if (outcome === 'already') return (await findAppliedAt(tx, userId, activityId)) ?? at
    await enqueueUsers(tx, [userId], at)
    return at
  })
  gateway.wakeWorker()
  return joined(appliedAt)
}

const joined = (appliedAt: number) => ({ status: DIALOG_STATUSES.registered, appliedAt })

/** @throws DomainError 51002, 51003 */
export function refuseOutsideOfSchedule(activity: ActivityRow, now: number) {
  const status = statusOf(scheduleOf(activity), now)
  if (status === 'UPCOMING') throw new DomainError('NOT_STARTED')
  if (status === 'ENDED') throw new DomainError('ENDED')
}

/**
 * For applyStatus. An account of a person with several is asked to switch, because only another one may take part; any
 * other refusal of joining is an error (@assumed).
 */
export const readJoinStatus =
  (find: typeof findActivity): Handler<typeof applyStatus> =>
  async ({ query: { activityId } }, { gateway, caller: { userId }, country }) => {
    const activity = await find(gateway, activityId)
    const appliedAt = await findAppliedAt(gateway.db, userId, activityId)
    if (appliedAt !== null) return joined(appliedAt)
    const { reasonCode } = await checkEligibility(gateway, activity, userId, country)
    if (reasonCode === null) return { status: DIALOG_STATUSES.none }
    const status = reasonCode === 'MULTI_ACCOUNT' ? DIALOG_STATUSES.switch : DIALOG_STATUSES.error
    return { status, reasonCode }
  }

/** The task whose target an airdrop needs; null for an activity without an airdrop. */
export function airdropTask({ tasks }: Pick<ActivityFile, 'tasks'>) {
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
  const marketMaking = await loadMarketMaking(gateway.db, [userId])
  const window = { start: activity.startTime, end: activity.endTime, marketMaking }
  const snapshots = await holdingSnapshots(gateway.db, userId, task.asset ?? null, window)
  const { reasonCode } = await checkEligibility(gateway, activity, userId, country)
  const newest = snapshots.at(-1)
  const isEnough = (held: string) => Big(held).gte(target.amount)
  const held = newest?.usdtValue ?? '0'
  const announced = announcedSnapshots(activity)
  const announcedFor = (occurredAt: number): number | undefined => {
    const distance = (at: number) => Math.abs(occurredAt - at)
    const [nearest] = announced.toSorted((one, other) => distance(one) - distance(other))
    return nearest !== undefined && distance(nearest) < DAY_MS ? nearest : undefined
  }
  // At the announced time, as every other reader sees it; `asOf` is when the caller's own was taken. The newest one counts.
  const own = new Map(
    snapshots.map(({ occurredAt, usdtValue }) => [announcedFor(occurredAt) ?? occurredAt, isEnough(usdtValue)]),
  )
  return {
    eligible: isEnough(held) && reasonCode === null,
    position: { amount: held, unit: target.unit },
    required: target,
    reasonCode: reasonCode ?? (isEnough(held) ? null : ('NOT_ENOUGH' as const)),
    snapshots: [
      ...[...own].map(([at, enough]) => ({ at, taken: true, held: enough })),
      ...announced.filter((at) => !own.has(at)).map((at) => ({ at, taken: at <= now, held: null })),
    ].toSorted((a, b) => a.at - b.at),
    ...(newest && { asOf: newest.occurredAt }),
  }
}
