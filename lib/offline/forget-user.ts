/** The cache of a user's last answers; removed with the service worker's caches when it is off (`fanfare-`). */
export const ANSWER_CACHE = 'fanfare-answers'
/** In `localStorage`: the claims without an answer, of every user of this browser. */
export const CLAIMS_KEY = 'fanfareClaims'

/**
 * At every end and change of a session (AUTH-4). An answer that arrives later is not kept: its user is no longer recorded.
 * `withClaims`: also the claims, where the session ends; each has its user, so a login forgets none.
 */
export function forgetUser({ withClaims = false } = {}): void {
  try {
    if (withClaims) localStorage.removeItem(CLAIMS_KEY)
    caches.delete(ANSWER_CACHE).catch(() => undefined)
  } catch {
    // No secure context, or storage is forbidden: nothing was kept.
  }
}
