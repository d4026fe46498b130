import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { Texts } from './use-words.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

/** `6 USDT`, or `6 USDT trial funds` where the unit has a sum of another kind as well. */
export function sumText({ rewardType, kind, ...amount }: TaskSum, { t, locale }: Texts) {
  const money = formatMoney(locale, amount)
  if (rewardType === undefined || kind === undefined) return money
  return t('task.amount_of_kind', { amount: money, kind: t(`task.word.${rewardWord({ rewardType, kind, amount })}`) })
}
