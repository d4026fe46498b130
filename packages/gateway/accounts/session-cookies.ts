import type { Cookie, RequestContext } from '#gateway/route.ts'
import { DEVICE_MS } from '#gateway/limits.ts'
import type { OpenedSession } from './open-session.ts'
import { REFRESH_MS } from './tokens.ts'

const REFRESH_PATH = '/v1/user/token'
const LOGIN_PATH = '/v1/user'
/** Contract §3: the CC cookie lives 365 days, longer than the access token in it. */
const CC_COOKIE_SECONDS = 31_536_000
const REFRESH_SECONDS = REFRESH_MS / 1000

/** A live deployment binds the HttpOnly cookies to its host and to HTTPS by their names' prefixes (contract §3). */
export const sessionCookieName = (live: boolean) => (live ? '__Host-sessionToken' : 'sessionToken')
export const refreshCookieName = (live: boolean) => (live ? '__Secure-refreshToken' : 'refreshToken')

/** Remembers a device beyond its sessions. Sent with account calls only; it grants nothing but its own count of failures. */
const deviceCookieName = (live: boolean) => (live ? '__Secure-device' : 'device')

export const sessionCookies = (
  live: boolean,
  { tokens, device }: Pick<OpenedSession, 'tokens' | 'device'>,
): Cookie[] => [
  { name: 'ccToken', value: tokens.access, maxAge: CC_COOKIE_SECONDS, httpOnly: false, sameSite: 'lax', path: '/' },
  {
    name: sessionCookieName(live),
    value: tokens.session,
    maxAge: REFRESH_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
  },
  {
    name: refreshCookieName(live),
    value: tokens.refresh,
    maxAge: REFRESH_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    path: REFRESH_PATH,
  },
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

const NO_SESSION = { tokens: { access: '', session: '', refresh: '' }, device: null }

/** Make the browser delete the three cookies of the session; the device stays remembered. */
export const expiredCookies = ({ gateway: { config } }: RequestContext) =>
  sessionCookies(config.live, NO_SESSION).map((cookie) => ({ ...cookie, maxAge: 0 }))

/** Sends the cookies of an opened session. @returns what the body says about it */
export function answerSession({ gateway, setCookies }: RequestContext, opened: OpenedSession) {
  setCookies(sessionCookies(gateway.config.live, opened))
  return opened.session
}

/** Where a request comes from: `device` is the cookie of the device, null when the browser sends none. */
export const sourceOf = ({ gateway: { config }, address, cookies }: RequestContext) => ({
  address,
  device: cookies[deviceCookieName(config.live)] || null,
  /** The cookie of the session that the browser has. */
  sessionToken: cookies[sessionCookieName(config.live)],
})
