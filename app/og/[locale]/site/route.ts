import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isLocale } from '@fanfare/languages/locales.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { drawSocialImage } from '#lib/seo/draw-social-image.ts'

export const dynamic = 'force-static'

export const generateStaticParams = () => []

/** `GET /og/{locale}/site`: the social image of pages that are not about one activity. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[locale]/site'>) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale })
  const image = await drawSocialImage({
    locale,
    brandName: publicConfig().brandName,
    scene: 'horn',
    title: t('home.title'),
    time: t('home.description'),
    legal: t('share.poster_legal'),
  })
  return new Response(image, { headers: { 'content-type': 'image/png' } })
}
