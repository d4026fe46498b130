'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { amountsOf } from '#lib/deposit-bonus/reached-tier.ts'
import { missingFor, rewardGain } from '#lib/deposit-bonus/next-tier.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged, type NextStep } from '#store/slices/next-step.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { tierNeeds } from './tier-needs.ts'

/** By the axes on which something is missing: to the first tier, and to a higher one. */
const STEPS = {
  both: { first: 'bonus.first_both', more: 'bonus.next_both' },
  deposit: { first: 'bonus.first_deposit', more: 'bonus.next_deposit' },
  volume: { first: 'bonus.first_volume', more: 'bonus.next_volume' },
} as const

/** Makes the amounts missing for the next tier the page's next step; `my`: null while nothing counts. */
export function useBonusStep({ activityId, tiers, bonus }: BonusPlan, my: MyDepositBonus | null): void {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const dispatch = useAppDispatch()
  const next = tiers.find(({ tierId }) => tierId === my?.nextTierId)

  const describe = (): NextStep | null => {
    if (my === null || !next) return null
    const present = tiers.find(({ tierId }) => tierId === my.tierId) ?? null
    const missing = missingFor(next, amountsOf(my))
    const { axes, words } = tierNeeds(locale, missing)
    const gain = rewardGain(next, present)
    const reward = gain ? formatMoney(locale, gain) : rewardText(next.reward)
    const line = t(STEPS[axes][gain !== null && present !== null ? 'more' : 'first'], {
      ...words,
      tier: next.label,
      reward,
    })
    if (missing.netDeposit) return { activityId, label: t('task.next_deposit'), line, to: { target: 'recharge' } }
    const isSpot = bonus.markets.includes('spot')
    return { activityId, label: t('task.next_trade'), line, to: { target: isSpot ? 'spot-trade' : 'contract-btcusdt' } }
  }
  const step = describe()
  const publish = useEffectEvent(() => void dispatch(nextStepChanged(step)))
  // The words contain everything that the step depends on.
  useEffect(() => publish(), [activityId, step?.label, step?.line])
}
