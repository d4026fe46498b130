import { isLoopbackOrigin } from '../config/live.ts'

/** Names for several addresses, of which clients on this machine use 127.0.0.1. */
const EVERYWHERE = new Set(['::', '0.0.0.0', 'localhost'])

/** The origin at which this machine reaches a server that listens at `host`. */
export const originAt = (host: string, port: number) =>
  `http://${EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`

interface Deployment {
  siteOrigin: string
  live: boolean
}

const isOwnOrigin = ({ siteOrigin, live }: Deployment, origin: string, host: string | undefined) => {
  if (origin === siteOrigin) return true
  if (live || !URL.canParse(origin)) return false
  // On a developer's machine localhost and 127.0.0.1 are the same site, also behind a mapped port.
  const [from, site] = [new URL(origin), new URL(siteOrigin)]
  const isOurs = from.port === site.port || from.host === host
  return isLoopbackOrigin(origin) && from.protocol === site.protocol && isOurs
}

/** The headers by which a browser names the source and the target of a request. */
interface RequestSource {
  /** `Sec-Fetch-Site` */
  site: string | undefined
  origin: string | undefined
  host: string | undefined
}

/** Contract §3: a cookie counts only if `Sec-Fetch-Site` and `Origin`, where present, are same-origin. */
export const isSameOrigin = (deployment: Deployment, { site, origin, host }: RequestSource) =>
  (site === undefined || site === 'same-origin') && (origin === undefined || isOwnOrigin(deployment, origin, host))

const LONGEST = 2048
const NOWHERE = 'https://site.invalid'
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/**
 * The one reader of addresses from outside: `next`, `to`, `Location`, links that somebody wrote (reliability D-8). The result starts with
 * a single `/`, has no control characters and no hidden `//`, `\` or `..`, and is normalised as browsers do it. Everything else is null.
 */
export function readSitePath(raw: unknown) {
  if (typeof raw !== 'string' || raw.length > LONGEST || CONTROL.test(raw)) return null
  if (!/^\/(?![/\\])/.test(raw) || !URL.canParse(raw, NOWHERE)) return null
  const url = new URL(raw, NOWHERE)
  // `/.//host` is `//host` once it is normalised.
  return url.origin === NOWHERE && isPlainPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Proxies decode once more than browsers do, some twice: the decoded path must be harmless as well. */
function isPlainPath(pathname: string) {
  let path = pathname
  for (let round = 0; round < 3; round += 1) {
    if (isDeceptive(path)) return false
    try {
      path = decodeURIComponent(path)
    } catch {
      return round > 0
    }
  }
  return !isDeceptive(path)
}

function isDeceptive(path: string) {
  return path.includes('//') || path.includes('\\') || /\/\.\.(?:\/|$)/.test(path) || CONTROL.test(path)
}
