'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { tierNeeds } from './tier-needs.ts'

/** By the axes on which the first tier needs an amount. */
const GOT_NONE = {
  both: 'bonus.got_none',
  deposit: 'bonus.got_none_deposit',
  volume: 'bonus.got_none_volume',
} as const

interface ResultLineProps {
  plan: BonusPlan
  my: MyDepositBonus
}

/** After the window: the tier that was reached, or why there is no bonus, with what it needed. */
export function ResultLine({ plan: { tiers }, my: { result, decidedAt, windowEndsAt } }: ResultLineProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  if (result === null) return t('bonus.deciding', { time: formatDeadline(locale, decidedAt ?? windowEndsAt, zone) })
  const tier = tiers.find(({ tierId }) => tierId === result.tierId)
  if (tier && result.reasonCode === 'SOLD_OUT') return t('bonus.sold_out', { tier: tier.label })
  if (tier) return <b>{t('bonus.got_tier', { tier: tier.label, reward: rewardText(tier.reward) })}</b>
  if (result.reasonCode === 'MULTI_ACCOUNT') return t('reason.multi_account')
  const [first] = tiers
  if (!first) return t('bonus.final_now')
  const { axes, words } = tierNeeds(locale, first)
  return t(GOT_NONE[axes], { tier: first.label, ...words })
}
