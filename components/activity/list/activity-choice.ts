import type { ActivityGroup } from '@fanfare/contract/activity-types.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'

/** The states and types that a list of activities has. */
export interface ActivityChoices {
  /** The state that is shown without a query. */
  initialStatus: ActivityStatus
  statuses: readonly { status: ActivityStatus; label: string }[]
  groups: readonly { group: ActivityGroup; label: string }[]
}

/** State and type in the query; unknown values count as absent. */
export const readFilter = (query: URLSearchParams, { initialStatus, statuses, groups }: ActivityChoices) => ({
  status: statuses.find(({ status }) => status === query.get('status'))?.status ?? initialStatus,
  group: groups.find(({ group }) => group === query.get('type'))?.group ?? null,
})

/** Values of the query by their names; null removes one. */
type ChoiceChange = Partial<Record<'status' | 'type' | 'search' | 'page', string | null>>

/** The query with a change of the choice, as `?…`; it keeps everything else, and begins at the first page. */
export function choiceHref(query: URLSearchParams, change: ChoiceChange): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ page: null, ...change }))
    if (value) next.set(name, value)
    else next.delete(name)
  return `?${next}`
}
