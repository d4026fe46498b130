import Cookies from 'js-cookie'
import { forgetAppToken, readAppToken } from './app-token.ts'
import { forgetTokenExpiry } from './token-expiry.ts'

export const CC_TOKEN_COOKIE = 'ccToken'

/** Where the bearer token of a call comes from; the app's wins, because in the app there is no other login. */
export interface BearerToken {
  value: string
  from: 'app' | 'site'
}

/** A neighbouring host can write a cookie too: js-cookie skips one that cannot be decoded. */
export function readBearerToken(): BearerToken | null {
  const app = readAppToken()
  if (app) return { value: app.uToken, from: 'app' }
  const cookie = Cookies.get(CC_TOKEN_COOKIE)
  return cookie ? { value: cookie, from: 'site' } : null
}

/** What the page itself can clear (spec §8: 00004, 434); the HttpOnly cookies go with the gateway's answer. */
export function clearStoredTokens({ secure }: { secure: boolean }): void {
  Cookies.remove(CC_TOKEN_COOKIE, { path: '/', secure, sameSite: 'lax' })
  forgetAppToken()
  forgetTokenExpiry()
}
