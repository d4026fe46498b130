import type { useTranslations } from 'next-intl'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { LotterySection } from '@fanfare/contract/lottery/lottery.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { FactBox } from './fact-boxes.tsx'
import { sumOfStock } from './prizes/stock-at.tsx'

interface FactTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
}

/** The figures for every reader: how many prizes there are, are left or were won, in all and of the largest. */
export function commonFacts(
  { prizes, totalDraws, totalWon }: LotterySection,
  status: ActivityDetail['status'],
  { t, locale }: FactTexts,
): FactBox[] {
  const number = (count: number) => formatNumber(locale, String(count))
  const { stock, left } = sumOfStock(prizes)
  const ofTotal = (total: number) => t('lottery.of_total', { total: number(total) })
  const all = (): FactBox | null => {
    if (stock === 0) return null
    if (status === 'UPCOMING') return { label: t('lottery.prizes_in_stock'), value: number(stock) }
    if (status === 'ENDED' && totalWon >= SHOWN_FROM)
      return {
        label: t('lottery.prizes_won'),
        value: number(totalWon),
        line: t('lottery.in_draws', { count: totalDraws, value: number(totalDraws) }),
      }
    return { label: t('lottery.prizes_left'), value: number(left), line: ofTotal(stock) }
  }
  const top = (): FactBox | null => {
    const [prize] = prizes
    if (!prize || prize.stock === null || prize.left === null) return null
    const isEnded = status === 'ENDED'
    const count = isEnded ? prize.stock - prize.left : prize.left
    // "0 won" or "0 left" of the largest prize is no figure to show in this size; the table below has it.
    if (count === 0) return null
    const label = t(isEnded ? 'lottery.top_won' : 'lottery.top_left', { prize: prize.label })
    return { label, value: number(count), line: ofTotal(prize.stock) }
  }
  return [all(), top()].filter((box) => box !== null)
}

/** A smaller count of people or prizes makes an activity look empty (voice, "Numbers"). */
export const SHOWN_FROM = 20
