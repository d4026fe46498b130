import { getLocale, getTranslations } from 'next-intl/server'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { ActivityLinks } from '#components/activity/list/activity-links.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { findActivityId, listActivities, readActivity } from '#lib/queries/activity.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { activityMetadata } from '../_activity/activity-page.tsx'
import { ActivitySection } from '../_activity/activity-section.tsx'

const PATH = '/welcome-event'

/** The gateway answers the alias `welcome-event` with the activity that this page shows (contract §6). */
async function readWelcome() {
  const activityId = await findActivityId('welcome-event', false)
  return !activityId ? null : readActivity(activityId, await getLocale())
}

export async function generateMetadata() {
  const t = await getTranslations('activity')
  const absent = { title: t('no_welcome_title'), description: t('no_welcome_message') }
  return activityMetadata(PATH, readWelcome(), absent)
}

export const generateStaticParams = () => []

// No Suspense: the first HTML of a cached page has to be complete for readers without JavaScript.
export default async function Page() {
  if (await needsLogin(readWelcome())) return <LoginNeeded path={PATH} />
  const detail = await readWelcome()
  return detail ? <ActivitySection detail={detail} /> : <NoWelcome />
}

/** One row. */
const OTHERS = 3

/** Links to the open activities; those that end first come first. */
async function NoWelcome() {
  const t = await getTranslations('activity')
  const open = (await listActivities(await getLocale())).filter(({ status }) => status === 'ONGOING').slice(0, OTHERS)
  return (
    <Main>
      <EmptyState
        scene="quiet"
        title={t('no_welcome_title')}
        action={
          <Button variant="outlined" href="/">
            {t('all_activities')}
          </Button>
        }
      >
        {t(open.length > 0 ? 'no_welcome_message' : 'no_welcome_none')}
      </EmptyState>
      <ActivityLinks activities={open} />
    </Main>
  )
}
