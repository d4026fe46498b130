import type { MetadataRoute } from 'next'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { languageAlternates } from '#lib/seo/alternates.ts'

// A build needs neither origin nor gateway.
export const dynamic = 'force-dynamic'

const PAGES = ['/', '/welcome-event', '/download']

/** Every public page in every language, each with its sisters (LOC-6). @throws when the gateway cannot be read. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteOrigin } = publicConfig()
  const activities = await listActivities(DEFAULT_LOCALE)
  const paths = [...new Set([...PAGES, ...activities.map(({ path }) => path)])]
  return paths.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(languageAlternates(path)).map(([code, href]) => [code, `${siteOrigin}${href}`]),
    )
    return LOCALES.map((locale) => ({ url: `${siteOrigin}${localeHref(locale, path)}`, alternates: { languages } }))
  })
}
