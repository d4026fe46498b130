import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import { checkChange } from '../../activities/publication/check-change.ts'
import { scheduleFor } from '../../activities/publication/schedule.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { publishActivity as publishCall } from '@fanfare/contract/ops/publish.ts'
import type { ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { endActivity, rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { lockAlias, usageOf } from '#gateway/activities/db/activities.ts'
import type { Db } from '#gateway/db/client.ts'
import { fileFromBody } from '../../activities/publication/file-from-body.ts'
import { readCondition } from '../../activities/publication/publish-condition.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import type { ChangeInput, Proposable, StaffCommand, StaffOrder } from '../staff-command.ts'
import {
  checked,
  fileOfVersion,
  namesOf,
  publishAsStaff,
  secondPublisher,
  tryPublication,
  type Found,
  type Wanted,
} from './publish-as-staff.ts'
import { present } from '../../util/domain-error.ts'

type Loose = Record<string, unknown>

const copyField = (to: Loose, from: Loose, field: string) => {
  if (from[field] === undefined) delete to[field]
  else to[field] = from[field]
}

/** A task that may not be lost comes back with its texts. */
function restoreTask(file: ActivityFile, present: ActivityFile, id: string) {
  const task = present.tasks.find((one) => one.id === id)
  if (task === undefined) return
  Object.assign(file, { tasks: [...file.tasks, task] })
  for (const [locale, block] of Object.entries(file.texts)) {
    const text = present.texts[locale]?.tasks[id] ?? present.texts.en?.tasks[id]
    if (text !== undefined && block !== undefined) block.tasks[id] = text
  }
}

/** An older file with the present values of the fields that may no longer change; `kept` names them by JSON pointer. */
function keepFrozen(
  row: ActivityVersion,
  older: ActivityFile,
  usage: { joined: boolean; tasksInUse: ReadonlySet<string> },
  now: number,
) {
  const file = structuredClone(older)
  const present = row.definition
  const kept: string[] = []
  for (const id of usage.tasksInUse) {
    if (file.tasks.some((task) => task.id === id) || present.tasks.every((task) => task.id !== id)) continue
    restoreTask(file, present, id)
    kept.push(`/tasks/${id}`)
  }
  const after = { definition: file, ...scheduleFor(file, row, now) }
  for (const { path } of checkChange(row, after, usage, now)) {
    const [field, index, name] = path.map(String)
    const task = field === 'tasks' ? file.tasks[Number(index)] : undefined
    const before = task && present.tasks.find(({ id }) => id === task.id)
    if (task !== undefined && before !== undefined && name !== undefined) {
      copyField(task as Loose, before as Loose, name)
      kept.push(`/tasks/${task.id}/${name}`)
    } else if (field !== undefined) {
      copyField(file, present, field)
      kept.push(`/${field}`)
    }
  }
  return { file, kept }
}

type Input<Call extends CallDefinition> = ChangeInput<Call> & { params: { alias: string } }

interface Kind<Call extends CallDefinition> extends Pick<StaffCommand<Call>, 'call' | 'headersOf'> {
  kind: ProposalKind
  /** The file that will be published, under the lock of its alias. */
  wantedOf: (
    tx: Db,
    input: Input<Call>,
    state: { row: ActivityVersion | null; order: Pick<StaffOrder, 'at'> },
  ) => Promise<Wanted>
}

/** A change that ends in a publication. Policy `second.publish` decides whether a second person is needed for a change of the file. */
export function publication<Call extends CallDefinition>({ call, kind, wantedOf, headersOf }: Kind<Call>) {
  const find = async (tx: Db, input: Input<Call>, order: StaffOrder): Promise<Found> => {
    const row = await lockAlias(tx, input.params.alias)
    const { ifMatch, condition = { ifMatch, ifNoneMatch: false } } = input
    return { kind, row, condition, ...(await wantedOf(tx, input, { row, order })) }
  }
  const second: Proposable<Input<Call>, object> = {
    kind,
    needed: async (tx, gateway, input, order) => {
      if (gateway.config.staffPolicy.second.publish === 'never') return null
      const found = await find(tx, input, order)
      return secondPublisher(gateway, found, await tryPublication(tx, gateway, found, order), order.at)
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockAlias(tx, params.alias))?.version ?? 0),
    waiting: async (tx, gateway, input, order) => {
      const answer = await tryPublication(tx, gateway, await find(tx, input, order), order)
      return { ...answer, published: false }
    },
  }
  return {
    call,
    run: async (tx: Db, gateway: GatewayContext, input: Input<Call>, order: StaffOrder) =>
      publishAsStaff(tx, gateway, await find(tx, input, order), order),
    second,
    headersOf,
  }
}

const publish = publication({
  call: publishCall,
  kind: 'PUBLISH',
  headersOf: (header) => ({ condition: readCondition(header) }),
  wantedOf: async (_tx, { params, query, body }) => ({
    file: await fileFromBody({ alias: params.alias, body }, parseActivityFile),
    note: query.note,
    replace: namesOf(query.replace),
  }),
})

const rollback = publication({
  call: rollbackActivity,
  kind: 'ROLLBACK',
  wantedOf: async (tx, { params, query, body }, { row, order }) => {
    const now = present(row)
    const older = await fileOfVersion(tx, now, body.version)
    const usage = await usageOf(tx, now.activityId)
    const { file, kept } = body.keepFrozen ? keepFrozen(now, older, usage, order.at) : { file: older, kept: [] }
    return {
      file: await checked(params.alias, file),
      from: body.version,
      kept,
      note: body.note,
      replace: namesOf(query.replace),
    }
  },
})

/** An activity ends a minute from now at the earliest, so that the end interrupts no running call. */
const END_AHEAD_MS = 60_000

const end = publication({
  call: endActivity,
  kind: 'END',
  wantedOf: async (_tx, { params, body }, { row, order }) => {
    const { definition, startTime } = present(row)
    const { at, cancel, note } = body
    if ((at === undefined) === (cancel === undefined)) throw malformed('at', 'or cancel is needed, one of them')
    if (at !== undefined && at < order.at + END_AHEAD_MS) throw malformed('at', 'must be at least 60 seconds from now')
    // A file has both times as instants, or both as days.
    const change =
      at === undefined
        ? { cancelled: true }
        : { startTime: new Date(startTime).toISOString(), endTime: new Date(at).toISOString() }
    return {
      file: await checked(params.alias, { ...definition, ...change }),
      note,
      replace: [],
    }
  },
})

/** The changes of an activity's file. */
export const PUBLICATION_COMMANDS = [publish, rollback, end]
