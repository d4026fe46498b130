'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import Big from 'big.js'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { Note } from '#components/ui/layout/layout.tsx'
import { tradeStep, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { HeroTime, type HeroTimeProps } from '#components/activity/hero-time.tsx'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { missingFor, rewardGain, amountsOf } from '#lib/deposit-bonus/tiers.ts'
import { useMyBonus, MyBonusCard, RecordsLive, WithdrawForm } from './my-bonus.tsx'
import { tierNeeds, tierOf, type BonusPlan } from './bonus-plan.ts'
import { Tracker, Ladder, WithdrawCard } from './tracker.tsx'

const moneyOf = (tier: Tier | undefined) => (tier && 'unit' in tier.reward.amount ? tier.reward.amount : null)

/** A member's next tier and until when it can be reached; after the decision the tier that they got. */
function BonusHeadlineLive({ plan, subject }: { plan: BonusPlan; subject: HeroSubject }) {
  const words = useMyWords()
  const { t, rewardText, deadline } = words
  const { my, present, next, wonTier, isOpen, isLoading, completions } = useMyBonus(plan)
  const own = () => {
    if (!my) return null
    if (!isOpen) {
      return {
        won: moneyOf(wonTier),
        promise: ownPromise({ completions, status: subject.status, isExtra: true }, words),
      }
    }
    const has = present && next && t('bonus.have_tier', { tier: present.label, reward: rewardText(present.reward) })
    const reachBy = next && t('bonus.reach_by', { date: deadline(my.windowEndsAt) })
    return {
      won: moneyOf(next ?? present),
      promise: [has, reachBy].filter(Boolean).join(' ') || null,
      lead: next ? t('bonus.next_lead', { tier: next.label }) : present?.label,
    }
  }
  return <HeroHeadline subject={subject} mine={isLoading ? null : own()} hasOwnHeadline isServers={isLoading} />
}

/** Counts down to the end of the member's own window, which may be days before the activity's end. */
function BonusTimeLive({ plan, activity }: Pick<HeroTimeProps, 'activity'> & { plan: BonusPlan }) {
  const { t } = useMyWords()
  const { my, isOpen, isLoading } = useMyBonus(plan)
  const own = my && isOpen ? { at: my.windowEndsAt, sentence: t('bonus.counts_until', { time: '{date}' }) } : undefined
  return <HeroTime activity={activity} own={own} isServers={isLoading && activity.status === 'ONGOING'} />
}

export function TrackerLive({ plan }: { plan: BonusPlan }) {
  const mine = useMyWords()
  const { t, rewardText, money, deadline, locale, zone } = mine
  const { my, present, next, wonTier, isOpen, isLoading, now } = useMyBonus(plan)
  const endedAt = my?.decidedAt ?? my?.windowEndsAt ?? 0
  /** The bonus in words; null before the decision, and without a bonus. */
  const bonus = () => {
    if (!my || !wonTier) return null
    const reward = rewardText(wonTier.reward)
    return {
      title: t('moment.got', { reward }),
      sentence: t('bonus.got_tier', { tier: wonTier.label, reward }),
      figure: moneyOf(wonTier) ?? reward,
      isWon: true,
      facts: [
        { label: t('bonus.axis_deposit'), value: money(my.netDeposit) },
        { label: t('bonus.axis_volume'), value: money(my.volume) },
      ],
    }
  }
  const won = bonus()
  useAnnounceResult({ kind: 'bonus', activityId: plan.activityId, endedAt }, won)
  /** The amounts missing for the next tier; null while nothing counts. */
  const step = () => {
    if (!my || !next || !isOpen || plan.status !== 'ONGOING') return null
    const missing = missingFor(next, amountsOf(my))
    const { axes, words } = tierNeeds(mine, missing)
    const gain = rewardGain(next, present)
    const reward = gain ? money(gain) : rewardText(next.reward)
    const line = t(`bonus.${gain && present ? 'next' : 'first'}_${axes}`, { ...words, tier: next.label, reward })
    return missing.netDeposit
      ? { label: t('task.next_deposit'), line, to: { target: 'recharge' as const } }
      : tradeStep(t, line, plan.bonus.markets)
  }
  usePublishedStep(plan.activityId, step())
  if (!my) return <Tracker plan={plan} isServers={isLoading} />
  const { result, windowEndsAt } = my
  const end = { time: deadline(windowEndsAt) }
  /** The daily volume that the next tier needs; on the highest tier, until when it must be kept. */
  const pace = () => {
    if (!next) return t('bonus.top_tier', end)
    const { volume } = missingFor(next, amountsOf(my))
    const days = Math.round((windowEndsAt - now) / DAY_MS)
    if (!volume || days <= 1) return null
    const amount = new Big(volume.amount).div(days).round(0, Big.roundUp).toFixed()
    return t('bonus.per_day', { volume: money({ amount, unit: volume.unit }) })
  }
  /** Facts that were reported after the payment, which stays. */
  const late = ({ tierId, arrivedAt }: NonNullable<NonNullable<MyDepositBonus['result']>['late']>) => {
    const tier = tierOf(plan, tierId)
    const date = formatDayMonth(locale, arrivedAt, zone)
    return tier ? t('bonus.late_tier', { date, tier: tier.label }) : t('bonus.late_none', { date })
  }
  /** After the window: the tier that was reached, or why there is no bonus and what it needed. */
  const decision = () => {
    if (!result) return t('bonus.deciding', { time: deadline(endedAt) })
    if (won)
      return (
        <>
          <b>{won.sentence}</b>
          {result.late && <Note top="8">{late(result.late)}</Note>}
        </>
      )
    const tier = tierOf(plan, result.tierId)
    if (tier && result.reasonCode === 'SOLD_OUT') return t('bonus.sold_out', { tier: tier.label })
    if (result.reasonCode === 'MULTI_ACCOUNT') return t('reason.multi_account')
    const [first] = plan.tiers
    if (!first) return t('bonus.final_now')
    const { axes, words } = tierNeeds(mine, first)
    return t(axes === 'both' ? 'bonus.got_none' : `bonus.got_none_${axes}`, { tier: first.label, ...words })
  }
  const line = isOpen ? pace() : decision()
  return <Tracker {...{ plan, my, line }} until={t('bonus.counts_until', end)} />
}

export const LadderLive = ({ plan }: { plan: BonusPlan }) => <Ladder plan={plan} my={useMyBonus(plan).my} />

/** While facts count: the effect of a withdrawal. After the decision: the bonus. */
export function AsideLive({ plan }: { plan: BonusPlan }) {
  const { my, wonTier, isOpen } = useMyBonus(plan)
  if (my && !isOpen) return wonTier && <MyBonusCard activityId={plan.activityId} />
  if (!my && plan.status === 'ENDED') return null
  return <WithdrawCard>{my && <WithdrawForm plan={plan} my={my} />}</WithdrawCard>
}

export const BonusPart = partOf({
  headline: BonusHeadlineLive,
  time: BonusTimeLive,
  tracker: TrackerLive,
  ladder: LadderLive,
  records: RecordsLive,
  aside: AsideLive,
})
