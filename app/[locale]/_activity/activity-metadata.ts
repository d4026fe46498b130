import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { activityImageHref } from '#lib/seo/social-image.ts'

/**
 * Title, description and image of an activity's page. `path` is the page's own, without a locale. `absent`: the texts of a page that
 * stays where it is without an activity; any other page has the path that its activity names.
 */
export async function activityMetadata(
  path: string,
  reading: Promise<ActivityDetail | null>,
  absent?: Record<'title' | 'description', string>,
): Promise<Metadata> {
  const locale = await getLocale()
  const detail = await orWithoutLogin(reading, 'login needed')
  if (detail === 'login needed') {
    const t = await getTranslations('account')
    return pageMetadata(locale, path, { title: t('login_title'), description: t('login_description') })
  }
  if (!detail) return absent ? pageMetadata(locale, path, absent) : {}
  const { title, subtitle, alias } = detail
  const image = activityImageHref(locale, alias)
  return pageMetadata(locale, absent ? path : detail.path, { title, description: subtitle, image })
}
