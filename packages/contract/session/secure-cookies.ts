const LOOPBACK_HTTP = /^http:\/\/(?:localhost|[^/]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/

/**
 * Whether the three session cookies carry `Secure` (contract §3): always, except on a plain-http loopback origin, where
 * WebKit refuses `Secure` cookies and the login would be lost. A live deployment never has such an origin.
 */
export const hasSecureCookies = ({ siteOrigin, live }: { siteOrigin: string; live: boolean }) =>
  live || !LOOPBACK_HTTP.test(siteOrigin)
