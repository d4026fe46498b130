import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import type { Locale } from '#lib/i18n/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { activityImageHref } from '#lib/seo/social-image-href.ts'

/** `base` is the page's path before the alias; the canonical address is the one the activity itself names. */
export async function activityMetadata(base: string, params: Promise<{ alias: string }>): Promise<Metadata> {
  const { alias } = await params
  const locale = (await getLocale()) as Locale
  const activityId = await findActivityId(alias, base === '/events')
  const detail = activityId === null ? null : await readActivity(activityId, locale)
  if (!detail) return {}
  return pageMetadata(locale, detail.path, {
    title: detail.title,
    description: detail.subtitle,
    image: activityImageHref(locale, detail.alias),
  })
}
