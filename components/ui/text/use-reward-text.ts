import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { Texts } from './use-words.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

/** A reward in words and figures: `10 USDT`, `3 draws`, `Travel mug`. */
export function useRewardText() {
  const t = useTranslations('task')
  const locale = useLocale()
  return useCallback(
    ({ amount, label }: Pick<Reward, 'amount' | 'label'>) => {
      if ('unit' in amount) return formatMoney(locale, amount)
      if ('count' in amount)
        return t('draws', { count: amount.count, value: formatNumber(locale, String(amount.count)) })
      return label
    },
    [t, locale],
  )
}

/** `6 USDT`, or `6 USDT trial funds` where the unit has a sum of another kind as well. */
export function sumText({ rewardType, kind, ...amount }: TaskSum, { t, locale }: Texts) {
  const money = formatMoney(locale, amount)
  if (rewardType === undefined || kind === undefined) return money
  return t('task.amount_of_kind', { amount: money, kind: t(`task.word.${rewardWord({ rewardType, kind, amount })}`) })
}
