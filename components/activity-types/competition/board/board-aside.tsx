import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PlaceSlot } from '../place/place-slot.tsx'
import { RankingFacts } from '../ranking-facts.tsx'

/** The user's place and how the ranking works; the common table of rewards lists the prizes. */
export function BoardAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="aside" />
      <RankingFacts detail={detail} />
    </>
  )
}
