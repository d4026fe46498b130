import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { ResultNews } from '#store/slices/moment.ts'
import type { BonusPlan } from './bonus-plan.ts'

/** The bonus of the decided tier in words; null before the decision, and without a bonus. */
export function useBonusResult({ tiers }: BonusPlan, my: MyDepositBonus | null): ResultNews | null {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const result = my?.result ?? null
  const tier = tiers.find(({ tierId }) => tierId === result?.tierId)
  if (my === null || result === null || result.reasonCode !== null || !tier) return null
  const { amount } = tier.reward
  const reward = rewardText(tier.reward)
  return {
    title: t('moment.got', { reward }),
    sentence: t('bonus.got_tier', { tier: tier.label, reward }),
    figure: 'unit' in amount ? amount : reward,
    line: null,
    isWon: true,
    facts: [
      { label: t('bonus.axis_deposit'), value: formatMoney(locale, my.netDeposit) },
      { label: t('bonus.axis_volume'), value: formatMoney(locale, my.volume) },
    ],
    more: null,
  }
}
