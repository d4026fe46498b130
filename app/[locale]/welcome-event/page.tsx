import { getLocale, getTranslations } from 'next-intl/server'
import { WELCOME_ALIAS, WelcomeSection } from '../_activity/welcome-section.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { activityImageHref } from '#lib/seo/social-image-href.ts'

export async function generateMetadata() {
  const t = await getTranslations('activity')
  const activityId = await findActivityId(WELCOME_ALIAS, false)
  const locale = (await getLocale()) as Locale
  const detail = activityId === null ? null : await readActivity(activityId, locale)
  return pageMetadata(locale, '/welcome-event', {
    title: detail?.title ?? t('no_welcome_title'),
    description: detail?.subtitle ?? t('no_welcome_message'),
    image: detail ? activityImageHref(locale, detail.alias) : undefined,
  })
}

export function generateStaticParams() {
  return []
}

// No Suspense: a page that is kept must hold everything in its first HTML, in place, for readers without JavaScript.
export default function Page() {
  return <WelcomeSection />
}
