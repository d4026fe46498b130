const LONGEST = 2048
const NOWHERE = 'https://site.invalid'
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/**
 * The one reader of addresses from outside: `next`, `to`, `Location`, links that somebody wrote (reliability D-8). The result starts with
 * a single `/`, has no control characters and no hidden `//`, `\` or `..`, and is normalised as browsers do it. Everything else is null.
 * `origin`: `https://host` of the site, whose absolute URLs are accepted, too.
 */
export function readSitePath(raw: unknown, origin?: string): string | null {
  if (typeof raw !== 'string' || raw.length > LONGEST || CONTROL.test(raw)) return null
  const isAbsolute = origin !== undefined && raw.startsWith(`${origin}/`)
  const base = origin ?? NOWHERE
  if ((!isAbsolute && !/^\/(?![/\\])/.test(raw)) || !URL.canParse(raw, base)) return null
  const url = new URL(raw, base)
  // What was harmless as written may be `//` once it is normalised.
  return url.origin === base && isPlainPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Proxies decode once more than browsers do, some twice: the decoded path must be harmless as well. */
function isPlainPath(pathname: string): boolean {
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

function isDeceptive(path: string): boolean {
  return path.includes('//') || path.includes('\\') || /\/\.\.(?:\/|$)/.test(path) || CONTROL.test(path)
}
