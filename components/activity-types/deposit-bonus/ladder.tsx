import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { breakEven } from '#lib/deposit-bonus/break-even.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { BonusPlan } from './bonus-plan.ts'
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
export function Ladder({ plan: { tiers, bonus }, my }: LadderProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const { feeRate, expiresDays } = bonus
  const present = tiers.findIndex(({ tierId }) => tierId === my?.tierId)
  const stateOf = ({ tierId }: Tier, index: number) =>
    index <= present ? 'reached' : tierId === my?.nextTierId ? 'next' : undefined
  const hasFees = tiers.some((tier) => breakEven(tier, feeRate) !== null)
  return (
    <Card as="section" padded aria-labelledby="bonus-ladder">
      <h2 id="bonus-ladder">{t(hasFees ? 'ladder' : 'ladder_plain')}</h2>
      <table className={styles.ladder}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('col_tier')}</VisuallyHidden>
            </th>
            <th scope="col">{t('col_needs')}</th>
            {hasFees && <th scope="col">{t('col_fees')}</th>}
            <th scope="col" className={styles.number}>
              {t('col_bonus')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => (
            <Row
              key={tier.tierId}
              tier={tier}
              number={index + 1}
              state={stateOf(tier, index)}
              {...{ feeRate, hasFees }}
            />
          ))}
        </tbody>
      </table>
      <ul className={styles.notes}>
        <li>{t('one_tier')}</li>
        {hasFees && feeRate !== null && <li>{t('fee_note', { rate: formatPercent(locale, feeRate, RATE_DIGITS) })}</li>}
        {expiresDays !== null && (
          <li>{t('expires_note', { count: expiresDays, value: formatNumber(locale, String(expiresDays)) })}</li>
        )}
      </ul>
    </Card>
  )
}

interface RowProps {
  tier: Tier
  number: number
  state: 'reached' | 'next' | undefined
  feeRate: string | null
  hasFees: boolean
}

function Row({ tier, number, state, feeRate, hasFees }: RowProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { label, reward } = tier
  const needs = tierNeeds(locale, tier)
  return (
    <tr data-state={state}>
      <th scope="row">
        <VisuallyHidden>{state === undefined ? label : `${label}, ${t(state)}`}</VisuallyHidden>
        <span className={styles.mark} aria-hidden="true">
          {state === 'reached' ? <Icon icon="check" size="sm" weight="bold" /> : formatNumber(locale, String(number))}
        </span>
      </th>
      <td className={styles.needs}>{t(NEEDS[needs.axes], needs.words)}</td>
      {hasFees && (
        <td className={styles.fees}>
          <FeeMeter tier={tier} feeRate={feeRate} />
        </td>
      )}
      <td className={styles.number}>
        <b>{rewardText(reward)}</b>
      </td>
    </tr>
  )
}

interface FeeMeterProps {
  tier: Tier
  feeRate: string | null
}

/** The fees of a tier as a part of its bonus; a tier that costs more than it pays says so. */
function FeeMeter({ tier, feeRate }: FeeMeterProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const found = breakEven(tier, feeRate)
  if (found === null) return null
  const { fees, left, part } = found
  const rest = new Big(left.amount)
  const positive = formatMoney(locale, { ...left, amount: rest.abs().toFixed() })
  return (
    <div className={styles.meter} data-over={rest.lte(0) || undefined}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      <span>{t('fees', { amount: formatMoney(locale, fees) })}</span>
      <span className={styles.rest}>
        {rest.lte(0) && <Icon icon="warning" size="sm" weight="fill" />}
        {rest.gt(0) && t('left_over', { amount: positive })}
        {rest.eq(0) && t('nothing_left')}
        {rest.lt(0) && t('costs_more', { amount: positive })}
      </span>
    </div>
  )
}
