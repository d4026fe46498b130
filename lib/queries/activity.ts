import 'server-only'
import type { ActivityDetail, ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import {
  generalGetActivityId,
  getActivityId,
  getAlias,
  getAliasList,
  noLoginDetail,
} from '@fanfare/contract/activity/detail.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { aliasSchema } from '@fanfare/contract/identifiers.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cachedRead, orNull, tagged } from './cached-read.ts'
import { READ_TIMEOUT_MS, readGateway, readOptions } from './gateway.ts'

const LISTED_AT_MOST = 2 * PAGE_SIZE_MAXIMUM

/** All pages, at most 1,000 activities. An activity that moves to another page during the reading is listed once. */
async function readPages(
  readPage: (pageIndex: number) => Promise<CallData<typeof activityList>>,
): Promise<ActivitySummary[]> {
  const first = await readPage(0)
  const pages = Math.ceil(Math.min(first.total, LISTED_AT_MOST) / PAGE_SIZE_MAXIMUM)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 1)))
  const all = [first, ...others].flatMap(({ activities }) => activities)
  return [...new Map(all.map((activity) => [activity.activityId, activity])).values()]
}

export const listActivities = (locale: Locale): Promise<ActivitySummary[]> =>
  cachedRead(['activity-list', locale], () =>
    readPages((pageIndex) =>
      readGateway()(activityList, { query: { pageIndex, pageSize: PAGE_SIZE_MAXIMUM } }, readOptions(locale)),
    ),
  )

/**
 * ACT-7: pages under /events have a call of their own. Text that cannot be an alias costs no call.
 * @throws Error `Get activityId failed` with its cause (spec §8)
 */
export const findActivityId = async (alias: string, underEvents: boolean) => {
  if (!aliasSchema.safeParse(alias).success) return null
  const definition = underEvents ? generalGetActivityId : getActivityId
  const read = () => orNull(readGateway()(definition, { query: { alias } }, { timeoutMs: READ_TIMEOUT_MS }))
  try {
    return await cachedRead(['activity-id', alias, String(underEvents)], async () => (await read())?.activityId ?? null)
  } catch (cause) {
    throw new Error('Get activityId failed', { cause })
  }
}

export const readActivity = (activityId: string, locale: Locale): Promise<ActivityDetail | null> =>
  cachedRead(
    ['activity', activityId, locale],
    () => orNull(readGateway()(noLoginDetail, { query: { activityId } }, readOptions(locale))),
    tagged(activityId),
  )

/** The aliases of all listed activities with their ids. */
export const listAliases = () =>
  cachedRead(['alias-list'], () => readGateway()(getAliasList, {}, { timeoutMs: READ_TIMEOUT_MS }))

/** The alias of an activity, also of an unlisted one; null for an unknown id. */
export const readAlias = (activityId: string) =>
  cachedRead(['alias', activityId], async () => {
    const reading = readGateway()(getAlias, { query: { activityId } }, { timeoutMs: READ_TIMEOUT_MS })
    return (await orNull(reading))?.alias ?? null
  })
