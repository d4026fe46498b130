import { isLocale, type Locale } from './locales.ts'

/** `/rewards?tab=all` → `/de/rewards?tab=all`, `/` → `/de` (APP-5). `path` starts with one slash and has no locale. */
export function localeHref(locale: Locale, path: string): string {
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** The other way round: `/de/rewards?tab=all` → `/rewards?tab=all`, `/de#a` → `/#a`; a path without a locale is itself. */
export function withoutLocale(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? []
  if (!isLocale(first)) return path
  return rest.startsWith('/') ? rest : `/${rest}`
}
