import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { findActivityId } from '#lib/queries/activity.ts'
import { ActivitySection } from './activity-section.tsx'

/** The gateway answers this alias with the activity that /welcome-event shows (contract §6). */
export const WELCOME_ALIAS = 'welcome-event'

export async function WelcomeSection() {
  const activityId = await findActivityId(WELCOME_ALIAS, false)
  if (activityId !== null) return <ActivitySection activityId={activityId} missing={notFound} />
  const t = await getTranslations('activity')
  const locale = (await getLocale()) as Locale
  return (
    <Wrap as="main" id="main">
      <EmptyState
        scene="quiet"
        title={t('no_welcome_title')}
        action={
          <Button variant="outlined" href="/" locale={locale}>
            {t('all_activities')}
          </Button>
        }
      >
        {t('no_welcome_message')}
      </EmptyState>
    </Wrap>
  )
}
