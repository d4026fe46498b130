import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'

/** A reward in words and figures: `10 USDT`, `3 draws`, `Travel mug`. */
export function useRewardText() {
  const t = useTranslations('task')
  const locale = useLocale()
  return useCallback(
    ({ amount, label }: Pick<Reward, 'amount' | 'label'>): string => {
      if ('unit' in amount) return formatMoney(locale, amount)
      if ('count' in amount)
        return t('draws', { count: amount.count, value: formatNumber(locale, String(amount.count)) })
      return label
    },
    [t, locale],
  )
}
