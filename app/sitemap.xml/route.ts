import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { LEGAL_DOCUMENTS, legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import { FAIRNESS_PATH } from '#lib/lottery/fairness-href.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { publishedElsewhere } from '#lib/queries/legal.ts'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { fairnessPaths, sitemapText } from '#lib/seo/sitemap.ts'

// The build has neither origin nor gateway.
export const dynamic = 'force-dynamic'

const PAGES = ['/', '/welcome-event', '/download', FAIRNESS_PATH]

/**
 * `GET /sitemap.xml`, as a route of our own: Next's sitemaps are either made at build time or not cached, and this one is
 * large. @throws when the gateway cannot be read
 */
export async function GET() {
  const activities = await orWithoutLogin(listActivities(DEFAULT_LOCALE), [])
  const documents = LEGAL_DOCUMENTS.filter((name) => !publishedElsewhere(name)).map(legalPath)
  const paths = [
    ...new Set([...PAGES, ...documents, ...activities.map(({ path }) => path), ...fairnessPaths(activities)]),
  ]
  return new Response(sitemapText(publicConfig().siteOrigin, paths), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, s-maxage=60' },
  })
}
