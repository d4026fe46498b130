import { pauseActivity, pauseAll, resumeActivity, resumeAll } from '@fanfare/contract/staff/pauses.ts'
import { activityChanged, scheduleOf } from '../activities/activity-status.ts'
import { aliasList } from '../activities/db/activities.ts'
import {
  deletePause,
  EVERY_ACTIVITY,
  findOwnPause,
  lockPauses,
  PAUSE_PARTS,
  savePause,
  type PausePart,
  type PauseRow,
} from '../db/pauses.ts'
import { keepClaimable } from '../audit/suspended-claims.ts'
import type { GatewayContext } from '../context.ts'
import type { Db } from '../db/client.ts'
import { appendLog } from '../log/db/log.ts'
import { present } from '../util/domain-error.ts'
import type { StaffLine } from './audit-staff.ts'
import type { ChangeInput, Proposable, StaffCommand, StaffOrder } from './staff-command.ts'

/** The parts that a body names; all three for none. */
const partsOf = (body: Partial<Record<PausePart, true | undefined>>) => {
  const named = PAUSE_PARTS.filter((part) => body[part] === true)
  return named.length === 0 ? [...PAUSE_PARTS] : named
}

const partsWhere = (isPaused: (part: PausePart) => boolean) => ({
  claims: isPaused('claims'),
  joins: isPaused('joins'),
  draws: isPaused('draws'),
})

/** The activity of the path, or `*`, with its own pause. @throws DomainError 51001 */
async function readOwn(tx: Db, { activities }: GatewayContext, { params }: { params?: { alias: string } }) {
  const activityId = params ? present(await activities.findByAlias(tx, params.alias)).activityId : EVERY_ACTIVITY
  return { activityId, before: await findOwnPause(tx, activityId) }
}

/** A pause as the staff reads it. */
export const shownPause = (row: PauseRow | null | undefined) => {
  if (!row) return null
  const { claims, joins, draws, reason, since, pausedBy } = row
  return { claims, joins, draws, reason, since, by: pausedBy }
}

/** Records a change of a pause. Open pages are told with the commit, and pages are rendered again after it. @returns the pause of now */
async function tell(
  tx: Db,
  gateway: GatewayContext,
  { activityId, before }: Awaited<ReturnType<typeof readOwn>>,
  { action, ...line }: { action: 'activity.paused' | 'activity.resumed' } & Pick<StaffLine, 'more'>,
  order: StaffOrder,
) {
  const paused = shownPause(await findOwnPause(tx, activityId))
  await order.audit({ action, subject: activityId, ...line, before: shownPause(before), after: paused })
  const isEvery = activityId === EVERY_ACTIVITY
  const ids = isEvery ? (await aliasList(tx)).map((one) => one.activityId) : [activityId]
  const rows = await Promise.all(ids.map((id) => gateway.activities.findById(tx, id)))
  const changed = rows.flatMap((row) =>
    row === null ? [] : [activityChanged({ activityId: row.activityId, ...scheduleOf(row) }, order.at)],
  )
  // Others read null for every activity, and not the person.
  const { claims = false, joins = false, draws = false, reason = null, since = null } = paused ?? {}
  const payload = { activityId: isEvery ? null : activityId, claims, joins, draws, reason, since }
  await appendLog(tx, [...changed, { topic: action, userId: null, payload }], order.at)
  // Any announcement renews the lists and pages of all activities; the id names one more tag.
  order.afterCommit(() => gateway.announceActivity(isEvery ? 'all' : activityId))
  return paused
}

const keep = (tx: Db, activityId: string, at: number) =>
  keepClaimable(tx, activityId === EVERY_ACTIVITY ? null : [activityId], at)

/** No claim, join or draw of the parts begins after the commit; parts that were paused before stay so. */
async function pause(
  tx: Db,
  gateway: GatewayContext,
  input: ChangeInput<typeof pauseActivity | typeof pauseAll>,
  order: StaffOrder,
) {
  const { reason } = input.body
  await lockPauses(tx)
  const own = await readOwn(tx, gateway, input)
  const { activityId, before } = own
  const parts = partsOf(input.body)
  const has = (part: PausePart) => before?.[part] === true || parts.includes(part)
  await savePause(tx, {
    ...partsWhere(has),
    activityId,
    reason,
    since: before?.since ?? order.at,
    pausedBy: order.staff.name ?? '',
  })
  if (has('claims')) await keep(tx, activityId, order.at)
  return { paused: await tell(tx, gateway, own, { action: 'activity.paused' }, order), at: order.at }
}

type ResumeInput = ChangeInput<typeof resumeActivity | typeof resumeAll>

/** Ends the pause of the parts; anyone with the role may, not only who paused. Without a pause it has no effect. */
async function resume(tx: Db, gateway: GatewayContext, input: ResumeInput, order: StaffOrder) {
  await lockPauses(tx)
  const own = await readOwn(tx, gateway, input)
  const { activityId, before } = own
  if (before === undefined) return { paused: null, extended: 0 }
  const parts = partsOf(input.body)
  const left = (part: PausePart) => before[part] && !parts.includes(part)
  const extended = before.claims && !left('claims') ? await keep(tx, activityId, order.at) : 0
  if (PAUSE_PARTS.some(left)) await savePause(tx, { ...before, ...partsWhere(left) })
  else await deletePause(tx, activityId)
  const paused = await tell(tx, gateway, own, { action: 'activity.resumed', more: { extended } }, order)
  order.afterCommit(gateway.wakeWorker)
  return { paused, extended }
}

/** A second person resumes where policy says so: always, or once an activity has begun, which every activity has. */
const secondResume: Proposable<ResumeInput, Awaited<ReturnType<typeof resume>>> = {
  kind: 'RESUME',
  needed: async (tx, gateway, input, { at }) => {
    const { activityId, before } = await readOwn(tx, gateway, input)
    const when = gateway.config.staffPolicy.second.resume
    const own = activityId === EVERY_ACTIVITY ? null : await gateway.activities.findById(tx, activityId)
    const isLive = own === null || own.startTime <= at
    if (when === 'never' || (when === 'live' && !isLive)) return null
    const subject = input.params?.alias ?? 'every activity'
    const summary = `Resume ${partsOf(input.body).join(', ')} of ${subject}.`
    return { subject, summary, consequences: { paused: shownPause(before) } }
  },
  basedOn: async (tx, gateway, input) => {
    const { before } = await readOwn(tx, gateway, input)
    return before === undefined ? 'not paused' : `${before.since}:${before.revision}`
  },
  waiting: async (tx, gateway, input) => ({
    paused: shownPause((await readOwn(tx, gateway, input)).before),
    extended: 0,
  }),
}

/** Pause and resume, of one activity and of every one. */
export const PAUSE_COMMANDS: readonly StaffCommand[] = [
  { call: pauseActivity, run: pause },
  { call: pauseAll, run: pause },
  { call: resumeActivity, run: resume, second: secondResume },
  { call: resumeAll, run: resume, second: secondResume },
]
