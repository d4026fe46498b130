import type { IncomingHttpHeaders } from 'node:http'
import type { CacheRule } from '../addresses.ts'

/** reliability D-29: the last good page replaces one that cannot be rendered for this long. */
export const MAX_STALE_MS = 24 * 60 * 60 * 1000

const IMMUTABLE = 'public, max-age=31536000, immutable'

const secondsOf = (cacheControl: string, directive: string) => {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d{1,10})(?:[\\s,]|$)`, 'i').exec(cacheControl)
  return found ? Number(found[1]) : null
}

/** How long an answer is fresh, in seconds; null when a shared cache may not keep it (RFC 9111 §3). */
export function freshSeconds(headers: IncomingHttpHeaders, rule: CacheRule) {
  const cacheControl = headers['cache-control'] ?? ''
  if (headers['set-cookie'] !== undefined) return null
  if (/(?:^|[\s,])(?:private|no-store|no-cache)(?:[\s,=]|$)/i.test(cacheControl)) return null
  const shared = secondsOf(cacheControl, 's-maxage')
  if (shared !== null) return shared > 0 ? shared : null
  const ofPublic = /\bpublic\b/i.test(cacheControl) ? (secondsOf(cacheControl, 'max-age') ?? 0) : 0
  const seconds = Math.max(rule.keepSeconds ?? 0, ofPublic)
  return seconds > 0 ? seconds : null
}

/**
 * `Cache-Control` for browsers and for caches in front of the product. Browsers revalidate what an activity can change at each
 * visit, which costs a 304; meanwhile they may show their copy for as long as it was fresh here. A CDN keeps it as the front
 * does: fresh for a while, stale while it asks, and for a day while it cannot.
 */
export function outwardCacheControl(cacheControl: string, rule: CacheRule, seconds: number) {
  if (rule.kind === 'page' || (rule.tags.length > 0 && !rule.keepsOwnAge)) {
    const daySeconds = MAX_STALE_MS / 1000
    return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${daySeconds}`
  }
  if (/\bimmutable\b/i.test(cacheControl)) return IMMUTABLE
  return rule.keepSeconds ? `public, max-age=${rule.keepSeconds}, stale-while-revalidate=86400` : cacheControl
}

/** Next lets a shared cache show an old answer for a year. An answer that is passed on may be shown only for as long as it was fresh. */
export function passedCacheControl(cacheControl: string) {
  const seconds = secondsOf(cacheControl, 's-maxage')
  return seconds === null
    ? cacheControl
    : cacheControl.replace(/stale-while-revalidate=\d+/i, `stale-while-revalidate=${seconds}`)
}
