import 'server-only'
import { unstable_cache } from 'next/cache'
import { activityList } from '#lib/contract/activity/list.ts'
import type { ActivityDetail, ActivitySummary } from '#lib/contract/activity/activity.ts'
import { generalGetActivityId } from '#lib/contract/activity/general-get-activity-id.ts'
import { getActivityId } from '#lib/contract/activity/get-activity-id.ts'
import { noLoginDetail } from '#lib/contract/activity/no-login-detail.ts'
import { aliasSchema } from '#lib/contract/identifiers.ts'
import { CODES } from '#lib/contract/codes.ts'
import { GatewayError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { READ_TIMEOUT_MS, readGateway, readOptions } from './gateway.ts'

/** Counts move and states change by the clock: nothing is older than this, s, even when no announcement arrives. */
const REVALIDATE_SECONDS = 60

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

export const listActivities = (locale: Locale): Promise<ActivitySummary[]> =>
  unstable_cache(
    async () => {
      const { activities } = await readGateway()(
        activityList,
        { query: { pageIndex: 0, pageSize: 100 } },
        readOptions(locale),
      )
      return activities
    },
    ['activity-list', locale],
    { tags: ['activities'], revalidate: REVALIDATE_SECONDS },
  )()

/** ACT-7: the call depends on whether the page lies under /events. What cannot be an alias is none: nobody is asked. */
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
  )()
}

export const readActivity = (activityId: string, locale: Locale): Promise<ActivityDetail | null> =>
  unstable_cache(
    () => orNull(readGateway()(noLoginDetail, { query: { activityId } }, readOptions(locale))),
    ['activity', activityId, locale],
    { tags: ['activities', `activity:${activityId}`], revalidate: REVALIDATE_SECONDS },
  )()
