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
import { readCondition, type PublishCondition } from '../../activities/publication/publish-condition.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import type { RequestContext } from '../../route.ts'
import type { ChangeInput, Proposable, StaffOrder } from '../staff-change.ts'
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
  const after = { definition: file, ...scheduleFor(file, { ...row, joined: usage.joined }, now) }
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

interface Kind<Call extends CallDefinition, More> {
  call: Call
  kind: ProposalKind
  aliasOf: (input: ChangeInput<Call>) => string
  /** The file that will be published, under the lock of its alias. */
  wantedOf: (
    tx: Db,
    input: ChangeInput<Call> & More,
    state: { row: ActivityVersion | null; gateway: GatewayContext; order: Pick<StaffOrder, 'at'> },
  ) => Promise<Wanted>
  headersOf?: (header: RequestContext['header']) => More & object
}

/** A change that ends in a publication. Policy `second.publish` decides whether a second person is needed for a change of the file. */
export function publication<Call extends CallDefinition, More = unknown>({
  call,
  kind,
  aliasOf,
  wantedOf,
  headersOf,
}: Kind<Call, More>) {
  type Input = ChangeInput<Call> & More
  const find = async (tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder): Promise<Found> => {
    const row = await lockAlias(tx, aliasOf(input))
    return { kind, row, ...(await wantedOf(tx, input, { row, gateway, order })) }
  }
  const second: Proposable<Input, object> = {
    kind,
    needed: async (tx, gateway, input, order) => {
      if (gateway.config.staffPolicy.second.publish === 'never') return null
      const found = await find(tx, gateway, input, order)
      return secondPublisher(gateway, found, await tryPublication(tx, gateway, found, order), order.at)
    },
    basedOn: async (tx, _gateway, input) => String((await lockAlias(tx, aliasOf(input)))?.version ?? 0),
    waiting: async (tx, gateway, input, order) => {
      const answer = await tryPublication(tx, gateway, await find(tx, gateway, input, order), order)
      return { ...answer, published: false }
    },
  }
  return {
    call,
    run: async (tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder) =>
      publishAsStaff(tx, gateway, await find(tx, gateway, input, order), order),
    second,
    ...(headersOf && { headersOf }),
  }
}

export const matching = ({ ifMatch }: { ifMatch: number | null }): PublishCondition => ({ ifMatch, ifNoneMatch: false })

const publish = publication({
  call: publishCall,
  kind: 'PUBLISH',
  aliasOf: ({ params }) => params.alias,
  headersOf: (header) => ({ condition: readCondition(header) }),
  wantedOf: async (_tx, { params, query, body, condition }) => ({
    file: await fileFromBody({ alias: params.alias, body }, parseActivityFile),
    note: query.note,
    condition,
    replace: namesOf(query.replace),
  }),
})

const rollback = publication({
  call: rollbackActivity,
  kind: 'ROLLBACK',
  aliasOf: ({ params }) => params.alias,
  wantedOf: async (tx, { params, query, body, ...input }, { row, order }) => {
    const now = present(row)
    const older = await fileOfVersion(tx, now, body.version)
    const usage = await usageOf(tx, now.activityId)
    const { file, kept } = body.keepFrozen ? keepFrozen(now, older, usage, order.at) : { file: older, kept: [] }
    return {
      file: await checked(params.alias, file),
      from: body.version,
      kept,
      note: body.note,
      condition: matching(input),
      replace: namesOf(query.replace),
    }
  },
})

/** An activity ends a minute from now at the earliest, so that the end interrupts no running call. */
const END_AHEAD_MS = 60_000

const end = publication({
  call: endActivity,
  kind: 'END',
  aliasOf: ({ params }) => params.alias,
  wantedOf: async (_tx, { params, body, ...input }, { row, order }) => {
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
      condition: matching(input),
      replace: [],
    }
  },
})

/** The changes of an activity's file. */
export const PUBLICATION_COMMANDS = [publish, rollback, end]
