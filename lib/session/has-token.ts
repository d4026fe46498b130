/** Where the app's token is kept beside its uid (SHELL-6). */
export const APP_TOKEN_KEY = 'uToken'
export const CC_TOKEN_COOKIE = 'ccToken'

/** Cheap enough for the first script: is there any reason to believe that somebody is logged in? (AUTH-2) */
export function hasToken(): boolean {
  return (
    document.cookie.split('; ').some((pair) => pair.startsWith(`${CC_TOKEN_COOKIE}=`)) ||
    document.documentElement.hasAttribute('data-webview') ||
    readAppToken() !== null
  )
}

export interface AppToken {
  uToken: string
  uid: string
}

/** Storage may be forbidden or hold anything; both mean no token. */
export function readAppToken(): AppToken | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(APP_TOKEN_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { uToken, uid } = value as Record<string, unknown>
    return typeof uToken === 'string' && typeof uid === 'string' ? { uToken, uid } : null
  } catch {
    return null
  }
}
