import type { CallAnswer, CallDefinition } from '@fanfare/contract/define-call.ts'
import { publishActivity as publishCall } from '@fanfare/contract/ops/publish.ts'
import { ACTIVITY_TYPES, NEW_USER_TYPES } from '@fanfare/contract/activity-types.ts'
import type { ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { endActivity, rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { lockAlias, usageOf } from '#gateway/activities/db/activities.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import { findStoredVersion } from '#gateway/activities/db/activity-versions.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { activityPath } from '../../activities/activity-path.ts'
import { scheduleOf } from '../../activities/activity-status.ts'
import { chooseWelcome, welcomeCandidates } from '../../activities/find-activity.ts'
import { fileFromBody, operatorActor } from '../../activities/publication/file-from-body.ts'
import { publishIn } from '../../activities/publication/publish-activity.ts'
import { readCondition, type PublishCondition } from '../../activities/publication/publish-condition.ts'
import { scheduleFor } from '../../activities/publication/schedule.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import { DomainError } from '../../util/domain-error.ts'
import type { AnyCommand, ChangeInput, StaffCommand, StaffOrder } from '../staff-change.ts'
import { diffFiles } from './diff-files.ts'
import { keepFrozen } from './keep-frozen.ts'

/** Whether /welcome-event shows the activity of this file once it is published; read it before the publication. */
async function welcomeAfter(
  gateway: Pick<GatewayContext, 'activities' | 'db' | 'clock'>,
  file: ActivityFile,
): Promise<(activityId: string) => boolean> {
  const rows = await welcomeCandidates(gateway)
  const now = gateway.clock.now()
  const row = await gateway.activities.findByAlias(gateway.db, file.alias)
  const others = rows.filter(({ alias }) => alias !== file.alias)
  const candidates = others.map((other) => ({ activityId: other.activityId, ...scheduleOf(other) }))
  const isCandidate = NEW_USER_TYPES.includes(ACTIVITY_TYPES[file.type].code) && file.page === undefined && file.listed
  const own = {
    ...scheduleFor(file, row && { ...row, joined: true }, now),
    cancelled: file.cancelled,
    settledAt: null,
  }
  return (activityId) =>
    isCandidate && chooseWelcome([...candidates, { activityId, ...own }], now)?.activityId === activityId
}

interface Wanted {
  file: ActivityFile
  /** The version that it publishes again. */
  from?: number
  kept?: string[]
  note: string
  condition: PublishCondition
}

type Answer = CallAnswer<typeof rollbackActivity>

interface Kind<Call extends CallDefinition> {
  call: Call
  kind: ProposalKind
  aliasOf: (input: ChangeInput<Call>) => string
  /** The file that will be published, under the lock of its alias. */
  wantedOf: (
    tx: Db,
    input: ChangeInput<Call>,
    state: { row: ActivityVersion | null; gateway: GatewayContext; order: Pick<StaffOrder, 'at'> },
  ) => Promise<Wanted>
  headersOf?: StaffCommand<Call>['headersOf']
}

/** A change that ends in a publication. Policy `second.publish` decides whether a second person is needed for a change of the file. */
function publication<Call extends CallDefinition>({
  call,
  kind,
  aliasOf,
  wantedOf,
  headersOf,
}: Kind<Call>): StaffCommand<Call> {
  const wanted = async (tx: Db, gateway: GatewayContext, input: ChangeInput<Call>, order: Pick<StaffOrder, 'at'>) => {
    const row = await lockAlias(tx, aliasOf(input))
    return { row, ...(await wantedOf(tx, input, { row, gateway, order })) }
  }

  const carryOut = async (
    tx: Db,
    gateway: GatewayContext,
    { file, from, kept = [], note, condition }: Wanted,
    order: StaffOrder,
  ): Promise<Answer> => {
    // Read before the change: the repository keeps each version that it reads.
    const welcomeOf = await welcomeAfter({ ...gateway, db: tx }, file)
    const { staff, approvedBy } = order
    const made = await publishIn(tx, gateway, {
      file,
      actor: operatorActor(staff.name),
      approvedBy,
      note,
      condition,
      ...(from !== undefined && { from }),
      detail: {
        via: staff.via,
        key: staff.key,
        ...(note !== '' && { note }),
        ...(approvedBy !== null && { approvedBy }),
      },
    })
    if (made.created || made.changed.length > 0)
      order.afterCommit(() => {
        gateway.announceActivity(made.activityId)
        gateway.wakeWorker()
      })
    const path = activityPath(file, welcomeOf(made.activityId))
    const url = `${gateway.config.siteOrigin}${path}`
    return { ...made, published: !order.isDryRun, path, url, kept, done: true, proposal: null }
  }

  const tried = (tx: Db, gateway: GatewayContext, input: ChangeInput<Call>, order: StaffOrder) =>
    rehearse(tx, async () => {
      const { row, ...what } = await wanted(tx, gateway, input, order)
      return { row, what, answer: await carryOut(tx, gateway, what, { ...order, afterCommit: () => undefined }) }
    })

  const command: StaffCommand<typeof rollbackActivity> = {
    call: call as never,
    run: async (tx, gateway, input, order) => {
      const { row: _row, ...what } = await wanted(tx, gateway, input as never, order)
      return carryOut(tx, gateway, what, order)
    },
    second: {
      kind,
      needed: async (tx, gateway, input, order) => {
        const rule = gateway.config.staffPolicy.second.publish
        if (rule === 'never') return null
        const { row, what, answer } = await tried(tx, gateway, input as never, order)
        if (!answer.created && answer.changed.length === 0) return null
        const hasBegun = [
          row?.startTime,
          scheduleFor(what.file, row && { ...row, joined: true }, order.at).startTime,
        ].some((start) => start !== undefined && start <= order.at)
        if (rule === 'live' && !hasBegun) return null
        const changes = diffFiles(row?.definition ?? {}, JSON.parse(JSON.stringify(what.file)))
        const fields = answer.created ? 'a new activity' : answer.changed.join(', ')
        return { subject: answer.alias, summary: `${kind} ${answer.alias}: ${fields}`, consequences: { changes } }
      },
      basedOn: async (tx, _gateway, input) => String((await lockAlias(tx, aliasOf(input as never)))?.version ?? 0),
      waiting: async (tx, gateway, input, { proposal, ...order }) => {
        const { answer } = await tried(tx, gateway, input as never, order)
        return { ...answer, published: false, done: false, proposal }
      },
    },
  }
  return { ...(command as unknown as StaffCommand<Call>), ...(headersOf && { headersOf }) }
}

/** @throws DomainError 51001 */
const present = (row: ActivityVersion | null): ActivityVersion => {
  if (row === null) throw new DomainError('NOT_FOUND')
  return row
}

/** @throws DomainError 40000 whose issues name the fields */
function checked(alias: string, file: object): ActivityFile {
  const text = JSON.stringify(file)
  return fileFromBody({ alias, body: JSON.parse(text) as Record<string, unknown> }, parseActivityFile)
}

const matching = ({ ifMatch }: { ifMatch: number | null }): PublishCondition => ({ ifMatch, ifNoneMatch: false })

const publish = publication({
  call: publishCall,
  kind: 'PUBLISH',
  aliasOf: ({ params }) => params.alias,
  headersOf: (header) => ({ condition: readCondition(header) }),
  wantedOf: (_tx, { params, query, body, ...input }) =>
    Promise.resolve({
      file: fileFromBody({ alias: params.alias, body }, parseActivityFile),
      note: query.note,
      condition: (input as unknown as { condition: PublishCondition }).condition,
    }),
})

const rollback = publication({
  call: rollbackActivity,
  kind: 'ROLLBACK',
  aliasOf: ({ params }) => params.alias,
  wantedOf: async (tx, { params, body, ...input }, { row, order }) => {
    const now = present(row)
    const stored = await findStoredVersion(tx, now.activityId, body.version)
    if (stored === null) throw new DomainError('NOT_FOUND')
    const usage = await usageOf(tx, now.activityId)
    const older = checked(params.alias, stored.definition)
    const { file, kept } = body.keepFrozen ? keepFrozen(now, older, usage, order.at) : { file: older, kept: [] }
    return { file: checked(params.alias, file), from: body.version, kept, note: body.note, condition: matching(input) }
  },
})

/** An activity ends at the earliest a minute from now, so that no call meets it in the middle. */
const END_AHEAD_MS = 60_000

const end = publication({
  call: endActivity,
  kind: 'END',
  aliasOf: ({ params }) => params.alias,
  wantedOf: (_tx, { params, body, ...input }, { row, order }) => {
    const { definition, startTime } = present(row)
    const { at, cancel, note } = body
    if ((at === undefined) === (cancel === undefined)) throw malformed('at', 'or cancel is needed, one of them')
    if (at !== undefined && at < order.at + END_AHEAD_MS) throw malformed('at', 'must be at least 60 seconds from now')
    // A file has both times as instants, or both as days.
    const change =
      at === undefined
        ? { cancelled: true }
        : { startTime: new Date(startTime).toISOString(), endTime: new Date(at).toISOString() }
    return Promise.resolve({
      file: checked(params.alias, { ...definition, ...change }),
      note,
      condition: matching(input),
    })
  },
})

/** The changes of an activity's file (staff.md §9). */
export const PUBLICATION_COMMANDS: readonly AnyCommand[] = [publish, rollback, end] as unknown as AnyCommand[]
