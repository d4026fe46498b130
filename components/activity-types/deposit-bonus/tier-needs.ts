import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { formatMoney } from '@fanfare/languages/format.ts'

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
