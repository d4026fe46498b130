import { useLocale, useTranslations } from 'next-intl'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber, formatPercent, type MoneyText } from '@fanfare/languages/format.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

const MOVED = { isMoved: true }

/** The texts of the page, and the numbers and amounts in them as the reader's language writes them. */
export const useWords = () => wordsOf(useTranslations(), useLocale())

/** The same for tests without a page. */
export function wordsOf(t: ReturnType<typeof useTranslations<never>>, locale: Locale) {
  const number = (count: number) => formatNumber(locale, String(count))
  const counted = (count: number) => ({ count, value: number(count) })
  const money = (sum: MoneyText) => formatMoney(locale, sum)
  return {
    t,
    locale,
    /** A reward in words and figures: `10 USDT`, `3 draws`, `Travel mug`. */
    rewardText: ({ amount, label }: Pick<Reward, 'amount' | 'label'>) => {
      if ('unit' in amount) return money(amount)
      return 'count' in amount ? t('task.draws', counted(amount.count)) : label
    },
    number,
    /** A platform's text, whose amounts keep their direction. */
    isolated: (text: string) => isolateAmounts(locale, text),
    /** The arguments of a text with a plural. */
    counted,
    money,
    /** Money that moved always has its digits: `64.00 USDT`. */
    moved: (sum: MoneyText) => formatMoney(locale, sum, MOVED),
    /** Without its unit, which a column or a heading names. */
    amount: (sum: MoneyText) => formatAmount(locale, sum),
    movedAmount: (sum: MoneyText) => formatAmount(locale, sum, MOVED),
    percent: (ratio: string) => formatPercent(locale, ratio),
  }
}

export type Words = ReturnType<typeof useWords>

/** The arguments of functions that build sentences. */
export type Texts = Pick<Words, 't' | 'locale'>
