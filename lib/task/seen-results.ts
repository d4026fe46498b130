/** In `localStorage`, one entry an activity and user: the final result was shown. */
const PREFIX = 'fanfareResult'

const keyOf = (activityId: string, userId: string): string => `${PREFIX}:${activityId}:${userId}`

/** Without storage nothing is remembered, so no result is announced: better than at every visit. */
export function hasSeenResult(activityId: string, userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(activityId, userId)) !== null
  } catch {
    return true
  }
}

/** Whether it could be remembered. */
export function rememberSeenResult(activityId: string, userId: string): boolean {
  try {
    localStorage.setItem(keyOf(activityId, userId), '1')
    return true
  } catch {
    return false
  }
}
