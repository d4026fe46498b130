import type { ActivityGroup } from '#lib/contract/activity-types.ts'
import type { ActivityStatus } from '#lib/contract/enumerations.ts'

/** The reader's choice in a list of activities, all of it in the address. */
export interface ActivityChoice {
  status: ActivityStatus
  /** null: all types. */
  group: ActivityGroup | null
  /** Trimmed; empty: no search. */
  search: string
  /** From 1. */
  page: number
}

/** The states and types that the list has. */
export interface ActivityChoices {
  /** The state that is shown without a query. */
  initialStatus: ActivityStatus
  statuses: readonly { status: ActivityStatus; label: string }[]
  groups: readonly { group: ActivityGroup; label: string }[]
}

const PAGE = /^[1-9]\d{0,3}$/

/** The choice in the query; unknown values count as absent. */
export function readChoice(
  query: URLSearchParams,
  { initialStatus, statuses, groups }: ActivityChoices,
): ActivityChoice {
  const page = query.get('page') ?? ''
  return {
    status: statuses.find(({ status }) => status === query.get('status'))?.status ?? initialStatus,
    group: groups.find(({ group }) => group === query.get('type'))?.group ?? null,
    search: query.get('search')?.trim() ?? '',
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

const QUERY_NAMES = { status: 'status', group: 'type', search: 'search', page: 'page' } as const

/** The query with a change of the choice, as `?…`; it keeps everything else, and begins at the first page. */
export function choiceHref(
  query: URLSearchParams,
  change: Partial<ActivityChoice>,
  initialStatus?: ActivityStatus,
): string {
  const next = new URLSearchParams(query)
  const absent: readonly unknown[] = [null, '', 1, initialStatus]
  for (const [field, value] of Object.entries({ page: 1, ...change }) as [
    keyof ActivityChoice,
    string | number | null,
  ][]) {
    if (absent.includes(value)) next.delete(QUERY_NAMES[field])
    else next.set(QUERY_NAMES[field], String(value))
  }
  return `?${next}`
}
