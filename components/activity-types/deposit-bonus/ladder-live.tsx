'use client'

import type { BonusPlan } from './bonus-plan.ts'
import { Ladder } from './ladder.tsx'
import { useMyBonus } from './use-my-bonus.ts'

/** The tiers with a member's present and next one. */
export function LadderLive({ plan }: { plan: BonusPlan }) {
  const { my } = useMyBonus(plan.activityId)
  return <Ladder plan={plan} my={my} />
}
