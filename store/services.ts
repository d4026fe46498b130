import type { CallDefinition } from '#lib/contract/define-call.ts'
import type { CallOptions, LooseInput } from '#lib/http/call.ts'
import type { Bridge } from '#lib/native/bridge.ts'
import type { TokenExpiry } from '#lib/session/token-expiry.ts'
import type { BearerToken } from '#lib/session/tokens.ts'

/** What the store's side effects reach the world through; given as thunk `extraArgument` (architecture rule 6). */
export interface Services {
  callAny: (definition: CallDefinition, input?: LooseInput, options?: CallOptions) => Promise<unknown>
  /** The table's `langCode` of the page's language. */
  languageType: number
  bridge: Bridge
  readToken: () => BearerToken | null
  clearTokens: () => void
  /** Keeps the expiry of a new session's tokens and starts their silent renewal. */
  watchToken: (expiry: TokenExpiry) => void
  /** Starts the silent renewal of a token that an earlier page left behind. */
  resumeWatching: () => void
  stopWatching: () => void
  /** The page that is open shows nothing but what is somebody's own. */
  isPageForUsers: () => boolean
  /** By the bridge in the app, else the localized login page with a safe way back (AUTH-4). */
  goToLogin: () => void
  /** After logout: the login page without a way back (spec §4). */
  leaveToLogin: () => void
}
