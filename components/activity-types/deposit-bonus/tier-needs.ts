import type { Tier } from '#lib/contract/activity/activity.ts'
import type { Money } from '#lib/contract/money.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { formatMoney } from '#lib/i18n/format.ts'

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
