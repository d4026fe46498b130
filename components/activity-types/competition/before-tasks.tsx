import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BoardSection } from './board/board-section.tsx'
import { PlaceSlot } from './place/place-slot.tsx'
import { PoolCard } from './prizes/pool-card.tsx'

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
