import Cookies from 'js-cookie'
import { SIGNED_IN_COOKIE } from '@fanfare/contract/session/player-sign-in.ts'
import type { TokenExpiry } from './tokens.ts'

/** A session that the provider's answer has just opened, for the page that it led to. */
export interface Arrival {
  kind: 'login' | 'register'
  expiry: TokenExpiry
}

export function readArrival(): Arrival | null {
  const [kind, access, refresh] = Cookies.get(SIGNED_IN_COOKIE)?.split('.') ?? []
  if (kind !== 'login' && kind !== 'register') return null
  return { kind, expiry: { tokenExpiresAt: Number(access), refreshTokenExpiresAt: Number(refresh) } }
}

/** An arrival counts once. */
export const forgetArrival = () => Cookies.remove(SIGNED_IN_COOKIE, { path: '/' })
