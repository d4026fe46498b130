'use client'

import type { BonusPlan } from './bonus-plan.ts'
import { MyBonusCard } from './my-bonus-card.tsx'
import { useMyBonus } from './use-my-bonus.ts'
import { WithdrawCard } from './withdraw-card.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

/** While facts count: before and after a withdrawal. After the decision: the bonus. */
export function AsideLive({ plan }: { plan: BonusPlan }) {
  const { my, phase } = useMyBonus(plan.activityId)
  if (my === null) return plan.status === 'ENDED' ? null : <WithdrawCard />
  if (phase === 'open')
    return (
      <WithdrawCard>
        <WithdrawForm tiers={plan.tiers} my={my} />
      </WithdrawCard>
    )
  const isPaid = my.result !== null && my.result.tierId !== null && my.result.reasonCode === null
  return isPaid ? <MyBonusCard activityId={plan.activityId} /> : null
}
