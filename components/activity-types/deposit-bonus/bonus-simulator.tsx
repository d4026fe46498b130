import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { breakEven } from '#lib/deposit-bonus/break-even.ts'
import { tierChoices } from '#lib/deposit-bonus/tier-choices.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { restText } from './fee-meter.tsx'
import { TierSliderIsland } from './bonus-islands.tsx'
import { startPlaces, TierSlider, type TierSliderProps } from './tier-slider.tsx'

/** The bonus of a deposit and a daily volume. Renders nothing where the time that counts differs between users. */
export function BonusSimulator({ plan: { tiers, bonus } }: { plan: BonusPlan }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const days = bonus.windowDays
  if (days === null) return null
  const { deposits, volumes } = tierChoices(tiers, days)
  const unitOf = (axis: 'netDeposit' | 'volume') => tiers.find((tier) => tier[axis])?.[axis]?.unit ?? ''
  const rail = (label: string, choices: typeof deposits, unit: string) => ({
    label,
    stops: choices.map(({ amount, tier }) => ({ text: formatMoney(locale, { amount, unit }), tier })),
  })
  const rails = [
    rail(t('bonus.sim_deposit'), deposits, unitOf('netDeposit')),
    rail(t('bonus.sim_day'), volumes, unitOf('volume')),
  ].filter(({ stops }) => stops.length > 1)
  if (rails.length === 0) return null
  const unit = unitOf('volume')
  const volumesInAll = volumes.map(({ amount }) => ({ amount: new Big(amount).times(days).toFixed(), unit }))
  /** The fees of every volume beside the bonus of a tier. */
  const costsOf = (tier: Tier | undefined) =>
    volumesInAll.flatMap((volume) => (tier && breakEven({ ...tier, volume }, bonus.feeRate)) ?? [])
  const props: TierSliderProps = {
    rails,
    results: [
      { sentence: t('bonus.no_tier'), bonus: '' },
      ...tiers.map(({ label, reward }) => ({
        sentence: t('bonus.sim_reach', { tier: label }),
        bonus:
          'unit' in reward.amount
            ? t('task.amount_of_kind', { amount: rewardText(reward), kind: t(`task.word.${rewardWord(reward)}`) })
            : rewardText(reward),
      })),
    ],
    fees: costsOf(tiers[0]).map(({ fees }) => t('bonus.fees', { amount: formatMoney(locale, fees) })),
    left: [
      [],
      ...tiers.map((tier) =>
        costsOf(tier).map(({ left, part }) => ({
          text: left && restText(left, { t, locale }),
          part: Math.round(part * 100),
          isOver: left !== null && new Big(left.amount).lte(0),
        })),
      ),
    ],
  }
  return (
    <Card as="section" padded aria-labelledby="bonus-simulator">
      <h2 id="bonus-simulator">{t('bonus.sim_title')}</h2>
      <TierSliderIsland {...props}>
        <TierSlider {...props} places={startPlaces(rails)} />
      </TierSliderIsland>
    </Card>
  )
}
