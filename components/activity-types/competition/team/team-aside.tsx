import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PrizesSection } from '../prizes/prizes-section.tsx'
import { RankingFacts } from '../ranking-facts.tsx'
import { MyTeamSlot } from './mine/my-team-slot.tsx'
import { SplitCard } from './split/split-card.tsx'
import { TeamIsland } from './team-island.tsx'
import { examplePrize } from './split/example-prize.ts'
import { teamSubject } from './team-subject.ts'

export function TeamAside({ detail }: { detail: ActivityDetail }) {
  const subject = teamSubject(detail)
  if (!subject) return null
  const example = examplePrize(detail.tiers)
  return (
    <>
      <MyTeamSlot subject={subject} />
      <TeamIsland part="split" subject={subject} example={example}>
        <SplitCard subject={subject} example={example} />
      </TeamIsland>
      <PrizesSection detail={detail} />
      <RankingFacts detail={detail} />
    </>
  )
}
