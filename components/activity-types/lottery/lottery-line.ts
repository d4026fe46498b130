import type { useTranslations } from 'next-intl'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { LotterySection } from '@fanfare/contract/lottery/lottery.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { sumOfStock } from './prizes/stock-at.tsx'

/** A smaller count of people or prizes makes an activity look empty (voice, "Numbers"). */
export const SHOWN_FROM = 20

interface LineTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
}

/** `129 prizes won, 39,786 left`: the same sums as the table of prizes below. */
export function lotteryLine(
  { prizes }: Pick<LotterySection, 'prizes'>,
  status: ActivityDetail['status'],
  { t, locale }: LineTexts,
): string {
  const { stock, left } = sumOfStock(prizes)
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const won = stock - left
  if (status === 'UPCOMING' || left < SHOWN_FROM) return t('lottery.proof_sealed')
  if (won < SHOWN_FROM) return t('lottery.left_prizes', number(left))
  return t('lottery.won_left', { ...number(won), left: formatNumber(locale, String(left)) })
}
