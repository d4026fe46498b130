import { SITE_PATH, type NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'

const HAS_SCHEME = /^https?:\/\//i

/**
 * Where a target leads outside of the app (APP-5, contract §12): our own path without locale, or an http(s) address;
 * null when it names neither. The current language's link comes first, then English, then `webUrl`.
 */
export function webHref(target: NavigationTarget, locale: Locale) {
  const named = (language: string) => target.webUrlI18?.find(({ lang }) => lang === language)?.name
  const link = (named(locale) ?? named(DEFAULT_LOCALE) ?? target.webUrl)?.trim()
  if (!link) return null
  if (SITE_PATH.test(link)) return link
  const address = HAS_SCHEME.test(link) ? link : `https://${link}`
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null
}
