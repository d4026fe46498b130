import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { formatNumber, formatPercent, formatMoney } from '@fanfare/languages/format.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { useWords, type Texts } from '#components/ui/text/use-words.ts'
import { Section } from '#components/ui/surface/section.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { breakEven, type BreakEven } from '#lib/deposit-bonus/tiers.ts'
import { rewardWord, type RewardWord } from '#lib/task/reward-word.ts'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { tierNeeds, type BonusPlan } from './bonus-plan.ts'
import styles from './bonus.module.css'

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
  const { t, locale, counted } = useWords()
  const { feeRate, expiresDays } = bonus
  const present = tiers.findIndex(({ tierId }) => tierId === my?.tierId)
  const stateOf = ({ tierId }: Tier, index: number) =>
    index <= present ? 'reached' : tierId === my?.nextTierId ? 'next' : undefined
  const hasFees = tiers.some((tier) => breakEven(tier, feeRate) !== null)
  return (
    <Section title={t(hasFees ? 'bonus.ladder' : 'bonus.ladder_plain')}>
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
      <Stack as="ul" gap="2" top="8" size="note" tone="secondary">
        {status !== 'ENDED' && <li>{t('bonus.one_tier')}</li>}
        {tiers.some(({ reward }) => rewardWord(reward) === 'trial') && <li>{t('ready.trial_note')}</li>}
        {hasFees && feeRate !== null && (
          <li>{t('bonus.fee_note', { rate: formatPercent(locale, feeRate, RATE_DIGITS) })}</li>
        )}
        {expiresDays !== null && <li>{t('bonus.expires_note', counted(expiresDays))}</li>}
      </Stack>
    </Section>
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
      <Stack as="span" size="note" weight="strong" className={styles.mark} aria-hidden="true">
        {state === 'reached' ? <Icon icon="check" size="sm" weight="bold" /> : formatNumber(locale, String(number))}
      </Stack>
      <Text as="span" weight="medium" breaks className={styles.needs}>
        {t(NEEDS[needs.axes], needs.words)}
      </Text>
      <Text as="b" weight="strong" numeric className={styles.bonus}>
        {rewardText(reward)}
      </Text>
      {costs && (
        <div className={styles.fees}>
          <FeeMeter {...costs} word={rewardWord(reward)} />
        </div>
      )}
    </li>
  )
}

/** The rest of a bonus after the fees, in words. */
export function restText(left: NonNullable<BreakEven['left']>, { t, locale }: Texts): string {
  const rest = new Big(left.amount)
  const amount = formatMoney(locale, { ...left, amount: rest.abs().toFixed() })
  if (rest.eq(0)) return t('bonus.nothing_left')
  return t(rest.gt(0) ? 'bonus.left_over' : 'bonus.costs_more', { amount })
}

/** The fees of a tier as a part of its bonus, and what is left or what the bonus is; a tier that costs more than it pays says so. */
function FeeMeter({ fees, left, part, word }: BreakEven & { word: RewardWord }) {
  const { t, locale, money } = useWords()
  const state = left === null ? 'apart' : new Big(left.amount).lte(0) ? 'over' : undefined
  return (
    <Row gap="4 12" justify="between" wrap size="note" className={styles.meter} data-rest={state}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      <Text as="span" tone="secondary">
        {t('bonus.fees', { amount: money(fees) })}
      </Text>
      <Text as="span" gap="4" align="center" weight="medium" tone="success" className={styles.rest}>
        {state === 'over' && <Icon icon="warning" size="sm" weight="fill" />}
        {left ? restText(left, { t, locale }) : t(`task.word.${word}`)}
      </Text>
    </Row>
  )
}
