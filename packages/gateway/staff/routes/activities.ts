import {
  activityDiff,
  activityVersion,
  activityVersions,
  staffActivities,
  staffActivity,
} from '@fanfare/contract/staff/activities.ts'
import { audiences as audiencesCall } from '@fanfare/contract/staff/audiences.ts'
import { forecast, forecastActivity } from '@fanfare/contract/staff/forecasts.ts'
import { activityForm, editActivityFile, ownDrafts } from '@fanfare/contract/staff/editing.ts'
import { readDraft, readSchedule } from '@fanfare/contract/staff/drafts.ts'
import { activityTexts } from '@fanfare/contract/staff/texts.ts'
import { duplicateActivity as duplicateCall } from '@fanfare/contract/staff/publications.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { usageOf, findStoredVersion, listVersions, type StoredVersion } from '#gateway/activities/db/activities.ts'
import { listAudiences, listPins } from '#gateway/activities/db/audience-lists.ts'
import { bind, bindJsonOrCsv, type AnyRoute } from '#gateway/route.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import { localize } from '../../activities/definition/localize.ts'
import { welcomeActivity } from '../../activities/find-activity.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'
import { frozenFields } from '../../activities/publication/check-change.ts'
import type { GatewayContext } from '../../context.ts'
import { DomainError } from '../../util/domain-error.ts'
import { readRows } from '../activities/activity-rows.ts'
import { findSchedule } from '../db/activity-schedules.ts'
import { shownSchedule } from '../activities/schedules.ts'
import { firstJoinAt } from '../db/activity-figures.ts'
import { duplicateActivity, yamlOf } from '../activities/duplicate-activity.ts'
import { editFromBody, fileOfDraft, findOwnDraft, readOwnDraft, readForm, readOwnDrafts } from '../activities/drafts.ts'
import { diffFiles } from '../activities/diff-files.ts'
import { readForecast, requestForecast } from '../forecasts/run-forecasts.ts'
import { readTexts, readTextsAsFile } from '../texts/activity-texts.ts'
import { pageOf, readCursor } from '../page-cursor.ts'

/** @throws DomainError 51001 */
async function byAlias({ activities, db }: GatewayContext, alias: string) {
  const row = await activities.findByAlias(db, alias)
  if (row === null) throw new DomainError('NOT_FOUND')
  return row
}

const fileOf = (definition: ActivityFile) => ({ file: { ...definition }, yaml: yamlOf(definition) })

/** @throws DomainError 51001 */
async function storedVersion(gateway: GatewayContext, activityId: string, version: number): Promise<StoredVersion> {
  const stored = await findStoredVersion(gateway.db, activityId, version)
  if (stored === null) throw new DomainError('NOT_FOUND')
  return stored
}

const itemOf = (stored: Omit<StoredVersion, 'definition' | 'stale' | 'activityId'>) => ({
  version: stored.version,
  at: stored.at,
  by: stored.actor,
  approvedBy: stored.approvedBy,
  changed: stored.changed,
  note: stored.note,
  from: stored.fromVersion,
})

type Use = CallAnswer<typeof audiencesCall>['items'][number]['usedBy'][number]

/** The activities that name each list, with the version that they have pinned. */
async function usesOf({ activities, db }: GatewayContext, names: readonly string[]): Promise<Map<string, Use[]>> {
  const pins = await listPins(db, names)
  const uses = new Map<string, Use[]>()
  for (const { activityId, name, version } of pins) {
    const activity = await activities.findById(db, activityId)
    if (activity === null) continue
    const { alias, definition } = activity
    const { title } = localize(definition, DEFAULT_LOCALE)
    const use = { alias, title, version, holdout: definition.audience.holdout?.percent ?? null }
    uses.set(name, [...(uses.get(name) ?? []), use])
  }
  return uses
}

