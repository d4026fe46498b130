'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { durationParts, formatClock } from '@fanfare/languages/format-duration.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { useMyBonus } from './use-my-bonus.ts'

export interface BonusHeadlineLiveProps {
  plan: BonusPlan
  subject: HeroSubject
}

const moneyOf = (tier: Tier | undefined) => (tier && 'unit' in tier.reward.amount ? tier.reward.amount : null)

/** A member's next tier with the time that is left for it, then the tier that they got. The tasks have a section of their own. */
export function BonusHeadlineLive({ plan, subject }: BonusHeadlineLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { my, phase, isLoading } = useMyBonus(plan.activityId)
  const now = useNow() ?? serverNow()
  const number = (value: number) => formatNumber(locale, String(value))
  const { completions } = useMyActivity(plan.activityId)
  if (isLoading) return <HeroHeadline subject={subject} hasOwnHeadline isServers />
  if (my === null) return <HeroHeadline subject={subject} />
  const tierOf = (id: string | null) => plan.tiers.find(({ tierId }) => tierId === id)
  if (phase !== 'open') {
    const tasks = ownPromise({ completions, status: subject.status, isExtra: true }, { t, locale, rewardText })
    const got = my.result?.reasonCode === null ? tierOf(my.result.tierId) : undefined
    return <HeroHeadline subject={subject} mine={{ won: moneyOf(got), promise: tasks }} />
  }
  const present = tierOf(my.tierId)
  const next = tierOf(my.nextTierId)
  const has = present && next && t('bonus.have_tier', { tier: present.label, reward: rewardText(present.reward) })
  const { days, hours } = durationParts(my.windowEndsAt - now)
  const time =
    days > 0
      ? t('countdown.days_hours', { days: number(days), hours: number(hours) })
      : formatClock(my.windowEndsAt - now)
  const promise = [has, next && t('bonus.time_left', { time })].filter(Boolean).join(' ') || null
  const lead = next ? t('bonus.next_lead', { tier: next.label }) : present?.label
  return <HeroHeadline subject={subject} mine={{ won: moneyOf(next ?? present), promise, ...(lead && { lead }) }} />
}
