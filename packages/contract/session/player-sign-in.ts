/**
 * Navigations of the browser, not calls: unsigned, answered with redirects (contract §5). `start` takes `to`, a path of the site, `vipCode`
 * and `languageType`; the provider leads back to `callback`.
 */
export const PLAYER_SIGN_IN_PATHS = {
  start: '/v1/user/oidc/start',
  callback: '/v1/user/oidc/callback',
} as const

/** Where the provider sends the token of a logout (OpenID Connect Back-Channel Logout 1.0): a form with `logout_token`, unsigned. */
export const PLAYER_LOGOUT_PATH = '/v1/user/oidc/logout'

/** Why a sign-in failed. */
export const SIGN_IN_FAULTS = ['cancelled', 'expired', 'refused', 'account', 'down', 'often'] as const
export type SignInFault = (typeof SIGN_IN_FAULTS)[number]

/**
 * Readable by the page that a sign-in leads to, which deletes it: `login` or `register`, and both expiries of the session (contract §3) in
 * ms, separated by dots.
 */
export const SIGNED_IN_COOKIE = 'signedIn'
/**
 * Fragments of the page that a sign-in leads back to. The page shows what has happened from its first paint on, although it is the same for
 * every visitor.
 */
export const SIGNED_IN_MARK = 'signed-in'
export const faultMark = (fault: SignInFault) => `sign-in-${fault}`
