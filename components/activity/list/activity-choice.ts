import type { ActivityGroup } from '@fanfare/contract/activity-types.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'

/** The states and types in a list of activities. */
export interface ActivityChoices {
  /** Shown without a query. */
  initialStatus: ActivityStatus
  statuses: readonly { status: ActivityStatus; label: string }[]
  groups: readonly { group: ActivityGroup; label: string }[]
}

/** State and type in the query; unknown values count as absent. */
export const readFilter = (query: URLSearchParams, { initialStatus, statuses, groups }: ActivityChoices) => ({
  status: statuses.find(({ status }) => status === query.get('status'))?.status ?? initialStatus,
  group: groups.find(({ group }) => group === query.get('type'))?.group ?? null,
})

/** Query parameters; null removes one. */
type ChoiceChange = Partial<Record<'status' | 'type' | 'search' | 'page', string | null>>

/** The changed query as `?…`; other parameters stay, but the page is the first one again. */
export function choiceHref(query: URLSearchParams, change: ChoiceChange) {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ page: null, ...change }))
    if (value) next.set(name, value)
    else next.delete(name)
  return `?${next}`
}

/** By `countKey`: how many activities match a choice, and how many of them have a card on the page. */
export type ActivityCounts = Partial<Record<string, { total: number; served: number }>>

/** Without a group: all types. */
export const countKey = (status: ActivityStatus, group: ActivityGroup | null) => status + (group ?? '')

/** Counts the activities of each state, and of each group in it. */
export function countActivities(
  activities: readonly ActivitySummary[],
  served: readonly ActivitySummary[],
  groupOf: (activity: ActivitySummary) => ActivityGroup,
) {
  const counts: ActivityCounts = {}
  for (const activity of activities)
    for (const group of [null, groupOf(activity)]) {
      const count = (counts[countKey(activity.status, group)] ??= { total: 0, served: 0 })
      count.total += 1
      if (served.includes(activity)) count.served += 1
    }
  return counts
}

const PAGE = /^[1-9]\d{0,3}$/

/** The search and the page in the query: trimmed words, and a number from 1; unknown values count as absent. */
export function readPage(query: URLSearchParams) {
  const page = query.get('page') ?? ''
  return { search: query.get('search')?.trim() ?? '', page: PAGE.test(page) ? Number(page) : 1 }
}

/** How many cards the server renders for a state, and each further page has: whole rows of one, two or three columns. */
export const CARDS_A_PAGE = 36
