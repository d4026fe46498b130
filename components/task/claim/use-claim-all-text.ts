import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { shownRewards } from '#lib/task/shown-rewards.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'

/** `Claim 10 USDT`, `Claim all 25 USDT`, `Claim all 3 rewards`. */
export function useClaimAllText(): (items: readonly ClaimableItem[]) => string {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const rewardText = useRewardText()
  return (items) => {
    const rewards = items.map(({ task }) => task.reward)
    const [only] = rewards
    if (only && rewards.length === 1) return t('claim_one', { reward: rewardText(only) })
    const { sum } = shownRewards(rewards)
    return sum
      ? t('claim_all_sum', { sum: formatMoney(locale, sum) })
      : t('claim_all_count', { count: items.length, value: formatNumber(locale, String(items.length)) })
  }
}
