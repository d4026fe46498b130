import { cache } from 'react'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { ActivityDetail, Tier, DepositBonusSection } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** The part of an activity that the sections of a deposit bonus show; data, because it crosses to the browser. */
export interface BonusPlan {
  activityId: string
  tiers: Tier[]
  bonus: DepositBonusSection
  status: ActivityDetail['status']
  startTime: number
}

const NOTHING: DepositBonusSection = { windowDays: null, markets: [], feeRate: null, expiresDays: null }

/** One object a request, so that the page's data hold the plan once for all its sections. */
export const bonusPlan = cache(({ activityId, tiers, depositBonus, status, startTime }: ActivityDetail): BonusPlan => ({
  activityId,
  tiers,
  bonus: depositBonus ?? NOTHING,
  status,
  startTime,
}))

export const tierOf = ({ tiers }: { tiers: readonly Tier[] }, id: string | null | undefined): Tier | undefined =>
  tiers.find(({ tierId }) => tierId === id)

interface TierNeeds {
  /** The axes with an amount, which choose the sentence. */
  axes: 'both' | 'deposit' | 'volume'
  /** The amounts in words; an axis without one has none. */
  words: { deposit: string; volume: string }
}

type Amounts = { [Axis in keyof Pick<Tier, 'netDeposit' | 'volume'>]?: Money | null | undefined }

/** The amounts on one or both axes, for a sentence about a tier. */
export function tierNeeds(locale: Locale, { netDeposit, volume }: Amounts): TierNeeds {
  const word = (money: Money | null | undefined) => (money ? formatMoney(locale, money) : '')
  return {
    axes: netDeposit && volume ? 'both' : netDeposit ? 'deposit' : 'volume',
    words: { deposit: word(netDeposit), volume: word(volume) },
  }
}
