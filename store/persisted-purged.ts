import { PERSIST_KEY } from '#lib/session/recorded-login.ts'

/** redux-persist's own `PURGE`, written out: importing it brings the whole library into whatever can end a session. */
export const PURGE = 'persist/PURGE'

/** What is stored goes at once, so that nothing of a session outlives a tab that is closed right after (AUTH-4). */
export const persistedPurged = () => ({ type: PURGE, key: PERSIST_KEY, result: () => undefined })