/** Activities as the staff reads them. */
export const activityReads: readonly AnyRoute[] = [
  bind(staffActivities, async ({ query: { pageSize, cursor, status, type, alarm } }, { gateway }) => {
    const before = readCursor(cursor)
    const all = await gateway.activities.listAll(gateway.db)
    const typed =
      type === undefined ? all : all.filter(({ activityType }) => activityType === ACTIVITY_TYPES[type].code)
    const welcome = await welcomeActivity(gateway)
    const rows = (await readRows(gateway, typed, welcome?.activityId ?? null))
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => alarm === undefined || row.alarms.some(({ code }) => code === alarm))
      .toSorted((a, b) => b.updatedAt - a.updatedAt || (a.activityId < b.activityId ? 1 : -1))
    const isBehind = (row: (typeof rows)[number]) =>
      before === null ||
      row.updatedAt < Number(before[0]) ||
      (row.updatedAt === Number(before[0]) && row.activityId < before[1])
    const page = pageOf(rows.filter(isBehind), {
      pageSize,
      placeOf: ({ updatedAt, activityId }) => [updatedAt, activityId],
      itemOf: (row) => row,
    })
    return { ...page, total: rows.length }
  }),
  bind(staffActivity, async ({ params }, { gateway, operator, setHeader }) => {
    const activity = await byAlias(gateway, params.alias)
    const { activityId, definition, version } = activity
    const welcome = await welcomeActivity(gateway)
    const isWelcome = welcome?.activityId === activityId
    const [row] = await readRows(gateway, [activity], welcome?.activityId ?? null)
    if (row === undefined) throw new DomainError('NOT_FOUND')
    const { tasksInUse } = await usageOf(gateway.db, activityId)
    const joinedAt = await firstJoinAt(gateway.db, activityId)
    const scheduled = await findSchedule(gateway.db, params.alias)
    setHeader('etag', `"${version}"`)
    return {
      ...row,
      ...fileOf(definition),
      frozen: frozenFields(activity, { joinedAt, tasksInUse }, gateway.clock.now()),
      schedule: scheduled === undefined ? null : shownSchedule(scheduled),
      draft: await findOwnDraft(gateway, params.alias, operator),
      slots: isWelcome ? [`/${WELCOME_ALIAS}`] : [],
    }
  }),
  bind(activityVersions, async ({ params, query: { pageSize, cursor } }, { gateway }) => {
    const { activityId, version } = await byAlias(gateway, params.alias)
    const before = readCursor(cursor)
    const rows = await listVersions(gateway.db, activityId, {
      limit: pageSize + 1,
      before: before === null ? null : Number(before[0]),
    })
    const page = pageOf(rows, { pageSize, placeOf: (row) => [row.version, ''], itemOf })
    return { ...page, total: version === rows[0]?.version && page.next === null ? rows.length : null }
  }),
  bind(activityVersion, async ({ params }, { gateway }) => {
    const { activityId } = await byAlias(gateway, params.alias)
    const stored = await storedVersion(gateway, activityId, params.n)
    return { ...itemOf(stored), ...fileOf(stored.definition) }
  }),
  bind(activityDiff, async ({ params, query }, { gateway, operator }) => {
    const { activityId, definition } = await byAlias(gateway, params.alias)
    const from = await storedVersion(gateway, activityId, query.from)
    const after = async (): Promise<unknown> => {
      if (query.to === undefined) return definition
      if (query.to !== 'draft') return (await storedVersion(gateway, activityId, query.to)).definition
      const draft = await readOwnDraft(gateway, params.alias, operator)
      return JSON.parse(JSON.stringify(await fileOfDraft(params.alias, draft)))
    }
    return { changes: diffFiles(from.definition, await after()) }
  }),
  bind(readDraft, async ({ params }, { gateway, operator, setHeader }) => {
    const draft = await readOwnDraft(gateway, params.alias, operator)
    setHeader('etag', `"${draft.revision}"`)
    return draft
  }),
  bind(ownDrafts, (_request, { gateway, operator }) => readOwnDrafts(gateway, operator)),
  bind(activityForm, (request, { gateway }) => Promise.resolve(readForm(request, gateway))),
  bind(editActivityFile, (request) => editFromBody(request)),
  bind(readSchedule, async ({ params }, { gateway }) => {
    const row = await findSchedule(gateway.db, params.alias)
    if (row === undefined) throw new DomainError('NOT_FOUND')
    return shownSchedule(row)
  }),
  bind(forecastActivity, (request, { gateway, operator }) =>
    requestForecast(gateway, request, operatorActor(operator)),
  ),
  bind(forecast, (request, { gateway }) => readForecast(gateway, request)),
  bind(audiencesCall, async ({ query: { pageSize, cursor } }, { gateway }) => {
    const before = readCursor(cursor)
    const rows = await listAudiences(gateway.db, {
      limit: pageSize + 1,
      before: before === null ? null : { at: Number(before[0]), name: before[1] },
    })
    const uses = await usesOf(
      gateway,
      rows.map(({ name }) => name),
    )
    const page = pageOf(rows, {
      pageSize,
      placeOf: ({ at, name }) => [at, name],
      itemOf: ({ actor, ...list }) => ({ ...list, by: actor, usedBy: uses.get(list.name) ?? [] }),
    })
    return { ...page, total: null }
  }),
  bindJsonOrCsv(activityTexts, { json: readTexts, csv: readTextsAsFile }),
  bind(duplicateCall, ({ params, body }, { gateway }) =>
    duplicateActivity(gateway, { source: params.alias, ...body, startTime: body.startTime }),
  ),
]
