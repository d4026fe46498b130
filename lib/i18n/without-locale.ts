import { isLocale } from '@fanfare/languages/locales.ts'

/** The inverse of `localeHref`: `/de/rewards?tab=all` → `/rewards?tab=all`, `/de#a` → `/#a`; a path without a locale stays the same. */
export function withoutLocale(path: string) {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? []
  if (!isLocale(first)) return path
  return rest.startsWith('/') ? rest : `/${rest}`
}
