import { getLocale } from 'next-intl/server'
import { ACTIVITY_TYPES } from '#lib/contract/activity-types.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { ReadyForYouIsland } from '../ready-for-you-island.tsx'
import { ReadyForYouVisitor } from './ready-for-you-visitor.tsx'

/** The visitor's card from the server; the user's own with the client runtime (SCR-1, AUTH-7). */
export async function ReadyForYou() {
  const activities = await listActivities(await getLocale())
  const welcome = activities.find(
    ({ activityType, status }) => activityType === ACTIVITY_TYPES.NewUser.code && status === 'ONGOING',
  )
  return (
    <ReadyForYouIsland welcome={welcome ? { activityId: welcome.activityId, path: welcome.path } : null}>
      <ReadyForYouVisitor />
    </ReadyForYouIsland>
  )
}
