import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { escapeHtml } from '#lib/i18n/escape-html.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { hasDraws } from '#lib/lottery/has-draws.ts'
import { languageAlternates } from './alternates.ts'

/** The pages on which ended lotteries are verified (SCR-15). */
export const fairnessPaths = (activities: readonly Pick<ActivitySummary, 'activityId' | 'activityType' | 'status'>[]) =>
  activities
    .filter((activity) => activity.status === 'ENDED' && hasDraws(activity.activityType))
    .map(({ activityId }) => fairnessHref(activityId))

/** A sitemap (sitemaps.org, 0.9) of these paths in every language, each with its alternates (LOC-6). `paths` have no locale. */
export function sitemapText(siteOrigin: string, paths: readonly string[]) {
  const urls = paths.flatMap((path) => {
    const sisters = Object.entries(languageAlternates(path))
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(siteOrigin + href)}"/>`)
      .join('')
    return LOCALES.map(
      (locale) => `<url><loc>${escapeHtml(siteOrigin + localeHref(locale, path))}</loc>${sisters}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')
}
