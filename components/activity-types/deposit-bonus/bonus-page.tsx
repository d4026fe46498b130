import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { HeroTime } from '#components/activity/hero-time.tsx'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { breakEven, tierChoices } from '#lib/deposit-bonus/tiers.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { isOver, type PageParts, type DetailProps, type HeadlineProps } from '#components/activity/page-parts.ts'
import { BonusIsland, TierSliderIsland } from './bonus-islands.tsx'
import { bonusPlan, type BonusPlan } from './bonus-plan.ts'
import { Tracker, Ladder, restText, WhatCounts, WithdrawCard } from './tracker.tsx'
import { startPlaces, TierSlider } from './tier-slider.tsx'
import styles from './bonus.module.css'

/** The page of a deposit bonus. */
export const BONUS_PAGE: PageParts = {
  HeroHeadline: BonusHeadline,
  HeroTime: BonusTime,
  AboveColumns,
  Aside: BonusAside,
  listsPrizes: true,
  tasksAreExtra: true,
}

/** The effect of a withdrawal, and after the user's window the bonus; folded: what counts, and the user's records. */
function BonusAside({ detail }: DetailProps) {
  const plan = bonusPlan(detail)
  if (!plan.tiers.length) return null
  return (
    <>
      <BonusIsland part="aside" plan={plan}>
        {!isOver(detail) && <WithdrawCard />}
      </BonusIsland>
      <Card padded="rows" className={styles.rows}>
        <WhatCounts markets={plan.bonus.markets} />
        <BonusIsland part="records" plan={plan} />
      </Card>
    </>
  )
}

/** The highest tier for visitors, the next one for members. */
function BonusHeadline({ detail, subject }: HeadlineProps) {
  return (
    <BonusIsland part="headline" plan={bonusPlan(detail)} subject={subject}>
      <HeroHeadline subject={subject} hasOwnHeadline isServers />
    </BonusIsland>
  )
}

/** The time until the activity's end; for a member until the end of their own window. */
function BonusTime({ detail }: DetailProps) {
  const { activityType, path, status, startTime, endTime, timeZone } = detail
  const activity = { activityType, path, status, startTime, endTime, timeZone }
  return (
    <BonusIsland part="time" plan={bonusPlan(detail)} activity={activity}>
      <HeroTime activity={activity} isServers={status === 'ONGOING'} />
    </BonusIsland>
  )
}

/** A member's tracker and the simulator, beside all tiers. */
function AboveColumns({ detail }: DetailProps) {
  const plan = bonusPlan(detail)
  if (!plan.tiers.length) return null
  return (
    <Grid gap="24" className={styles.pair}>
      <Grid gap="24">
        <BonusIsland part="tracker" plan={plan}>
          <Tracker plan={plan} isServers />
        </BonusIsland>
        {!isOver(detail) && <BonusSimulator plan={plan} />}
      </Grid>
      <BonusIsland part="ladder" plan={plan}>
        <Ladder plan={plan} />
      </BonusIsland>
    </Grid>
  )
}

/** The bonus for a deposit and a daily volume. Renders nothing without a fixed number of days. */
export function BonusSimulator({ plan: { tiers, bonus } }: { plan: BonusPlan }) {
  const words = useWords()
  const { t, rewardText, money } = words
  const days = bonus.windowDays
  if (!days) return null
  const { deposits, volumes } = tierChoices(tiers, days)
  const unitOf = (axis: 'netDeposit' | 'volume') => tiers.find((tier) => tier[axis])?.[axis]?.unit ?? ''
  const rail = (
    label: string,
    choices: typeof deposits,
    unit: string,
    need: 'bonus.sim_needs_deposit' | 'bonus.sim_needs_volume',
  ) => ({
    label,
    stops: choices.map(({ amount, tier }) => ({ text: money({ amount, unit }), tier })),
    // What this rail needs for a tier that the other one has reached.
    needs: tiers.map((tier, index) => {
      const least = choices.find((choice) => choice.tier >= index)
      return least ? t(need, { tier: tier.label, amount: money({ amount: least.amount, unit }) }) : null
    }),
  })
  const rails = [
    rail(t('bonus.sim_deposit'), deposits, unitOf('netDeposit'), 'bonus.sim_needs_deposit'),
    rail(t('bonus.sim_day'), volumes, unitOf('volume'), 'bonus.sim_needs_volume'),
  ].filter(({ stops }) => stops.length > 1)
  if (!rails.length) return null
  const unit = unitOf('volume')
  const volumesInAll = volumes.map(({ amount }) => ({ amount: new Big(amount).times(days).toFixed(), unit }))
  const costsOf = (tier: Tier | undefined) =>
    volumesInAll.flatMap((volume) => (tier && breakEven({ ...tier, volume }, bonus.feeRate)) ?? [])
  const props = {
    rails,
    results: [
      { sentence: t('bonus.no_tier') },
      ...tiers.map((tier) => ({
        sentence: t('bonus.sim_reach', { tier: tier.label }),
        bonus:
          'unit' in tier.reward.amount
            ? t('task.amount_of_kind', {
                amount: rewardText(tier.reward),
                kind: t(`task.word.${rewardWord(tier.reward)}`),
              })
            : rewardText(tier.reward),
        left: costsOf(tier).map(({ left, part }) => ({
          text: left && restText(left, words),
          part: Math.round(part * 100),
          isOver: left !== null && new Big(left.amount).lte(0),
        })),
      })),
    ],
    fees: costsOf(tiers[0]).map(({ fees }) => t('bonus.fees', { amount: money(fees) })),
  }
  return (
    <Section title={t('bonus.sim_title')}>
      <TierSliderIsland {...props}>
        <TierSlider {...props} places={startPlaces(rails)} />
      </TierSliderIsland>
    </Section>
  )
}
