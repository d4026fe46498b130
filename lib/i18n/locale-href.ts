import type { Locale } from '@fanfare/languages/locales.ts'

/** `/rewards?tab=all` → `/de/rewards?tab=all`, `/` → `/de` (APP-5). `path` starts with one slash and has no locale. */
export function localeHref(locale: Locale, path: string) {
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}
