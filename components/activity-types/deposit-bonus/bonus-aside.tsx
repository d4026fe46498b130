import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BonusAsideIsland } from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'
import { WithdrawCard } from './withdraw-card.tsx'

/** The effect of a withdrawal; after the user's window, the bonus. */
export function BonusAside({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  const isOver = detail.status === 'ENDED' || detail.outcome === 'CANCELLED'
  if (plan.tiers.length === 0) return null
  return <BonusAsideIsland plan={plan}>{!isOver && <WithdrawCard isServers />}</BonusAsideIsland>
}
