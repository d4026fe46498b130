import { cache } from 'react'
import type { ActivityDetail, Tier, DepositBonusSection } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Words } from '#components/ui/text/use-words.ts'

const NOTHING: DepositBonusSection = { windowDays: null, markets: [], feeRate: null, expiresDays: null }

/**
 * What the sections of a deposit bonus show, as data that crosses to the browser. Cached per request, so that the page's data contain
 * the plan once for all sections.
 */
export const bonusPlan = cache(({ activityId, tiers, depositBonus, status, startTime }: ActivityDetail) => ({
  activityId,
  tiers,
  bonus: depositBonus ?? NOTHING,
  status,
  startTime,
}))

export type BonusPlan = ReturnType<typeof bonusPlan>

export const tierOf = ({ tiers }: { tiers: readonly Tier[] }, id: string | null | undefined): Tier | undefined =>
  tiers.find(({ tierId }) => tierId === id)

/** The tier whose bonus the member gets; none before the decision, or where it pays nothing. */
export const wonTier = (plan: BonusPlan, my: MyDepositBonus | null) =>
  my?.result?.reasonCode === null ? tierOf(plan, my.result.tierId) : undefined

type Amounts = { [Axis in keyof Pick<Tier, 'netDeposit' | 'volume'>]?: Money | null }

/** The axes with an amount, which choose the sentence, and the amounts in words; empty for an axis without one. */
export function tierNeeds({ money }: Pick<Words, 'money'>, { netDeposit, volume }: Amounts) {
  const word = (amount: Money | null | undefined) => (amount ? money(amount) : '')
  const axes = netDeposit && volume ? 'both' : netDeposit ? 'deposit' : 'volume'
  return { axes, words: { deposit: word(netDeposit), volume: word(volume) } } as const
}
