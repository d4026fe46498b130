/** Where the app's token is kept beside its uid (SHELL-6). */
const APP_TOKEN_KEY = 'uToken'

export interface AppToken {
  uToken: string
  uid: string
}

/** A webview may come without storage (Android's default): then the token lives as long as the page. */
let unstored: AppToken | null = null

/** Storage may be forbidden or hold anything; both mean no token. */
export function readAppToken(): AppToken | null {
  if (unstored) return unstored
  try {
    const value: unknown = JSON.parse(localStorage.getItem(APP_TOKEN_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { uToken, uid } = value as Record<string, unknown>
    return typeof uToken === 'string' && typeof uid === 'string' ? { uToken, uid } : null
  } catch {
    return null
  }
}

export function keepAppToken(uToken: string, uid: string): void {
  unstored = null
  try {
    // First, because storage may be full: the account before would be back at the next load.
    localStorage.removeItem(APP_TOKEN_KEY)
    localStorage.setItem(APP_TOKEN_KEY, JSON.stringify({ uToken, uid }))
  } catch {
    unstored = { uToken, uid }
  }
}

export function forgetAppToken(): void {
  unstored = null
  try {
    localStorage.removeItem(APP_TOKEN_KEY)
  } catch {
    // Nothing was stored.
  }
}
