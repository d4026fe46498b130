import { CODES } from '@fanfare/contract/codes.ts'
import { scheduleActivity, unscheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { lockAlias } from '#gateway/activities/db/activities.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import type { Db } from '#gateway/db/client.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { fileFromBody } from '../../activities/publication/file-from-body.ts'
import { NO_CONDITION, requireCondition } from '../../activities/publication/publish-condition.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import { digestOf } from '../../util/digest-of.ts'
import { DomainError, StateMoved, present } from '../../util/domain-error.ts'
import {
  deleteSchedule,
  findSchedule,
  insertSchedule,
  listDueSchedules,
  saveScheduleFailure,
  type ScheduleRow,
} from '../db/activity-schedules.ts'
import { carriedOut } from '../staff-change.ts'
import { type ChangeInput, type StaffOrder, staffCommand } from '../staff-command.ts'
import {
  checked,
  fileOfVersion,
  namesOf,
  publishAsStaff,
  secondPublisher,
  tryPublication,
  type Found,
} from './publish-as-staff.ts'

type Input = ChangeInput<typeof scheduleActivity>

/** A schedule as the staff reads it. */
export const shownSchedule = (row: ScheduleRow | undefined) => (row ? { ...row, by: row.scheduledBy } : null)

/** An activity that is not published yet has version 0. */
const conditionOf = (version: number) =>
  version === 0 ? { ifMatch: null, ifNoneMatch: true } : { ifMatch: version, ifNoneMatch: false }

/** The file of the body. @throws DomainError 51001 or 40000 */
async function fileOf(tx: Db, { params: { alias }, body }: Input, row: ActivityVersion | null) {
  const { file, yaml, version } = body
  if ([file, yaml, version].filter((source) => source !== undefined).length !== 1)
    throw malformed('file', 'or yaml or version is needed, one of them')
  if (version !== undefined) return fileOfVersion(tx, present(row), version)
  return fileFromBody({ alias, body: file ?? { yaml } }, parseActivityFile)
}

/** @throws DomainError 40000 or 412 */
async function planned(tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder) {
  const { params, query, body, ifMatch } = input
  const { at, note, version } = body
  if (at <= order.at) throw malformed('at', 'must be in the future')
  const row = await lockAlias(tx, params.alias)
  const waiting = await findSchedule(tx, params.alias)
  if (waiting?.state === 'WAITING')
    throw new StateMoved('schedule', `is set for ${new Date(waiting.at).toISOString()}: delete it first`, {
      revision: row?.version ?? 0,
      state: waiting.state,
    })
  const found: Found = {
    kind: 'SCHEDULE',
    row,
    file: await fileOf(tx, input, row),
    from: version,
    note,
    condition: conditionOf(ifMatch ?? 0),
    replace: namesOf(query.replace),
  }
  // With the clock of that time a start that has passed by then is refused today.
  const then = { ...gateway, clock: { ...gateway.clock, now: () => at } }
  const answer = await tryPublication(tx, then, found, { ...order, at })
  if (!answer.created && answer.changed.length === 0)
    throw malformed(version === undefined ? 'file' : 'version', 'changes nothing: it is published already')
  const basedOn = row?.version ?? 0
  return {
    found /** The publication as it would be at its time, with the activity as it is now. */,
    answer /** The fields that the call answers and the table keeps. */,
    plan: { at, basedOn, hash: digestOf({ at, basedOn, file: found.file }) },
  }
}

const answerOf = ({ plan, answer }: Awaited<ReturnType<typeof planned>>) => ({
  ...answer,
  ...plan,
  consequences: answer.consequences ?? null,
})

const schedule = staffCommand(
  scheduleActivity,
  async (tx, gateway, input, order) => {
    const made = await planned(tx, gateway, input, order)
    const { alias } = input.params
    const { file, from, note, replace, row } = made.found
    const { staff, approvedBy } = order
    // A schedule that has failed gives way to the new one.
    await deleteSchedule(tx, alias)
    await insertSchedule(tx, {
      ...made.plan,
      alias,
      file,
      fromVersion: from ?? null,
      replaces: replace,
      note,
      scheduledBy: staff.name ?? '',
      via: staff.via,
      key: staff.key,
      approvedBy,
    })
    const subject = row?.activityId ?? alias
    await order.audit({ action: 'activity.scheduled', subject, more: { alias, ...made.plan } })
    return answerOf(made)
  },
  {
    kind: 'SCHEDULE',
    needed: async (tx, gateway, input, order) => {
      if (gateway.config.staffPolicy.second.publish === 'never') return null
      const { found, answer, plan } = await planned(tx, gateway, input, order)
      const second = secondPublisher(gateway, found, answer, plan.at)
      return second && { ...second, summary: `${second.summary}, at ${new Date(plan.at).toISOString()}` }
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockAlias(tx, params.alias))?.version ?? 0),
    waiting: async (tx, gateway, input, order) => answerOf(await planned(tx, gateway, input, order)),
  },
)

