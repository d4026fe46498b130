import type { Locale } from '@fanfare/languages/locales.ts'

/** Of pages that are not about one activity. */
export const siteImageHref = (locale: Locale): string => `/og/${locale}/site`

export const activityImageHref = (locale: Locale, alias: string): string => `/og/${locale}/activity/${alias}`
