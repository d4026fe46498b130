import { MAX_STALE_MS } from './freshness.ts'
import type { CacheEntry } from './page-store.ts'

/** An entry is shown for this many times its freshness while it is revalidated in the background. */
const SHOWN_TIMES = 2

/** From this many times its freshness on, a page shows its age. */
const SHOW_AGE_AFTER_TIMES = 3

/**
 * `fresh`: shown as it is. `revalidating`: shown while a new page is fetched. `stale`: shown only when no newer page can be
 * fetched. `expired`: not shown any more.
 */
export type PageState = 'fresh' | 'revalidating' | 'stale' | 'expired'

type Dated = Pick<CacheEntry, 'confirmedAt' | 'freshMs' | 'invalidated'>

/** `now`: ms, on the clock of `confirmedAt`. */
export function stateOf({ confirmedAt, freshMs, invalidated }: Dated, now: number): PageState {
  const age = now - confirmedAt
  if (!invalidated && age < freshMs) return 'fresh'
  if (!invalidated && age < freshMs * SHOWN_TIMES) return 'revalidating'
  return age <= MAX_STALE_MS ? 'stale' : 'expired'
}

/**
 * The age of an entry's content in ms when the page must show it, else null. A page shows its age when it could not be
 * revalidated for long, or when it was invalidated and the revalidation failed. `lastGatewayReadAt`: Next may render a page
 * from data that is older than the page.
 */
export function shownAge(
  { rule, confirmedAt, freshMs, invalidated, retryAt }: Dated & Pick<CacheEntry, 'rule' | 'retryAt'>,
  now: number,
  lastGatewayReadAt: number,
) {
  if (rule.kind !== 'page') return null
  const age = now - Math.min(confirmedAt, lastGatewayReadAt)
  return age > freshMs * SHOW_AGE_AFTER_TIMES || (invalidated && retryAt > 0) ? age : null
}