const unschedule = staffCommand(
  unscheduleActivity,
  async (tx, _gateway, { params: { alias }, query, ifMatch }, order) => {
    const row = await lockAlias(tx, alias)
    if (ifMatch !== null) requireCondition(conditionOf(ifMatch), row?.version ?? null)
    const found = present(await findSchedule(tx, alias))
    await deleteSchedule(tx, alias)
    const { at, basedOn, hash, state } = found
    const before = { at, basedOn, hash, state }
    const subject = row?.activityId ?? alias
    await order.audit({ action: 'activity.unscheduled', subject, note: query.note, before, more: { alias } })
    return {}
  },
)

/** Publications at a time. */
export const SCHEDULE_COMMANDS = [schedule, unschedule]

/** Publishes in the transaction that deletes the schedule, so that it happens once, whichever instance comes first. */
const publishScheduled = (gateway: GatewayContext, alias: string) =>
  carriedOut(gateway, false, async (tx, orderOf) => {
    const row = await lockAlias(tx, alias)
    const due = await findSchedule(tx, alias)
    if (due?.state !== 'WAITING' || due.at > gateway.clock.now()) return
    const { scheduledBy: name, via, key, approvedBy, basedOn, file, fromVersion, note, replaces: replace } = due
    const version = row?.version ?? 0
    if (version !== basedOn) throw malformed('basedOn', `was version ${basedOn}, and version ${version} is published`)
    const order = orderOf({ name, via, key }, { approvedBy })
    await deleteSchedule(tx, alias)
    const found: Found = {
      kind: 'SCHEDULE',
      row,
      file: await checked(alias, file),
      from: fromVersion ?? undefined,
      note,
      condition: NO_CONDITION,
      replace,
    }
    const made = await publishAsStaff(tx, gateway, found, order)
    order.afterCommit(() => gateway.log.info({ alias, version: made.version }, 'published a scheduled file'))
  })

async function publishOrFail(gateway: GatewayContext, alias: string) {
  const { db, log } = gateway
  const due = await findSchedule(db, alias)
  try {
    await publishScheduled(gateway, alias)
  } catch (error) {
    if (due === undefined || !(error instanceof DomainError)) {
      log.error({ err: error, alias }, 'publishing a scheduled file failed, and is tried again')
      return
    }
    const { issues = [] } = error.data ?? {}
    const failure = { code: CODES[error.codeName].code, issues }
    if (await saveScheduleFailure(db, due, failure))
      log.error({ alias, ...failure }, 'a scheduled file was refused, and nothing is published')
  }
}

/** Publishes what is due, by the rules of now; what is refused then stays as FAILED with its reason. Several instances may run it. */
export async function publishDue(gateway: GatewayContext, isStopping: () => boolean = () => false) {
  for (const alias of await listDueSchedules(gateway.db, gateway.clock.now())) {
    if (isStopping()) break
    await publishOrFail(gateway, alias)
  }
}

const EVERY_MS = 1_000

/** Publishes scheduled files in the background. */
export const startSchedules = (gateway: GatewayContext) =>
  repeat((isStopping) => publishDue(gateway, isStopping), {
    name: 'schedules',
    everyMs: EVERY_MS,
    log: gateway.log,
  })
