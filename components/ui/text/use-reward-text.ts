import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { Texts, Words } from './use-words.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

/** `6 USDT`, or `6 USDT trial funds` where the unit has a sum of another kind as well. */
export function sumText({ rewardType, kind, ...amount }: TaskSum, { t, locale }: Texts) {
  const money = formatMoney(locale, amount)
  if (rewardType === undefined || kind === undefined) return money
  return t('task.amount_of_kind', { amount: money, kind: t(`task.word.${rewardWord({ rewardType, kind, amount })}`) })
}

/** The reward of signing up as a promise: `5 USDT trial funds`. Money that can be withdrawn needs no kind; null for what is no money. */
export function promisedText(
  reward: Pick<Reward, 'rewardType' | 'kind' | 'amount'>,
  { t, locale }: Texts,
): string | null {
  if (!('unit' in reward.amount)) return null
  const money = formatMoney(locale, reward.amount)
  const word = rewardWord(reward)
  return word === 'cash' ? money : t('task.amount_of_kind', { amount: money, kind: t(`task.word.${word}`) })
}

/** The same with words for what is no money: `5 USDT trial funds`, `3 draws`, `Travel mug`. */
export const promisedReward = (
  reward: Pick<Reward, 'rewardType' | 'kind' | 'amount' | 'label'>,
  words: Words,
): string => promisedText(reward, words) ?? words.rewardText(reward)
