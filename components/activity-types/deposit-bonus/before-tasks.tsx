import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { LadderIsland, TrackerIsland } from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'
import { Ladder } from './ladder.tsx'
import { Tracker } from './tracker.tsx'

/** Both axes and the tiers; a visitor's have no own values. */
export function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  if (plan.tiers.length === 0) return null
  return (
    <>
      <TrackerIsland plan={plan}>
        <Tracker plan={plan} my={null} isServers />
      </TrackerIsland>
      <LadderIsland plan={plan}>
        <Ladder plan={plan} my={null} />
      </LadderIsland>
    </>
  )
}
