import { writeStored } from '../stored.ts'

/** The cache of a user's last answers; removed with the service worker's caches when it is off (`fanfare-`). */
export const ANSWER_CACHE = 'fanfare-answers'
/** In `localStorage`: the claims without an answer, of every user of this browser. */
export const CLAIMS_KEY = 'fanfareClaims'
/** In `localStorage`: the user had something to claim when the home page last knew (`remembered-marks.ts`). */
export const CLAIMABLE_KEY = 'fanfareClaimable'
/** In `localStorage`: the addresses of the activities that the user has joined, without their language (`remembered-marks.ts`). */
export const JOINED_KEY = 'fanfareJoined'

/**
 * Call it at every end and change of a session (AUTH-4), so that the next user of the browser sees nothing of the previous one.
 * An answer that arrives later is not kept, because its user is no longer recorded. `keys`: what else is forgotten when the
 * session ends. A login keeps the claims, because each has its user.
 */
export function forgetUser(...keys: string[]) {
  for (const key of [CLAIMABLE_KEY, JOINED_KEY, ...keys]) writeStored(key, null)
  try {
    caches.delete(ANSWER_CACHE).catch(() => undefined)
  } catch {
    // Without a secure context, nothing was kept.
  }
}
