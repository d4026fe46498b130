import { cache } from 'react'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { ActivityDetail, Tier, DepositBonusSection } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

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

interface TierNeeds {
  /** The axes with an amount; they choose the sentence. */
  axes: 'both' | 'deposit' | 'volume'
  /** The amounts in words; empty for an axis without one. */
  words: { deposit: string; volume: string }
}

type Amounts = { [Axis in keyof Pick<Tier, 'netDeposit' | 'volume'>]?: Money | null }

export function tierNeeds(locale: Locale, { netDeposit, volume }: Amounts): TierNeeds {
  const word = (money: Money | null | undefined) => (money ? formatMoney(locale, money) : '')
  return {
    axes: netDeposit && volume ? 'both' : netDeposit ? 'deposit' : 'volume',
    words: { deposit: word(netDeposit), volume: word(volume) },
  }
}
