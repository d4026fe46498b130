import 'server-only'
import { unstable_cache } from 'next/cache'
import { activityList } from '#lib/contract/activity/list.ts'
import type { ActivityDetail, ActivitySummary } from '#lib/contract/activity/activity.ts'
import { generalGetActivityId } from '#lib/contract/activity/general-get-activity-id.ts'
import { getActivityId } from '#lib/contract/activity/get-activity-id.ts'
import { noLoginDetail } from '#lib/contract/activity/no-login-detail.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import { aliasSchema } from '#lib/contract/identifiers.ts'
import { CODES } from '#lib/contract/codes.ts'
import { PAGE_SIZE_MAXIMUM } from '#lib/contract/paging.ts'
import { GatewayError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { READ_TIMEOUT_MS, readGateway, readOptions } from './gateway.ts'

/** Counts and states change with time: without a revalidation, an answer is cached this long, s. */
const REVALIDATE_SECONDS = 60
const LISTED_AT_MOST = 2 * PAGE_SIZE_MAXIMUM

const isAbsent = (error: unknown): boolean => error instanceof GatewayError && error.code === CODES.NOT_FOUND.code

/** null when there is no such activity; every other failure throws, so that it is never cached. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

type ActivityPage = CallData<typeof activityList>

/** All pages, at most 1,000 activities. An activity that moves from one page to the next between two reads is kept once. */
async function readPages(readPage: (pageIndex: number) => Promise<ActivityPage>): Promise<ActivitySummary[]> {
  const first = await readPage(0)
  const pages = Math.ceil(Math.min(first.total, LISTED_AT_MOST) / PAGE_SIZE_MAXIMUM)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 1)))
  const all = [first, ...others].flatMap(({ activities }) => activities)
  return [...new Map(all.map((activity) => [activity.activityId, activity])).values()]
}

export const listActivities = (locale: Locale): Promise<ActivitySummary[]> =>
  unstable_cache(
    () =>
      readPages((pageIndex) =>
        readGateway()(activityList, { query: { pageIndex, pageSize: PAGE_SIZE_MAXIMUM } }, readOptions(locale)),
      ),
    ['activity-list', locale],
    { tags: ['activities'], revalidate: REVALIDATE_SECONDS },
  )()

/**
 * ACT-7: the call depends on whether the page is under /events. Text that cannot be an alias is not sent.
 * @throws Error `Get activityId failed` with its cause (spec §8)
 */
export const findActivityId = async (alias: string, underEvents: boolean): Promise<string | null> => {
  if (!aliasSchema.safeParse(alias).success) return null
  return unstable_cache(
    async () => {
      const found = await orNull(
        readGateway()(
          underEvents ? generalGetActivityId : getActivityId,
          { query: { alias } },
          { timeoutMs: READ_TIMEOUT_MS },
        ),
      )
      return found?.activityId ?? null
    },
    ['activity-id', alias, String(underEvents)],
    { tags: ['activities'], revalidate: REVALIDATE_SECONDS },
  )().catch((error: unknown) => {
    throw new Error('Get activityId failed', { cause: error })
  })
}

export const readActivity = (activityId: string, locale: Locale): Promise<ActivityDetail | null> =>
  unstable_cache(
    () => orNull(readGateway()(noLoginDetail, { query: { activityId } }, readOptions(locale))),
    ['activity', activityId, locale],
    { tags: ['activities', `activity:${activityId}`], revalidate: REVALIDATE_SECONDS },
  )()
