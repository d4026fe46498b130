import { getLocale } from 'next-intl/server'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readCampaignHead } from '#lib/queries/campaign.ts'

export interface TaskGroup {
  /** Of `general/taskCompletions`; undefined for tasks without a group. */
  identifier: string | undefined
  title: string | undefined
  tasks: ActivityDetail['tasks']
  /** False with several groups: readers would take a group's sum for the total. */
  hasSum: boolean
  /** The first group's is the anchor of the page's tasks. */
  headingId: string
}

/** The tasks by group for a general campaign, in one list otherwise; none where a type has its own list. */
export async function taskGroups(detail: ActivityDetail): Promise<TaskGroup[]> {
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
  return shown.map(({ identifier, ...group }, index) => ({
    ...group,
    identifier,
    hasSum: shown.length === 1,
    headingId: index === 0 ? 'tasks' : `tasks-${identifier ?? 'other'}`,
  }))
}
