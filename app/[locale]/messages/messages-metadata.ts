import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** The same for every message, whose texts only its reader may see. */
export async function messagesMetadata() {
  const t = await getTranslations('messages')
  const metadata = await pageMetadata(await getLocale(), '/messages', {
    title: t('title'),
    description: t('description'),
  })
  return { ...metadata, robots: { index: false, follow: false } }
}
