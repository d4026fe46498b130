import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { hubPhase } from './closed-hub.ts'
import { MyDrawsIsland } from './lottery-islands.tsx'

/** The user's draws; a visitor has none, so the server has nothing to show. */
export function MyDraws({ detail }: { detail: ActivityDetail }) {
  const { activityId, endTime, lottery } = detail
  if (!lottery) return null
  return <MyDrawsIsland activityId={activityId} endTime={endTime} isOver={hubPhase(detail) === 'over'} />
}
