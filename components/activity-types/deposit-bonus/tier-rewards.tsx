import { useLocale } from 'next-intl'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import styles from './tracker.module.css'

interface TierRewardsProps {
  tiers: readonly Tier[]
  tierId: string | null
  nextTierId: string | null
}

/** The reward of each tier, under its segment. The table of tiers says the same in words. */
export function TierRewards({ tiers, tierId, nextTierId }: TierRewardsProps) {
  const locale = useLocale()
  const rewardText = useRewardText()
  const present = tiers.findIndex((tier) => tier.tierId === tierId)
  return (
    <ol className={styles.rewards} aria-hidden="true">
      {tiers.map(({ tierId: id, label, reward }, index) => (
        <li key={id} data-state={index <= present ? 'got' : id === nextTierId ? 'next' : undefined}>
          <b>
            <bdi>{'unit' in reward.amount ? formatAmount(locale, reward.amount) : rewardText(reward)}</bdi>
          </b>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
