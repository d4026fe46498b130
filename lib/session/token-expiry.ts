import type { Session } from '../contract/session/session.ts'

/** When the tokens of the site end, ms on the gateway's clock (AUTH-3). */
export type TokenExpiry = Pick<Session, 'tokenExpiresAt' | 'refreshTokenExpiresAt'>

/** In `localStorage`, so that every tab and the next page load know it. */
const TOKEN_EXPIRY_KEY = 'fanfareTokenExpiry'

/** Without storage the expiry lives as long as the page. */
let unstored: TokenExpiry | null = null

export function readTokenExpiry(): TokenExpiry | null {
  if (unstored) return unstored
  try {
    const value: unknown = JSON.parse(localStorage.getItem(TOKEN_EXPIRY_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { tokenExpiresAt, refreshTokenExpiresAt } = value as Record<string, unknown>
    if (!Number.isFinite(tokenExpiresAt) || !Number.isFinite(refreshTokenExpiresAt)) return null
    return { tokenExpiresAt: Number(tokenExpiresAt), refreshTokenExpiresAt: Number(refreshTokenExpiresAt) }
  } catch {
    return null
  }
}

export function keepTokenExpiry({ tokenExpiresAt, refreshTokenExpiresAt }: TokenExpiry): void {
  const expiry = { tokenExpiresAt, refreshTokenExpiresAt }
  unstored = null
  try {
    localStorage.setItem(TOKEN_EXPIRY_KEY, JSON.stringify(expiry))
  } catch {
    unstored = expiry
  }
}

export function forgetTokenExpiry(): void {
  unstored = null
  try {
    localStorage.removeItem(TOKEN_EXPIRY_KEY)
  } catch {
    // Nothing was stored.
  }
}
