import type { Locale } from '@fanfare/languages/locales.ts'

/** px; the size that Open Graph consumers expect. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The image of pages that are not about one activity. */
export const siteImageHref = (locale: Locale) => `/og/${locale}/site`

export const activityImageHref = (locale: Locale, alias: string) => `/og/${locale}/activity/${alias}`
