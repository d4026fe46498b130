import type { CallAnswer, CallDefinition } from '@fanfare/contract/define-call.ts'
import { publishActivity as publishCall } from '@fanfare/contract/ops/publish.ts'
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
import { chooseWelcome } from '../../activities/find-activity.ts'
import { fileFromBody, operatorActor } from '../../activities/publication/file-from-body.ts'
import { publishIn } from '../../activities/publication/publish-activity.ts'
import { readCondition, type PublishCondition } from '../../activities/publication/publish-condition.ts'
import { scheduleFor } from '../../activities/publication/schedule.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import { DomainError } from '../../util/domain-error.ts'
import type { AnyCommand, ChangeInput, StaffCommand, StaffOrder } from '../staff-change.ts'
import { consequencesOf, refuseMissingLanguages } from './consequences.ts'
import { diffFiles } from './diff-files.ts'
import { keepFrozen } from './keep-frozen.ts'
import { pageTurns, readSlots, refuseDisplacing } from './page-turns.ts'

interface Wanted {
  file: ActivityFile
  /** The version that it publishes again. */
  from?: number
  kept?: string[]
  /** More fields of the answer. */
  more?: object
  note: string
  condition: PublishCondition
  /** Activities whose page it may take. */
  replace: string[]
}

interface Found extends Wanted {
  /** The activity before the change. */
  row: ActivityVersion | null
}

const timesOf = (file: ActivityFile, row: ActivityVersion | null, at: number) =>
  scheduleFor(file, row && { ...row, joined: true }, at)

const namesOf = (replace: string | undefined): string[] => replace?.split(',') ?? []

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
export function publication<Call extends CallDefinition>({
  call,
  kind,
  aliasOf,
  wantedOf,
  headersOf,
}: Kind<Call>): StaffCommand<Call> {
  const wanted = async (
    tx: Db,
    gateway: GatewayContext,
    input: ChangeInput<Call>,
    order: Pick<StaffOrder, 'at'>,
  ): Promise<Found> => {
    const row = await lockAlias(tx, aliasOf(input))
    return { row, ...(await wantedOf(tx, input, { row, gateway, order })) }
  }

  const carryOut = async (
    tx: Db,
    gateway: GatewayContext,
    { row, file, from, kept = [], more, note, condition, replace }: Found,
    order: StaffOrder,
  ): Promise<Answer> => {
    const { staff, approvedBy, at } = order
    const times = timesOf(file, row, at)
    const slots = await readSlots(tx, gateway, file, times)
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
    const after = slots.after(made.activityId)
    const pages = pageTurns(slots.before, after, at)
    const policy = gateway.config.staffPolicy
    // An end is never held up: it takes no page, and texts that it lacks were lacking before.
    if (kind !== 'END' && (made.created || made.changed.length > 0)) {
      refuseMissingLanguages(policy, file)
      refuseDisplacing(pages, file.alias, replace)
    }
    const { endTime } = times
    const { activityId } = made
    const consequences = await consequencesOf(tx, { activityId, row, file, endTime, pages, policy, at })
    const path = activityPath(file, chooseWelcome(after, at)?.activityId === activityId)
    const url = `${gateway.config.siteOrigin}${path}`
    return { ...made, published: !order.isDryRun, path, url, consequences, kept, ...more, done: true, proposal: null }
  }

  const tried = (tx: Db, gateway: GatewayContext, input: ChangeInput<Call>, order: StaffOrder) =>
    rehearse(tx, async () => {
      const found = await wanted(tx, gateway, input, order)
      return { ...found, answer: await carryOut(tx, gateway, found, { ...order, afterCommit: () => undefined }) }
    })

  const command: StaffCommand<typeof rollbackActivity> = {
    call: call as never,
    run: async (tx, gateway, input, order) =>
      carryOut(tx, gateway, await wanted(tx, gateway, input as never, order), order),
    second: {
      kind,
      needed: async (tx, gateway, input, order) => {
        const rule = gateway.config.staffPolicy.second.publish
        if (rule === 'never') return null
        const { row, file, answer } = await tried(tx, gateway, input as never, order)
        if (!answer.created && answer.changed.length === 0) return null
        const hasBegun = [row?.startTime, timesOf(file, row, order.at).startTime].some(
          (start) => start !== undefined && start <= order.at,
        )
        if (rule === 'live' && !hasBegun) return null
        const changes = diffFiles(row?.definition ?? {}, JSON.parse(JSON.stringify(file)))
        const fields = answer.created ? 'a new activity' : answer.changed.join(', ')
        return {
          subject: answer.alias,
          summary: `${kind} ${answer.alias}: ${fields}`,
          consequences: { ...answer.consequences, changes },
        }
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
export const present = (row: ActivityVersion | null): ActivityVersion => {
  if (row === null) throw new DomainError('NOT_FOUND')
  return row
}

/** @throws DomainError 40000 whose issues name the fields */
function checked(alias: string, file: object): ActivityFile {
  const text = JSON.stringify(file)
  return fileFromBody({ alias, body: JSON.parse(text) as Record<string, unknown> }, parseActivityFile)
}

export const matching = ({ ifMatch }: { ifMatch: number | null }): PublishCondition => ({ ifMatch, ifNoneMatch: false })

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
      replace: namesOf(query.replace),
    }),
})

const rollback = publication({
  call: rollbackActivity,
  kind: 'ROLLBACK',
  aliasOf: ({ params }) => params.alias,
  wantedOf: async (tx, { params, query, body, ...input }, { row, order }) => {
    const now = present(row)
    const stored = await findStoredVersion(tx, now.activityId, body.version)
    if (stored === null) throw new DomainError('NOT_FOUND')
    const usage = await usageOf(tx, now.activityId)
    const older = checked(params.alias, stored.definition)
    const { file, kept } = body.keepFrozen ? keepFrozen(now, older, usage, order.at) : { file: older, kept: [] }
    return {
      file: checked(params.alias, file),
      from: body.version,
      kept,
      note: body.note,
      condition: matching(input),
      replace: namesOf(query.replace),
    }
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
      replace: [],
    })
  },
})

/** The changes of an activity's file (staff.md §9). */
export const PUBLICATION_COMMANDS: readonly AnyCommand[] = [publish, rollback, end] as unknown as AnyCommand[]
