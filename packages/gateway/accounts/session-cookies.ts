import type { Cookie } from '#gateway/route.ts'
import { DEVICE_MS } from '#gateway/limits.ts'
import type { OpenedSession } from './open-session.ts'
import { REFRESH_MS, type TokenSet } from './tokens.ts'

const REFRESH_PATH = '/v1/user/token'
const LOGIN_PATH = '/v1/user'
/** Contract §3: the CC cookie lives 365 days, longer than the access token in it. */
const CC_COOKIE_SECONDS = 31_536_000

/** A live deployment binds the HttpOnly cookies to its host and to HTTPS by their names' prefixes (contract §3). */
export const sessionCookieName = (live: boolean): string => (live ? '__Host-sessionToken' : 'sessionToken')
export const refreshCookieName = (live: boolean): string => (live ? '__Secure-refreshToken' : 'refreshToken')

/** Remembers a device beyond its sessions. Sent with account calls only; it grants nothing but its own count of failures. */
export const deviceCookieName = (live: boolean): string => (live ? '__Secure-device' : 'device')

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

export const sessionCookies = (
  live: boolean,
  { tokens, device }: Pick<OpenedSession, 'tokens' | 'device'>,
): Cookie[] => [
  ...cookiesOf(live, tokens, { cc: CC_COOKIE_SECONDS, other: REFRESH_MS / 1000 }),
  ...(device === null ? [] : [deviceCookie(live, device)]),
]

const deviceCookie = (live: boolean, value: string): Cookie => ({
  name: deviceCookieName(live),
  value,
  maxAge: DEVICE_MS / 1000,
  httpOnly: true,
  sameSite: 'strict',
  path: LOGIN_PATH,
})

/** Make the browser delete the three cookies of the session; the device stays remembered. */
export const expiredCookies = (live: boolean): Cookie[] =>
  cookiesOf(live, { access: '', session: '', refresh: '' }, { cc: 0, other: 0 })
