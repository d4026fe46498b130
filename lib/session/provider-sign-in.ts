import {
  faultMark,
  PLAYER_SIGN_IN_PATHS,
  SIGN_IN_FAULTS,
  type SignInFault,
} from '@fanfare/contract/session/player-sign-in.ts'

/** The address of the link; on the server without the rest, which `SIGN_IN_SCRIPT` and the live page add. */
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

/** Why the sign-in that led to this page has not worked, by its fragment; null when there was none. */
export const readSignInFault = (hash: string): SignInFault | null =>
  SIGN_IN_FAULTS.find((fault) => hash === `#${faultMark(fault)}`) ?? null
