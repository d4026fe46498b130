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
import { frozenFields } from '../../activities/publication/check-change.ts'
import type { GatewayContext } from '../../context.ts'
import { present } from '../../util/domain-error.ts'
import { readRows } from '../activities/activity-rows.ts'
import { findSchedule } from '../db/activity-schedules.ts'
import { shownSchedule } from '../activities/schedules.ts'
import { firstJoinAt } from '../db/activity-figures.ts'
import { duplicateActivity, yamlOf } from '../activities/duplicate-activity.ts'
import { editFromBody, fileOfDraft, findOwnDraft, readOwnDraft, readForm, readOwnDrafts } from '../activities/drafts.ts'
import { diffFiles } from '../activities/diff-files.ts'
import { listPlannedLists } from '../activities/planned-lists.ts'
import { readForecast, requestForecast } from '../forecasts/run-forecasts.ts'
import { readTexts, readTextsAsFile } from '../texts/activity-texts.ts'
import { pageOf, partOf } from '../page-cursor.ts'

/** @throws DomainError 51001 */
async function byAlias({ activities, db }: GatewayContext, alias: string) {
  return present(await activities.findByAlias(db, alias))
}

const fileOf = (definition: ActivityFile) => ({ file: { ...definition }, yaml: yamlOf(definition) })

/** @throws DomainError 51001 */
async function storedVersion({ db }: GatewayContext, activityId: string, version: number) {
  return present(await findStoredVersion(db, activityId, version))
}

const itemOf = <Stored extends Pick<StoredVersion, 'actor' | 'fromVersion'>>(stored: Stored) => ({
  ...stored,
  by: stored.actor,
  from: stored.fromVersion,
})

type Use = CallAnswer<typeof audiencesCall>['items'][number]['usedBy'][number]

/** The activities that name each list, with the version that they have pinned. */
async function usesOf({ activities, db }: GatewayContext, names: readonly string[]) {
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
  bind(staffActivities, async ({ query: { status, type, alarm, ...query } }, { gateway }) => {
    const part = partOf(query)
    const { before } = part
    const all = await gateway.activities.listAll(gateway.db)
    const typed = all.filter(({ activityType }) => type === undefined || activityType === ACTIVITY_TYPES[type].code)
    const rows = (await readRows(gateway, typed))
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => alarm === undefined || row.alarms.some(({ code }) => code === alarm))
      .toSorted((a, b) => b.updatedAt - a.updatedAt || (a.activityId < b.activityId ? 1 : -1))
    const behind = rows.filter(
      ({ updatedAt, activityId }) =>
        before === null || updatedAt < before.at || (updatedAt === before.at && activityId < before.id),
    )
    const page = pageOf(behind.slice(0, part.limit), part, ({ updatedAt, activityId }) => [updatedAt, activityId])
    return { ...page, total: rows.length }
  }),
  bind(staffActivity, async ({ params }, { gateway, operator, setHeader }) => {
    const activity = await byAlias(gateway, params.alias)
    const { activityId, definition, version } = activity
    const [row] = await readRows(gateway, [activity])
    const isWelcome = (await welcomeActivity(gateway))?.activityId === activityId
    const { tasksInUse } = await usageOf(gateway.db, activityId)
    const joinedAt = await firstJoinAt(gateway.db, activityId)
    const scheduled = await findSchedule(gateway.db, params.alias)
    setHeader('etag', `"${version}"`)
    return {
      ...present(row),
      ...fileOf(definition),
      frozen: frozenFields(activity, { joinedAt, tasksInUse }, gateway.clock.now()),
      schedule: shownSchedule(scheduled),
      draft: await findOwnDraft(gateway, params.alias, operator),
      slots: isWelcome ? [`/${WELCOME_ALIAS}`] : [],
    }
  }),
  bind(activityVersions, async ({ params, query }, { gateway }) => {
    const { activityId, version } = await byAlias(gateway, params.alias)
    const part = partOf(query)
    const rows = await listVersions(gateway.db, activityId, { ...part, before: part.before?.at ?? null })
    const page = pageOf(rows.map(itemOf), part, (row) => [row.version, ''])
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
    const scheduled = await findSchedule(gateway.db, params.alias)
    setHeader('etag', `"${draft.revision}"`)
    return { ...draft, schedule: shownSchedule(scheduled) }
  }),
  bind(ownDrafts, readOwnDrafts),
  bind(activityForm, readForm),
  bind(editActivityFile, editFromBody),
  bind(readSchedule, async ({ params }, { gateway }) =>
    present(shownSchedule(await findSchedule(gateway.db, params.alias))),
  ),
  bind(forecastActivity, requestForecast),
  bind(forecast, readForecast),
  bind(audiencesCall, async ({ query }, { gateway }) => {
    const part = partOf(query)
    const rows = await listAudiences(gateway.db, part)
    const uses = await usesOf(
      gateway,
      rows.map(({ name }) => name),
    )
    const planned = await listPlannedLists(gateway.db, gateway.clock.now())
    const items = rows.map((list) => ({
      ...list,
      by: list.actor,
      usedBy: uses.get(list.name) ?? [],
      plannedBy: planned.filter((one) => one.list === list.name).map(({ alias }) => alias),
    }))
    return { ...pageOf(items, part, ({ at, name }) => [at, name]), total: null }
  }),
  bindJsonOrCsv(activityTexts, { json: readTexts, csv: readTextsAsFile }),
  bind(duplicateCall, ({ params, body }, { gateway }) =>
    duplicateActivity(gateway, { source: params.alias, ...body, startTime: body.startTime }),
  ),
]
