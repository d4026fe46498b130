'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { HeroTime, type HeroTimeProps } from '#components/activity/hero-time.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { useMyBonus } from './use-my-bonus.ts'

export interface BonusHeadlineLiveProps {
  plan: BonusPlan
  subject: HeroSubject
}

const moneyOf = (tier: Tier | undefined) => (tier && 'unit' in tier.reward.amount ? tier.reward.amount : null)

/** A member's next tier with the time until which it can be reached, then the tier that they got. The tasks have a section of their own. */
export function BonusHeadlineLive({ plan, subject }: BonusHeadlineLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { my, phase, isLoading } = useMyBonus(plan.activityId)
  const zone = useMyZone()
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
  const reachBy = next && t('bonus.reach_by', { date: formatDeadline(locale, my.windowEndsAt, zone) })
  const promise = [has, reachBy].filter(Boolean).join(' ') || null
  const lead = next ? t('bonus.next_lead', { tier: next.label }) : present?.label
  return <HeroHeadline subject={subject} mine={{ won: moneyOf(next ?? present), promise, ...(lead && { lead }) }} />
}

export interface BonusTimeLiveProps extends Pick<HeroTimeProps, 'activity'> {
  activityId: string
}

/** A member's countdown ends with their own window, which may be days before the activity's end. */
export function BonusTimeLive({ activityId, activity }: BonusTimeLiveProps) {
  const t = useTranslations('bonus')
  const { my, phase, isLoading } = useMyBonus(activityId)
  const own =
    my && phase === 'open' ? { at: my.windowEndsAt, sentence: t('counts_until', { time: '{date}' }) } : undefined
  return <HeroTime activity={activity} own={own} isServers={isLoading && activity.status === 'ONGOING'} />
}
