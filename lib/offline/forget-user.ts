/** The cache of a user's last answers; removed with the service worker's caches when it is off (`fanfare-`). */
export const ANSWER_CACHE = 'fanfare-answers'
/** In `localStorage`: the claims without an answer, of every user of this browser. */
export const CLAIMS_KEY = 'fanfareClaims'

/**
 * At every end and change of a session (AUTH-4). An answer that arrives later is not kept: its user is no longer recorded.
 * Claims are forgotten after a logout alone: an expired session keeps them for the next login of the same user.
 */
export function forgetUser(isLogout = false): void {
  try {
    if (isLogout) localStorage.removeItem(CLAIMS_KEY)
    caches.delete(ANSWER_CACHE).catch(() => undefined)
  } catch {
    // No secure context, or storage is forbidden: nothing was kept.
  }
}
