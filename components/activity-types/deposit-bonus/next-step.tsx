'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { amountsOf } from '#lib/deposit-bonus/reached-tier.ts'
import { missingFor, rewardGain } from '#lib/deposit-bonus/next-tier.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { tierNeeds } from './tier-needs.ts'
import styles from './tracker.module.css'

/** By the axes on which something is missing: to the first tier, and to a higher one. */
const STEPS = {
  both: { first: 'first_both', more: 'next_both' },
  deposit: { first: 'first_deposit', more: 'next_deposit' },
  volume: { first: 'first_volume', more: 'next_volume' },
} as const

interface NextStepProps {
  plan: BonusPlan
  my: MyDepositBonus
}

/** The amounts missing for the next tier, how much more it pays, and how much volume a day that is. */
export function NextStep({ plan: { tiers }, my }: NextStepProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const zone = useMyZone()
  const now = useNow() ?? serverNow()
  const rewardText = useRewardText()
  const present = tiers.find(({ tierId }) => tierId === my.tierId) ?? null
  const next = tiers.find(({ tierId }) => tierId === my.nextTierId)
  if (!next) return t('top_tier', { time: formatDeadline(locale, my.windowEndsAt, zone) })
  const missing = missingFor(next, amountsOf(my))
  const { axes, words } = tierNeeds(locale, missing)
  const { volume } = missing
  const gain = rewardGain(next, present)
  const step = gain !== null && present !== null ? 'more' : 'first'
  const days = Math.round((my.windowEndsAt - now) / DAY_MS)
  return (
    <>
      <b>
        {t(STEPS[axes][step], {
          ...words,
          tier: next.label,
          reward: gain ? formatMoney(locale, gain) : rewardText(next.reward),
        })}
      </b>
      {volume && days > 1 && (
        <p className={styles.day}>
          {t('per_day', {
            volume: formatMoney(locale, {
              amount: new Big(volume.amount).div(days).round(0, Big.roundUp).toFixed(),
              unit: volume.unit,
            }),
          })}
        </p>
      )}
    </>
  )
}
