import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { sumOf } from '#lib/task/reward-totals.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import type { ClaimedReward } from '#store/slices/good-news.ts'
import type { Pile } from '../picture/piles-scene.tsx'
import type { GoodNewsTexts } from './good-news-content.ts'

const MOST_PILES = 3

/** The claimed rewards as piles, one a unit in the order of the claims; null for one unit alone, and for more kinds than have room. */
export function pilesOf(
  claimed: readonly ClaimedReward[],
  { t, locale }: Pick<GoodNewsTexts, 't' | 'locale'>,
): Pile[] | null {
  const groups = new Map<string, ClaimedReward[]>()
  for (const one of claimed) {
    const { amount } = one.reward
    const key = 'unit' in amount ? amount.unit : 'count' in amount ? 'draws' : 'item'
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  if (groups.size < 2 || groups.size > MOST_PILES) return null
  return [...groups.values()].map((group): Pile => {
    const rewards = group.map(({ reward }) => reward)
    const sum = sumOf(rewards)
    const [first] = rewards
    if (sum) {
      const isCoins = first && ['cash', 'trial', 'coupon'].includes(rewardWord(first))
      return { look: isCoins ? 'coins' : 'token', amount: formatAmount(locale, sum), unit: sum.unit }
    }
    const count = rewards.reduce((all, { amount }) => all + ('count' in amount ? amount.count : 0), 0)
    const value = formatNumber(locale, String(count))
    return count > 0
      ? { look: 'tickets', amount: t('task.draws', { count, value }), unit: null }
      : { look: 'token', amount: first?.label ?? '', unit: null }
  })
}
