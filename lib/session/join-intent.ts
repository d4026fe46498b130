import { readStoredJson, writeStored } from '../stored.ts'

/**
 * The key in `sessionStorage`, which no other site can write and which ends with the tab, so an address never makes a reader join
 * (D-8). The head script writes the press (`lib/head/first-paint.ts`).
 */
const JOIN_INTENT_KEY = 'fanfareJoin'

/** How the reader came in between the press and the activity's page. */
export type JoinEntry = 'login' | 'register'

interface JoinIntent {
  activityId: string
  /** The activity's page, without locale, to which the account form must lead. */
  path: string
  /** Absent until the account form has opened a session. */
  entry?: JoinEntry
}

/** The account form has opened a session and leads to `path`: confirms the intent for that page, forgets any other. */
export function confirmJoin(path: string, entry: JoinEntry) {
  const intent = take()
  if (intent?.path === path) write({ ...intent, entry })
}

/** For a button that promises joining: it leads to the activity's page, which joins. */
export const planJoin = (activityId: string, path: string, entry: JoinEntry = 'login') =>
  write({ activityId, path, entry })

/** For a link that asks to join: it leads to the account form first, which confirms the intent (`confirmJoin`). */
export const askToJoin = (activityId: string, path: string) => write({ activityId, path })

/** Returns and forgets a confirmed intent; null when the reader did not ask to join this activity. */
export function takeJoin(activityId: string) {
  const intent = take()
  return intent?.activityId === activityId ? (intent.entry ?? null) : null
}

function take() {
  const intent = readStoredJson(JOIN_INTENT_KEY, 'sessionStorage') as JoinIntent | null
  writeStored(JOIN_INTENT_KEY, null, 'sessionStorage')
  return intent
}

/** Without storage, the reader joins with one more press. */
function write(intent: JoinIntent) {
  writeStored(JOIN_INTENT_KEY, JSON.stringify(intent), 'sessionStorage')
}
