/** The store's persisted state: its key, and where redux-persist keeps it in `localStorage`. */
export const PERSIST_KEY = 'fanfare'
export const PERSIST_RECORD = `persist:${PERSIST_KEY}`
/** How a logged-in userInfo slice reads inside that record, which holds each slice as JSON in JSON. */
export const LOGIN_MARK = String.raw`isLogin\":true`

/** The store says logged in (AUTH-2), read without the store. */
export function hasRecordedLogin(): boolean {
  try {
    return localStorage.getItem(PERSIST_RECORD)?.includes(LOGIN_MARK) === true
  } catch {
    return false
  }
}
