import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { RecordsIsland } from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'
import { WhatCounts } from './what-counts.tsx'

/** The user's records, and what counts. */
export function AfterTasks({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  if (plan.tiers.length === 0) return null
  return (
    <>
      <WhatCounts markets={plan.bonus.markets} />
      <RecordsIsland plan={plan} />
    </>
  )
}
