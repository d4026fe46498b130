import type { Call, FileCall } from '#lib/http/call.ts'
import type { Bridge } from '#lib/native/bridge.ts'
import type { PageSection } from '#lib/session/page-for-users.ts'
import type { BearerToken, TokenExpiry } from '#lib/session/tokens.ts'
import type { LiveTopics } from './live/live-topics.ts'

/** How the store's side effects reach the gateway, the browser and the app (architecture rule 6). */
export interface Services {
  call: Call
  callForFile: FileCall
  /** The table's `langCode` of the page's language. */
  languageType: number
  bridge: Bridge
  live: LiveTopics
  readToken: () => BearerToken | null
  clearTokens: () => void
  /** Keeps the expiry of a new session's tokens and starts their silent renewal. */
  watchToken: (expiry: TokenExpiry) => void
  /** Starts the silent renewal of a token that an earlier page left behind. */
  resumeWatching: () => void
  stopWatching: () => void
  /** Whether the open page shows only data of the logged-in user. */
  isPageForUsers: () => boolean
  pageSection: () => PageSection
  /** In the app through the bridge, elsewhere to the localized login page with a safe return path (AUTH-4). */
  goToLogin: () => void
  /** After logout, to the login page without a return path (spec §4). */
  leaveToLogin: () => void
}

/** The `extraArgument` of thunks and endpoints. */
export interface StoreContext extends Services {
  /** Counts the successful mutations that change lists (store/api/base-api.ts). */
  succeededMutations: number
  /** Resolves when the wheel of a draw has stopped. Queries wait for it, so that no count or message reveals the result earlier. */
  drawShown?: Promise<void>
}
