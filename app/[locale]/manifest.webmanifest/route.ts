import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isLocale } from '@fanfare/languages/locales.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { webManifest } from '#lib/seo/web-manifest.ts'

export const dynamic = 'force-static'

// The brand is a setting, unknown at build time.
export const generateStaticParams = () => []

/** `GET /{locale}/manifest.webmanifest`: the installed site in the language of the page that was open (docs/offline.md). */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/manifest.webmanifest'>) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale })
  const manifest = webManifest(locale, {
    brandName: publicConfig().brandName,
    description: t('home.description'),
    screenshots: { home: t('home.title'), activity: t('activity_type.lottery') },
    shortcuts: {
      '/': t('shell.nav_activities'),
      '/rewards': t('shell.nav_rewards'),
      '/fairness': t('shell.verify_draw'),
    },
  })
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
