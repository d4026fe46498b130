import Cookies from 'js-cookie'
import type { Session } from '@fanfare/contract/session/session.ts'

/** Where the app's token is kept beside its uid (SHELL-6). */
const APP_TOKEN_KEY = 'uToken'
/** In `localStorage`, so that every tab and the next page load know it. */
export const TOKEN_EXPIRY_KEY = 'fanfareTokenExpiry'
export const CC_TOKEN_COOKIE = 'ccToken'

interface AppToken {
  uToken: string
  uid: string
}

/** When the tokens of the site end, ms on the gateway's clock (AUTH-3). */
export type TokenExpiry = Pick<Session, 'tokenExpiresAt' | 'refreshTokenExpiresAt'>

/** Where the bearer token of a call comes from; the app's wins, because in the app there is no other login. */
export interface BearerToken {
  value: string
  from: 'app' | 'site'
}

/** A webview may have no storage (Android's default): then these live as long as the page. */
let unstoredToken: AppToken | null = null
let unstoredExpiry: TokenExpiry | null = null

/** Storage may be forbidden or hold anything; both mean that there is no record. */
function readRecord(key: string) {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** False where storage is forbidden or full. */
function writeRecord(key: string, record: object) {
  try {
    // Removed first: where storage is full, the next load must not find the record of the account before.
    localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}

function removeRecord(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

function readAppToken() {
  if (unstoredToken) return unstoredToken
  const { uToken, uid } = readRecord(APP_TOKEN_KEY) ?? {}
  return typeof uToken === 'string' && typeof uid === 'string' ? { uToken, uid } : null
}

export function keepAppToken(uToken: string, uid: string) {
  unstoredToken = writeRecord(APP_TOKEN_KEY, { uToken, uid }) ? null : { uToken, uid }
}

export function readTokenExpiry() {
  if (unstoredExpiry) return unstoredExpiry
  const { tokenExpiresAt, refreshTokenExpiresAt } = readRecord(TOKEN_EXPIRY_KEY) ?? {}
  if (!Number.isFinite(tokenExpiresAt) || !Number.isFinite(refreshTokenExpiresAt)) return null
  return { tokenExpiresAt: Number(tokenExpiresAt), refreshTokenExpiresAt: Number(refreshTokenExpiresAt) }
}

export function keepTokenExpiry({ tokenExpiresAt, refreshTokenExpiresAt }: TokenExpiry) {
  const expiry = { tokenExpiresAt, refreshTokenExpiresAt }
  unstoredExpiry = writeRecord(TOKEN_EXPIRY_KEY, expiry) ? null : expiry
}

/** Another host of the same domain can write a cookie too: js-cookie skips one that cannot be decoded. */
export function readBearerToken(): BearerToken | null {
  const app = readAppToken()
  if (app) return { value: app.uToken, from: 'app' }
  const cookie = Cookies.get(CC_TOKEN_COOKIE)
  return cookie ? { value: cookie, from: 'site' } : null
}

/** Clears what the page itself can clear (spec §8: 00004, 434); the HttpOnly cookies end with the gateway's answer. */
export function clearStoredTokens({ secure }: { secure: boolean }) {
  Cookies.remove(CC_TOKEN_COOKIE, { path: '/', secure, sameSite: 'lax' })
  unstoredToken = null
  unstoredExpiry = null
  removeRecord(APP_TOKEN_KEY)
  removeRecord(TOKEN_EXPIRY_KEY)
}
