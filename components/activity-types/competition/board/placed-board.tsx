import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BoardSection } from './board-section.tsx'
import { PlaceSlot } from '../place/place-slot.tsx'

/** The leaderboard; on phones the user's own place comes before the others'. */
export function PlacedBoard({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="main" />
      <BoardSection detail={detail} />
    </>
  )
}
