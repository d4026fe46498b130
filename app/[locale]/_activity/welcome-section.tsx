import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { WELCOME_ALIAS } from '#lib/contract/welcome-alias.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { ActivitySection } from './activity-section.tsx'

export async function readWelcome(locale: Locale): Promise<ActivityDetail | null> {
  const activityId = await findActivityId(WELCOME_ALIAS, false)
  return activityId === null ? null : readActivity(activityId, locale)
}

export async function WelcomeSection() {
  const locale = await getLocale()
  if (await needsLogin(readWelcome(locale))) return <LoginNeeded path="/welcome-event" />
  const activityId = await findActivityId(WELCOME_ALIAS, false)
  if (activityId !== null) return <ActivitySection activityId={activityId} missing={notFound} />
  const t = await getTranslations('activity')
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
