import type { Locale } from '@fanfare/languages/locales.ts'

/** Registration is built with a language and an optional vipCode (spec §2, AUTH-5). */
export function registrationLink(locale: Locale, vipCode?: string | null) {
  return vipCode ? `/${locale}/register?vipCode=${encodeURIComponent(vipCode)}` : `/${locale}/register`
}
