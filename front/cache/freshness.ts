import type { IncomingHttpHeaders } from 'node:http'
import type { PageRoute } from '../addresses.ts'

/** reliability D-29: how long the last good page stands in for one that cannot be made. */
export const MAX_STALE_MS = 24 * 60 * 60 * 1000

/** A page that could not be renewed is marked with its age from this many times its freshness on. */
export const SHOW_AGE_AFTER_TIMES = 3

const IMMUTABLE = 'public, max-age=31536000, immutable'

const secondsOf = (cacheControl: string, directive: string): number | null => {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d{1,10})(?:[\\s,]|$)`, 'i').exec(cacheControl)
  return found ? Number(found[1]) : null
}

/** How long an answer may be taken for fresh, in seconds; null: it is not for a shared cache (RFC 9111 §3). */
export function freshSeconds(headers: IncomingHttpHeaders, route: PageRoute): number | null {
  const said = headers['cache-control'] ?? ''
  if (headers['set-cookie'] !== undefined || /(?:^|[\s,])(?:private|no-store|no-cache)(?:[\s,=]|$)/i.test(said))
    return null
  const shared = secondsOf(said, 's-maxage')
  if (shared !== null) return shared > 0 ? shared : null
  const seconds = Math.max(route.keepSeconds ?? 0, /\bpublic\b/i.test(said) ? (secondsOf(said, 'max-age') ?? 0) : 0)
  return seconds > 0 ? seconds : null
}

/**
 * What browsers and caches in front of us are told. A page, or what else changes with one, is asked for again each time, which costs a 304; a CDN keeps it
 * as we do: fresh for a while, shown a little longer while it renews it, and a day when it cannot.
 */
export function outwardCacheControl(said: string, route: PageRoute, seconds: number): string {
  if (route.kind === 'page' || route.tags.length > 0) {
    const dayOfSeconds = MAX_STALE_MS / 1000
    return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${dayOfSeconds}`
  }
  if (/\bimmutable\b/i.test(said)) return IMMUTABLE
  return route.keepSeconds ? `public, max-age=${route.keepSeconds}, stale-while-revalidate=86400` : said
}
