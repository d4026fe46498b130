import { localeHref } from '../i18n/locale-href.ts'
import { withoutLocale } from '../i18n/without-locale.ts'
import type { Locale } from '../i18n/locales.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** Pages that must not be where a login returns to. */
const NO_RETURN = /^\/(?:login|register)(?=$|[/?#])/

/**
 * Where a login leads: `next` without its locale, or `fallback` (AUTH-4). The page's own language is put in front by
 * `returnHref`, because it may have been changed on the way.
 */
export function returnPath(next: string | null, fallback: string): string {
  const bare = withoutLocale(safeReturnPath(next, { fallback }))
  return NO_RETURN.test(bare) ? fallback : bare
}

export const returnHref = (locale: Locale, next: string | null, fallback: string): string =>
  localeHref(locale, returnPath(next, fallback))
