/** Wildcard addresses, which a server listens at and no client can connect to. */
const EVERYWHERE = new Set(['::', '0.0.0.0', 'localhost'])

/** The origin at which this machine reaches a server that listens at `host`. */
export const originAt = (host: string, port: number): string =>
  `http://${EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

interface Deployment {
  siteOrigin: string
  live: boolean
}

const isOwnOrigin = ({ siteOrigin, live }: Deployment, origin: string, host: string | undefined): boolean => {
  if (origin === siteOrigin) return true
  if (live || !URL.canParse(origin)) return false
  // On a developer's machine localhost and 127.0.0.1 are the same site, also behind a mapped port.
  const [from, site] = [new URL(origin), new URL(siteOrigin)]
  const isOurs = from.port === site.port || from.host === host
  return LOOPBACK.test(from.hostname) && from.protocol === site.protocol && isOurs
}

/** The headers of a browser that name the source and the target of a request. */
interface RequestSource {
  /** `Sec-Fetch-Site` */
  site: string | undefined
  origin: string | undefined
  host: string | undefined
}

/** Contract §3: a cookie counts only if `Sec-Fetch-Site` and `Origin`, where present, are same-origin. */
export const isSameOrigin = (deployment: Deployment, { site, origin, host }: RequestSource): boolean =>
  (site === undefined || site === 'same-origin') && (origin === undefined || isOwnOrigin(deployment, origin, host))
