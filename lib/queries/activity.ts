import 'server-only'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
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
import { cachedRead, findCall, readCall } from './cached-read.ts'
import { readGateway } from './gateway.ts'

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

export const listActivities = (locale: Locale) =>
  cachedRead(['activity-list', locale], () =>
    readPages((pageIndex) =>
      readGateway()(activityList, { query: { pageIndex, pageSize: PAGE_SIZE_MAXIMUM } }, { language: locale }),
    ),
  )

/**
 * ACT-7: pages under /events have a call of their own. Text that cannot be an alias costs no call.
 * @throws Error `Get activityId failed` with its cause (spec §8)
 */
export const findActivityId = async (alias: string, underEvents: boolean) => {
  if (!aliasSchema.safeParse(alias).success) return null
  try {
    const found = await findCall(underEvents ? generalGetActivityId : getActivityId, { query: { alias } })
    return found?.activityId ?? null
  } catch (cause) {
    throw new Error('Get activityId failed', { cause })
  }
}

export const readActivity = (activityId: string, locale: Locale) =>
  findCall(noLoginDetail, { query: { activityId } }, locale)

/** The aliases of all listed activities with their ids. */
export const listAliases = () => readCall(getAliasList, {})

/** The alias of an activity, also of an unlisted one; null for an unknown id. */
export const readAlias = async (activityId: string) =>
  (await findCall(getAlias, { query: { activityId } }))?.alias ?? null
