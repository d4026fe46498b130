import type { Locale } from '#lib/i18n/locales.ts'

/** Of pages that are not about one activity. */
export const siteImageHref = (locale: Locale): string => `/og/${locale}/site`

export const activityImageHref = (locale: Locale, alias: string): string => `/og/${locale}/activity/${alias}`
