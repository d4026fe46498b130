import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PlaceSlot } from '../place/place-slot.tsx'
import { RankingFacts } from '../ranking-facts.tsx'
import { BoardSection } from './board-section.tsx'

/** The leaderboard of a type whose page has other sections first; nothing for an activity without one. */
export const BOARD_PARTS: PageParts = { AfterTasks: PlacedBoard, Aside: BoardAside }

/** The user's place and how the ranking works; the common table of rewards lists the prizes. */
function BoardAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="aside" />
      <RankingFacts detail={detail} />
    </>
  )
}

/** The leaderboard; on phones the user's own place comes before the others'. */
function PlacedBoard({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="main" />
      <BoardSection detail={detail} />
    </>
  )
}
