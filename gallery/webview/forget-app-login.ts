import { APP_INFO_KEY } from '#lib/native/app-info.ts'
import { PERSIST_RECORD } from '#lib/session/recorded-login.ts'
import { clearStoredTokens } from '#lib/session/tokens.ts'

/** Removes what the app's page stored: the frame shares the storage of this browser. */
export function forgetAppLogin(): void {
  clearStoredTokens({ secure: false })
  localStorage.removeItem(APP_INFO_KEY)
  localStorage.removeItem(PERSIST_RECORD)
}
