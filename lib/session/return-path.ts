import { isLocale } from '@fanfare/languages/locales.ts'
import { localeByCode } from '../i18n/resolve-locale.ts'
import { withoutLocale } from '../i18n/without-locale.ts'

const LONGEST = 2048
const NOWHERE = 'https://return.invalid'
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/
const LIKE_A_LOCALE = /^[a-z]{2}(?:[-_][a-z0-9]{2,4})*$/i

export interface ReturnOptions {
  /** `https://host` of the site: absolute URLs of it are accepted. Without it, paths only. */
  origin?: string
  /** Where to go instead. Default `/`, which redirects to the visitor's language. */
  fallback?: string
}

/**
 * The one place that turns an untrusted `next`, `Location` or deep link into a path of this site (reliability D-8). The
 * result starts with a single `/`, has no control characters, no hidden `//` or `\`, and its locale is a known one
 * (an alias becomes canonical) or missing. Everything else becomes the fallback.
 */
export function safeReturnPath(raw: unknown, { origin = NOWHERE, fallback = '/' }: ReturnOptions = {}): string {
  if (typeof raw !== 'string' || raw.length > LONGEST || CONTROL.test(raw)) return fallback
  const absolute = raw.startsWith(`${origin}/`)
  if (!absolute && !/^\/(?![/\\])/.test(raw)) return fallback
  const url = parse(raw, origin)
  if (!url || url.origin !== origin || !isPlainPath(url.pathname)) return fallback
  const path = withKnownLocale(url.pathname)
  return path ? `${path}${url.search}${url.hash}` : fallback
}

function parse(raw: string, origin: string): URL | null {
  return URL.canParse(raw, origin) ? new URL(raw, origin) : null
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

function withKnownLocale(pathname: string): string | null {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? []
  if (isLocale(first)) return pathname
  const alias = localeByCode(first)
  if (alias) return `/${alias}${rest}`
  return LIKE_A_LOCALE.test(first) ? null : pathname
}

/** Pages that must not be where a login returns to. */
const NO_RETURN = /^\/(?:login|register)(?=$|[/?#])/

/**
 * Where a login leads: `next` without its locale, or `fallback` (AUTH-4). The page's own language is put in front by
 * `localeHref`, because it may have been changed on the way.
 */
export function returnPath(next: string | null, fallback: string): string {
  const bare = withoutLocale(safeReturnPath(next, { fallback }))
  return NO_RETURN.test(bare) ? fallback : bare
}
