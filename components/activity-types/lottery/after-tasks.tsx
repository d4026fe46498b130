import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { hubPhase } from './wheel/closed-hub.ts'
import { MyDraws } from './mine/my-draws.tsx'
import { PrizeSection } from './prizes/prize-section.tsx'

/** The sections that `BeforeTasks` leaves for below the tasks. */
export function AfterTasks({ detail }: { detail: ActivityDetail }) {
  const phase = hubPhase(detail)
  if (phase === 'before') return <PrizeSection detail={detail} />
  return phase === 'open' ? <MyDraws detail={detail} /> : null
}
