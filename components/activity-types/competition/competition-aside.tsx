import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PlaceSlot } from './place/place-slot.tsx'
import { PrizesSection } from './prizes/prizes-section.tsx'
import { RankingFacts } from './ranking-facts.tsx'

export function CompetitionAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="aside" />
      <PrizesSection detail={detail} />
      <RankingFacts detail={detail} />
    </>
  )
}
