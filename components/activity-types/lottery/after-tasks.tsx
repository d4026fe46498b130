import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { hubPhase } from './closed-hub.ts'
import { MyDraws } from './my-draws.tsx'
import { PrizeSection } from './prize-section.tsx'

/** The sections that `BeforeTasks` leaves for below the tasks. */
export function AfterTasks({ detail }: { detail: ActivityDetail }) {
  const phase = hubPhase(detail)
  if (phase === 'before') return <PrizeSection detail={detail} />
  return phase === 'open' ? <MyDraws detail={detail} /> : null
}
