import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { hubPhase } from './wheel/closed-hub.ts'
import { MyDraws } from './mine/my-draws.tsx'
import { PrizeSection } from './prizes/prize-section.tsx'

/** While draws are used the prizes come first, after the end the user's own draws, before the start the tasks. */
export function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  const phase = hubPhase(detail)
  if (phase === 'before') return null
  return (
    <>
      {phase === 'over' && <MyDraws detail={detail} />}
      <PrizeSection detail={detail} />
    </>
  )
}
