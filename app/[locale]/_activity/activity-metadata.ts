import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import type { Locale } from '#lib/i18n/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { readMetaData } from '#lib/queries/site.ts'

/** PAGE-2: what the gateway says of a page; an empty field is the page's own. */
export async function pageMetadata(path: string, own: { title: string; description: string }): Promise<Metadata> {
  const locale = (await getLocale()) as Locale
  const { title, description, keywords } = await readMetaData(path, locale)
  return {
    title: title || own.title,
    description: description || own.description,
    ...(keywords && { keywords }),
    openGraph: { title: title || own.title, description: description || own.description },
  }
}

export async function activityMetadata(base: string, params: Promise<{ alias: string }>): Promise<Metadata> {
  const { alias } = await params
  const locale = (await getLocale()) as Locale
  const activityId = await findActivityId(alias, base === '/events')
  const detail = activityId === null ? null : await readActivity(activityId, locale)
  if (!detail) return {}
  return pageMetadata(`${base}/${alias}`, { title: detail.title, description: detail.subtitle })
}
