import { readSitePath } from '@fanfare/kernel/net/origin.ts'
import { isLocale } from '@fanfare/languages/locales.ts'
import { localeByCode } from '../i18n/resolve-locale.ts'
import { withoutLocale } from '../i18n/without-locale.ts'

const LIKE_A_LOCALE = /^[a-z]{2}(?:[-_][a-z0-9]{2,4})*$/i

/**
 * `readSitePath` with a known locale (an alias becomes canonical) or none; everything else becomes the fallback, by default `/`, which
 * redirects to the visitor's language.
 */
export function safeReturnPath(raw: unknown, fallback = '/') {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(readSitePath(raw) ?? '') ?? []
  const path = pathname === '' ? null : withKnownLocale(pathname)
  return path === null ? fallback : `${path}${rest}`
}

function withKnownLocale(pathname: string) {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? []
  if (isLocale(first)) return pathname
  const alias = localeByCode(first)
  if (alias) return `/${alias}${rest}`
  return LIKE_A_LOCALE.test(first) ? null : pathname
}

/** Pages to which a login must not return. */
const NO_RETURN = /^\/(?:login|register)(?=$|[/?#])/

/**
 * Where a login leads: `next` without its locale, or `fallback` (AUTH-4). `localeHref` prefixes the page's own language, because
 * it may have changed on the way.
 */
export function returnPath(next: string | null, fallback: string) {
  const bare = withoutLocale(safeReturnPath(next, fallback))
  return NO_RETURN.test(bare) ? fallback : bare
}
