import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '../_activity/activity-metadata.ts'
import { WELCOME_ALIAS, WelcomeSection } from '../_activity/welcome-section.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'

export async function generateMetadata() {
  const t = await getTranslations('activity')
  const activityId = await findActivityId(WELCOME_ALIAS, false)
  const detail = activityId === null ? null : await readActivity(activityId, (await getLocale()) as Locale)
  return pageMetadata('/welcome-event', {
    title: detail?.title ?? t('no_welcome_title'),
    description: detail?.subtitle ?? t('no_welcome_message'),
  })
}

export function generateStaticParams() {
  return []
}

// No Suspense: a page that is kept must hold everything in its first HTML, in place, for readers without JavaScript.
export default function Page() {
  return <WelcomeSection />
}
