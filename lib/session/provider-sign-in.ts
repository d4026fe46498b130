import Cookies from 'js-cookie'
import {
  PLAYER_SIGN_IN_PATHS,
  SIGN_IN_FAULTS,
  SIGNED_IN_COOKIE,
  type SignInFault,
} from '@fanfare/contract/session/player-sign-in.ts'
import type { TokenExpiry } from './tokens.ts'

/** The parameter of the login page with the reason why a sign-in has not worked. */
const FAULT = 'signIn'

/** What the server's link has; `SIGN_IN_SCRIPT` and the live page add the rest. */
export const signInHref = (
  languageType: number,
  { next = null, vipCode = null }: { next?: string | null; vipCode?: string | null } = {},
): string => {
  const query = new URLSearchParams({ languageType: String(languageType) })
  if (next) query.set('to', next)
  if (vipCode) query.set('vipCode', vipCode)
  return `${PLAYER_SIGN_IN_PATHS.start}?${query.toString()}`
}

/**
 * Adds the page to return to and the invite code to the server's link before its first paint: the cached page is the same for every address,
 * and a press may come before other code. Behind the link in the page. Without `<`: React may write it again.
 */
export const SIGN_IN_SCRIPT =
  "(function(a){var e=encodeURIComponent,n=new URLSearchParams(location.search).get('next'),c=document.documentElement.dataset.invite;if(a)a.setAttribute('href',a.getAttribute('href')+(n?'&to='+e(n):'')+(c?'&vipCode='+e(c):''))})(document.querySelector('[data-sign-in]'))"

export function readSignInFault(search: string): SignInFault | null {
  const fault = new URLSearchParams(search).get(FAULT)
  return SIGN_IN_FAULTS.find((one) => one === fault) ?? null
}

/** The query of a login page without the reason: the other form has not failed. */
export function withoutSignInFault(search: string): string {
  if (!search.includes(FAULT)) return search
  const query = new URLSearchParams(search)
  query.delete(FAULT)
  return query.size === 0 ? '' : `?${query.toString()}`
}

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
export const forgetArrival = (): void => Cookies.remove(SIGNED_IN_COOKIE, { path: '/' })
