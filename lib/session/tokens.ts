import { forgetAppToken, readAppToken } from './app-token.ts'
import { CC_TOKEN_COOKIE } from './has-token.ts'

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

/** What the page itself can clear (spec §8: 00004, 434); the HttpOnly cookies go with the gateway's answer. */
export function clearStoredTokens(): void {
  document.cookie = `${CC_TOKEN_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`
  forgetAppToken()
}
