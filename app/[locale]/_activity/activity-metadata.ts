import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { activityImageHref } from '#lib/seo/social-image-href.ts'
import { loginNeededTexts } from './login-needed-texts.ts'

/** `base` is the page's path before the alias; the canonical address is the one the activity itself names. */
export async function activityMetadata(base: string, params: Promise<{ alias: string }>): Promise<Metadata> {
  const { alias } = await params
  const locale = await getLocale()
  const read = async () => {
    const activityId = await findActivityId(alias, base === '/events')
    return activityId === null ? null : readActivity(activityId, locale)
  }
  const detail = await orWithoutLogin(read(), 'login needed')
  if (detail === 'login needed') return pageMetadata(locale, `${base}/${alias}`, await loginNeededTexts())
  if (!detail) return {}
  return pageMetadata(locale, detail.path, {
    title: detail.title,
    description: detail.subtitle,
    image: activityImageHref(locale, detail.alias),
  })
}
