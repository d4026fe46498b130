import type { GatewayContext } from '#gateway/context.ts'
import { foldedWords } from '#gateway/util/fold-text.ts'
import type { activityList } from '@fanfare/contract/activity/list.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import { chainOf } from './definition/localize.ts'
import { summaryOf } from './describe-activity.ts'
import { viewOf } from './find-activity.ts'

type Filter = CallRequest<typeof activityList>['query']

/** A page of the listed activities, ongoing first and ended last, and their total number. */
export async function listActivities(gateway: GatewayContext, { group, search, ...filter }: Filter, locale: string) {
  const view = await viewOf(gateway, locale)
  const words = foldedWords(search ?? '')
  const { rows, total } = await gateway.activities.list(gateway.db, {
    ...filter,
    now: view.now,
    group: group && { name: group, welcomeId: view.welcomeId },
    titled: words.length === 0 ? undefined : { words, locales: chainOf(locale) },
  })
  return { activities: rows.map((row) => summaryOf(row, view)), total }
}
