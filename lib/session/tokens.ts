import Cookies from 'js-cookie'
import { readStoredJson, writeStored } from '../stored.ts'
import type { Session } from '@fanfare/contract/session/session.ts'

/** The key of the app's token, which is kept beside its uid (SHELL-6). */
const APP_TOKEN_KEY = 'uToken'
/** The key in `localStorage`, so that every tab and the next page load know the expiry. */
export const TOKEN_EXPIRY_KEY = 'fanfareTokenExpiry'
export const CC_TOKEN_COOKIE = 'ccToken'

/** When the tokens of the site end, ms on the gateway's clock (AUTH-3). */
export type TokenExpiry = Pick<Session, 'tokenExpiresAt' | 'refreshTokenExpiresAt'>

/** Where the bearer token of a call comes from. The app's wins, because in the app there is no other login. */
export interface BearerToken {
  value: string
  from: 'app' | 'site'
  /** Whose token it is, as the app says. */
  uid?: string
}

/** A webview may have no storage (Android's default); then these live as long as the page. */
let unstoredToken: { uToken: string; uid: string } | null = null
let unstoredExpiry: TokenExpiry | null = null

/** Returns no field when storage is forbidden or holds anything else. */
const readRecord = (key: string) => (readStoredJson(key) ?? {}) as Record<string, unknown>

/** Removed first, because if storage is full, the next load must not find the record of the previous account. */
const writeRecord = (key: string, record: object) => writeStored(key, null) && writeStored(key, JSON.stringify(record))

function readAppToken() {
  if (unstoredToken) return unstoredToken
  const { uToken, uid } = readRecord(APP_TOKEN_KEY)
  return typeof uToken === 'string' && typeof uid === 'string' ? { uToken, uid } : null
}

export function keepAppToken(uToken: string, uid: string) {
  unstoredToken = writeRecord(APP_TOKEN_KEY, { uToken, uid }) ? null : { uToken, uid }
}

export function readTokenExpiry() {
  if (unstoredExpiry) return unstoredExpiry
  const { tokenExpiresAt, refreshTokenExpiresAt } = readRecord(TOKEN_EXPIRY_KEY)
  if (!Number.isFinite(tokenExpiresAt) || !Number.isFinite(refreshTokenExpiresAt)) return null
  return { tokenExpiresAt: Number(tokenExpiresAt), refreshTokenExpiresAt: Number(refreshTokenExpiresAt) }
}

export function keepTokenExpiry({ tokenExpiresAt, refreshTokenExpiresAt }: TokenExpiry) {
  const expiry = { tokenExpiresAt, refreshTokenExpiresAt }
  unstoredExpiry = writeRecord(TOKEN_EXPIRY_KEY, expiry) ? null : expiry
}

/** js-cookie skips a cookie that cannot be decoded, which another host of the same domain may have written. */
export function readBearerToken(): BearerToken | null {
  const app = readAppToken()
  if (app) return { value: app.uToken, from: 'app', uid: app.uid }
  const cookie = Cookies.get(CC_TOKEN_COOKIE)
  return cookie ? { value: cookie, from: 'site' } : null
}

/** Clears what the page itself can clear (spec §8: 00004, 434); the gateway's answer ends the HttpOnly cookies. */
export function clearStoredTokens({ secure }: { secure: boolean }) {
  Cookies.remove(CC_TOKEN_COOKIE, { path: '/', secure, sameSite: 'lax' })
  unstoredToken = null
  unstoredExpiry = null
  for (const key of [APP_TOKEN_KEY, TOKEN_EXPIRY_KEY]) writeStored(key, null)
}
