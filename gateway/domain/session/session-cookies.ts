import { REFRESH_MS, type TokenSet } from './tokens.ts'

/** `maxAge` in seconds; 0 deletes the cookie. */
export interface Cookie {
  name: string
  value: string
  maxAge: number
  httpOnly: boolean
  sameSite: 'lax' | 'strict'
  path: string
}

const REFRESH_PATH = '/v1/user/token'
/** Contract §3: the CC cookie lives 365 days, longer than the access token in it. */
const CC_COOKIE_SECONDS = 31_536_000

/** A live deployment binds the HttpOnly cookies to its host and to HTTPS by their names' prefixes (contract §3). */
export const sessionCookieName = (live: boolean): string => (live ? '__Host-sessionToken' : 'sessionToken')
export const refreshCookieName = (live: boolean): string => (live ? '__Secure-refreshToken' : 'refreshToken')

const cookiesOf = (live: boolean, tokens: TokenSet, age: { cc: number; other: number }): Cookie[] => [
  { name: 'ccToken', value: tokens.access, maxAge: age.cc, httpOnly: false, sameSite: 'lax', path: '/' },
  {
    name: sessionCookieName(live),
    value: tokens.session,
    maxAge: age.other,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
  },
  {
    name: refreshCookieName(live),
    value: tokens.refresh,
    maxAge: age.other,
    httpOnly: true,
    sameSite: 'strict',
    path: REFRESH_PATH,
  },
]

export const sessionCookies = (live: boolean, tokens: TokenSet): Cookie[] =>
  cookiesOf(live, tokens, { cc: CC_COOKIE_SECONDS, other: REFRESH_MS / 1000 })

/** Make the browser delete the three cookies. */
export const expiredCookies = (live: boolean): Cookie[] =>
  cookiesOf(live, { access: '', session: '', refresh: '' }, { cc: 0, other: 0 })
