import type { GatewayConfig } from '../config.ts'

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

type Deployment = Pick<GatewayConfig, 'siteOrigin' | 'live'>

const isOwnOrigin = ({ siteOrigin, live }: Deployment, origin: string): boolean => {
  if (origin === siteOrigin) return true
  // On a developer's machine localhost, 127.0.0.1 and any port are the same person.
  return !live && URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

/** The two headers by which a browser says where a request comes from. */
export interface RequestSource {
  /** `Sec-Fetch-Site` */
  site: string | undefined
  origin: string | undefined
}

/** Contract §3: `Sec-Fetch-Site` and `Origin`, if present, must be same-origin before a cookie is looked at. */
export const isSameOrigin = (deployment: Deployment, { site, origin }: RequestSource): boolean =>
  (site === undefined || site === 'same-origin') && (origin === undefined || isOwnOrigin(deployment, origin))
