import { getLocale } from 'next-intl/server'
import { hasDraws } from '#lib/lottery/has-draws.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { findWelcome } from '#lib/task/find-welcome.ts'
import { readWelcomeOffer } from '#lib/queries/welcome-offer.ts'
import { ReadyForYouIsland } from '../task-islands.tsx'
import { ReadyForYouSkeleton } from './ready-for-you-skeleton.tsx'
import { ReadyForYouVisitor, VisitorOffer } from './visitor-offer.tsx'

/** The visitor's card from the server; the client runtime adds the user's (SCR-1, AUTH-7). */
export async function ReadyForYou() {
  const locale = await getLocale()
  const [activities, offer] = await Promise.all([listActivities(locale), readWelcomeOffer(locale)])
  const welcome = findWelcome(activities)
  const drawActivities = activities
    .filter(({ activityType, status }) => status === 'ONGOING' && hasDraws(activityType))
    .map(({ activityId, title, path }) => ({ activityId, title, path }))
  const server = (
    <>
      {offer ? <VisitorOffer offer={offer} /> : <ReadyForYouVisitor />}
      <ReadyForYouSkeleton isServers />
    </>
  )
  return (
    <ReadyForYouIsland
      welcome={welcome ? { activityId: welcome.activityId, path: welcome.path } : null}
      drawActivities={drawActivities}
      server={server}
    >
      {server}
    </ReadyForYouIsland>
  )
}
