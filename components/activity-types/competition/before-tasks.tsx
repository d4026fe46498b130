import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BoardSection } from './board-section.tsx'
import { PlaceSlot } from './place-slot.tsx'
import { PoolCard } from './pool-card.tsx'

/** On phones the user's own place comes before the others'. */
export function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="main" />
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}
