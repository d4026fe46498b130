import { cache } from 'react'
import type { ActivityDetail, DepositBonusSection } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Axis } from '#lib/deposit-bonus/tiers.ts'
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

export const tierOf = ({ tiers }: Pick<BonusPlan, 'tiers'>, id: string | null | undefined) =>
  tiers.find(({ tierId }) => tierId === id)

/** The axes with an amount, which choose the sentence, and the amounts in words; empty for an axis without one. */
export function tierNeeds(
  { money }: Pick<Words, 'money'>,
  { netDeposit, volume }: Partial<Record<Axis, Money | null>>,
) {
  const word = (amount: Money | null | undefined) => (amount ? money(amount) : '')
  const axes = netDeposit && volume ? 'both' : netDeposit ? 'deposit' : 'volume'
  return { axes, words: { deposit: word(netDeposit), volume: word(volume) } } as const
}
