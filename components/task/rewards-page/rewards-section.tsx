import { getLocale } from 'next-intl/server'
import { listActivities } from '#lib/queries/activity.ts'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { displayRate } from '#lib/queries/settings.ts'
import { ServedPage } from '#components/shell/user-page.tsx'
import { RewardsHead, RewardsVisitor, RewardsWaiting } from './rewards-parts.tsx'
import { findWelcome } from '#lib/task/find-welcome.ts'
import { RewardsIsland } from '../task-islands.tsx'

/** The visitor's view from the server, which CSS hides from readers with a token, and the user's from the island (AUTH-7). */
export async function RewardsSection() {
  const locale = await getLocale()
  const activities = await orWithoutLogin(listActivities(locale), [])
  const welcome = findWelcome(activities)
  return (
    <RewardsIsland
      rate={displayRate(locale)}
      welcome={welcome ? { activityId: welcome.activityId, title: welcome.title, path: welcome.path } : null}
    >
      <RewardsHead />
      <ServedPage visitor={<RewardsVisitor />} waiting={<RewardsWaiting />} />
    </RewardsIsland>
  )
}
