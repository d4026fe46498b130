import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BonusStakeIsland } from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'

/** The highest tier for visitors; for a member the next one. */
export function BonusStake({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  return (
    <BonusStakeIsland plan={bonusPlan(detail)} subject={subject}>
      <HeroStake subject={subject} hasOwnStake isServers />
    </BonusStakeIsland>
  )
}
