import {
  faultMark,
  PLAYER_SIGN_IN_PATHS,
  SIGN_IN_FAULTS,
  type SignInFault,
} from '@fanfare/contract/session/player-sign-in.ts'

/** The address of the link. On the server it lacks the rest, which `lib/head/account.ts` and the live page add. */
export const signInHref = (
  languageType: number,
  { next = null, vipCode = null }: { next?: string | null; vipCode?: string | null } = {},
) => {
  const query = new URLSearchParams({ languageType: String(languageType) })
  if (next) query.set('to', next)
  if (vipCode) query.set('vipCode', vipCode)
  return `${PLAYER_SIGN_IN_PATHS.start}?${query.toString()}`
}

/** Why the sign-in that led to this page failed, from its fragment; null when none did. */
export const readSignInFault = (hash: string): SignInFault | null =>
  SIGN_IN_FAULTS.find((fault) => hash === `#${faultMark(fault)}`) ?? null
