import { MAX_STALE_MS, SHOW_AGE_AFTER_TIMES } from './freshness.ts'
import type { CacheEntry } from './page-store.ts'

/** An entry is shown this many times its freshness, while it is revalidated in the background. */
const SHOWN_TIMES = 2

/**
 * `fresh`: shown as it is. `revalidating`: shown while a new page is made. `stale`: shown only when no newer page can be had.
 * `expired`: not shown any more.
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
 * How old the content of an entry is, ms, where its age must be shown: it could not be renewed for long, or an announcement
 * said that it changed and the renewal failed; else null. `lastGatewayReadAt`: when the site last read the gateway.
 */
export function shownAge(
  { route, confirmedAt, freshMs, invalidated, retryAt }: Dated & Pick<CacheEntry, 'route' | 'retryAt'>,
  now: number,
  lastGatewayReadAt: number,
): number | null {
  if (route.kind !== 'page') return null
  const age = now - Math.min(confirmedAt, lastGatewayReadAt)
  return age > freshMs * SHOW_AGE_AFTER_TIMES || (invalidated && retryAt > 0) ? age : null
}
