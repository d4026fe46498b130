import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { breakEven, type BreakEven } from '#lib/deposit-bonus/break-even.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { FeeMeter } from './fee-meter.tsx'
import styles from './ladder.module.css'
import { tierNeeds } from './tier-needs.ts'

interface LadderProps {
  plan: BonusPlan
  /** null when the reader has not joined. */
  my: Pick<MyDepositBonus, 'tierId' | 'nextTierId'> | null
}

const NEEDS = { both: 'needs_both', deposit: 'needs_deposit', volume: 'needs_volume' } as const

/** The digits of a fee such as 0.04%. */
const RATE_DIGITS = { maxFraction: 4 }

/** Every tier with both requirements, what it pays and the fees that its volume costs. */
export function Ladder({ plan: { tiers, bonus, status }, my }: LadderProps) {
  const t = useTranslations('bonus')
  const ready = useTranslations('ready')
  const locale = useLocale()
  const { feeRate, expiresDays } = bonus
  const present = tiers.findIndex(({ tierId }) => tierId === my?.tierId)
  const stateOf = ({ tierId }: Tier, index: number) =>
    index <= present ? 'reached' : tierId === my?.nextTierId ? 'next' : undefined
  const hasFees = tiers.some((tier) => breakEven(tier, feeRate) !== null)
  return (
    <Card as="section" padded aria-labelledby="bonus-ladder">
      <h2 id="bonus-ladder">{t(hasFees ? 'ladder' : 'ladder_plain')}</h2>
      <ol className={styles.ladder}>
        {tiers.map((tier, index) => (
          <Step
            key={tier.tierId}
            tier={tier}
            number={index + 1}
            state={stateOf(tier, index)}
            costs={breakEven(tier, feeRate)}
          />
        ))}
      </ol>
      <ul className={styles.notes}>
        {status !== 'ENDED' && <li>{t('one_tier')}</li>}
        {tiers.some(({ reward }) => rewardWord(reward) === 'trial') && <li>{ready('trial_note')}</li>}
        {hasFees && feeRate !== null && <li>{t('fee_note', { rate: formatPercent(locale, feeRate, RATE_DIGITS) })}</li>}
        {expiresDays !== null && (
          <li>{t('expires_note', { count: expiresDays, value: formatNumber(locale, String(expiresDays)) })}</li>
        )}
      </ul>
    </Card>
  )
}

interface StepProps {
  tier: Tier
  number: number
  state: 'reached' | 'next' | undefined
  /** null where no fee is known. */
  costs: BreakEven | null
}

function Step({ tier, number, state, costs }: StepProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { label, reward } = tier
  const needs = tierNeeds(locale, tier)
  return (
    <li data-state={state}>
      <VisuallyHidden>{state === undefined ? label : `${label}, ${t(state)}`}</VisuallyHidden>
      <span className={styles.mark} aria-hidden="true">
        {state === 'reached' ? <Icon icon="check" size="sm" weight="bold" /> : formatNumber(locale, String(number))}
      </span>
      <span className={styles.needs}>{t(NEEDS[needs.axes], needs.words)}</span>
      <b className={styles.bonus}>{rewardText(reward)}</b>
      {costs && (
        <div className={styles.fees}>
          <FeeMeter {...costs} word={rewardWord(reward)} />
        </div>
      )}
    </li>
  )
}
