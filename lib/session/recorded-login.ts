import { readStored } from '../stored.ts'

/** The store's persisted state: its key, and where redux-persist keeps it in `localStorage`. */
export const PERSIST_KEY = 'fanfare'
export const PERSIST_RECORD = `persist:${PERSIST_KEY}`
/** A logged-in userInfo slice inside that record, which holds each slice as JSON in JSON. */
export const LOGIN_MARK = String.raw`isLogin\":true`

/** Whether the persisted store is logged in (AUTH-2), read without the store. */
export const hasRecordedLogin = () => readStored(PERSIST_RECORD)?.includes(LOGIN_MARK) === true
