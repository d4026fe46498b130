import { APP_TOKEN_KEY, CC_TOKEN_COOKIE, readAppToken } from './has-token.ts'

/** Where the bearer token of a call comes from; the app's wins, because in the app there is no other login. */
export interface BearerToken {
  value: string
  from: 'app' | 'site'
}

/** Anybody of a neighbouring host can write a cookie: one that cannot be read is none. */
function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
  } catch {
    return null
  }
}

export function readBearerToken(): BearerToken | null {
  const app = readAppToken()
  if (app) return { value: app.uToken, from: 'app' }
  const cookie = readCookie(CC_TOKEN_COOKIE)
  return cookie ? { value: cookie, from: 'site' } : null
}

export function keepAppToken(uToken: string, uid: string): void {
  try {
    localStorage.setItem(APP_TOKEN_KEY, JSON.stringify({ uToken, uid }))
  } catch {
    // Without storage the token lives as long as the page; the app gives it again.
  }
}

/** What the page itself can clear (spec §8: 00004, 434); the HttpOnly cookies go with the gateway's answer. */
export function clearStoredTokens(): void {
  document.cookie = `${CC_TOKEN_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`
  try {
    localStorage.removeItem(APP_TOKEN_KEY)
  } catch {
    // Nothing was stored.
  }
}
