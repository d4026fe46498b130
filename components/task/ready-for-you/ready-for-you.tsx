import { getLocale } from 'next-intl/server'
import { listActivities } from '#lib/queries/activity.ts'
import { findWelcome } from '../find-welcome.ts'
import { ReadyForYouIsland } from '../ready-for-you-island.tsx'
import { ReadyForYouVisitor } from './ready-for-you-visitor.tsx'

/** The visitor's card from the server; the user's own with the client runtime (SCR-1, AUTH-7). */
export async function ReadyForYou() {
  const activities = await listActivities(await getLocale())
  const welcome = findWelcome(activities)
  return (
    <ReadyForYouIsland welcome={welcome ? { activityId: welcome.activityId, path: welcome.path } : null}>
      <ReadyForYouVisitor />
    </ReadyForYouIsland>
  )
}
