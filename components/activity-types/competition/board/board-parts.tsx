import { cx } from '#components/ui/cx.ts'
import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompetitionIsland } from '../competition-island.tsx'
import { PlaceSkeleton } from '../place/place-skeleton.tsx'
import styles from '../place/place-slot.module.css'
import { placeSubject } from '../place/place-subject.ts'
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

/** The user's place: on phones above the leaderboard, else in the aside. Visitors have none. */
function PlaceSlot({ detail, column }: { detail: ActivityDetail; column: 'main' | 'aside' }) {
  const { competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return null
  return (
    <div className={cx(styles.slot, styles[column])}>
      <CompetitionIsland part="place" subject={placeSubject(detail, competition)}>
        <PlaceSkeleton />
      </CompetitionIsland>
    </div>
  )
}
