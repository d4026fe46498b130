import { getLocale } from 'next-intl/server'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readCampaignHead } from '#lib/queries/campaign.ts'

/** The tasks by group for a general campaign, in one list otherwise; none where a type has its own list. */
export async function taskGroups(detail: ActivityDetail) {
  const { activityId, path, tasks } = detail
  if (pagePartsOf(detail).listsTasks) return []
  const head = path.startsWith('/events/') ? await readCampaignHead(activityId, await getLocale()) : null
  const named = (head?.identifiers ?? []).map((group) => ({
    ...group,
    tasks: tasks.filter(({ identifier }) => identifier === group.identifier),
  }))
  const placed = new Set(named.flatMap((group) => group.tasks))
  const others = { identifier: undefined, title: undefined, tasks: tasks.filter((task) => !placed.has(task)) }
  const shown = [...named, others].filter((group) => group.tasks.length > 0)
  return shown.map((group, index) => ({
    ...group,
    // Readers would take the sum of one of several groups for the total.
    hasSum: shown.length === 1,
    // The first group's is the anchor of the page's tasks.
    headingId: index === 0 ? 'tasks' : `tasks-${group.identifier ?? 'other'}`,
  }))
}
