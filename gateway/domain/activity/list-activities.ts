import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityFilter } from '#gateway/db/activity-repository.ts'
import { summaryOf } from './describe-activity.ts'
import { viewOf } from './find-activity.ts'

/** A page of the listed activities, ongoing first and ended last, and their total number. */
export async function listActivities(gateway: GatewayContext, filter: Omit<ActivityFilter, 'now'>, locale: string) {
  const view = await viewOf(gateway, locale)
  const { rows, total } = await gateway.activities.list(gateway.db, { ...filter, now: view.now })
  return { activities: rows.map((row) => summaryOf(row, view)), total }
}
