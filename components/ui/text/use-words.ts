import { useLocale, useTranslations } from 'next-intl'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber, formatPercent, type MoneyText } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { useRewardText } from './use-reward-text.ts'

const MOVED = { isMoved: true }

/** The texts of the page, and the numbers and amounts in them as the reader's language writes them. */
export const useWords = () => wordsOf(useTranslations(), useLocale(), useRewardText())

/** The same for tests without a page. */
export function wordsOf(
  t: ReturnType<typeof useTranslations<never>>,
  locale: Locale,
  rewardText: ReturnType<typeof useRewardText>,
) {
  const number = (count: number) => formatNumber(locale, String(count))
  return {
    t,
    locale,
    rewardText,
    number,
    /** A platform's text, whose amounts keep their direction. */
    isolated: (text: string) => isolateAmounts(locale, text),
    /** The arguments of a text with a plural. */
    counted: (count: number) => ({ count, value: number(count) }),
    money: (money: MoneyText) => formatMoney(locale, money),
    /** Money that moved always has its digits: `64.00 USDT`. */
    moved: (money: MoneyText) => formatMoney(locale, money, MOVED),
    /** Without its unit, which a column or a heading names. */
    amount: (money: MoneyText) => formatAmount(locale, money),
    movedAmount: (money: MoneyText) => formatAmount(locale, money, MOVED),
    percent: (ratio: string) => formatPercent(locale, ratio),
  }
}

export type Words = ReturnType<typeof useWords>

/** The arguments of functions that build sentences. */
export type Texts = Pick<Words, 't' | 'locale'>
