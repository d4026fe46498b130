import Big from 'big.js'
import { formatPercent } from '@fanfare/languages/format.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { Section } from '#components/ui/surface/section.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { breakEven, type BreakEven } from '#lib/deposit-bonus/tiers.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { tierNeeds, type BonusPlan } from './bonus-plan.ts'
import styles from './bonus.module.css'

interface LadderProps {
  plan: BonusPlan
  /** null when the reader has not joined. */
  my: Pick<MyDepositBonus, 'tierId' | 'nextTierId'> | null
}

/** Enough for a fee such as 0.04%. */
const RATE_DIGITS = { maxFraction: 4 }

/** Every tier with its requirements, its bonus, and the fees for its volume. */
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
            index={index}
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
  index: number
  state: 'reached' | 'next' | undefined
  /** null where no fee is known. */
  costs: BreakEven | null
}

/** One tier: the fees as a part of the bonus and what is left of it, or that they exceed the bonus. */
function Step({ tier: { label, reward, ...amounts }, index, state, costs }: StepProps) {
  const words = useWords()
  const { t, locale, rewardText, number, money } = words
  const needs = tierNeeds(locale, amounts)
  const left = costs?.left
  const rest = left === null ? 'apart' : left && new Big(left.amount).lte(0) ? 'over' : undefined
  return (
    <li data-state={state}>
      <VisuallyHidden>{state === undefined ? label : `${label}, ${t(`bonus.${state}`)}`}</VisuallyHidden>
      <Stack as="span" size="note" weight="strong" className={styles.mark} aria-hidden="true">
        {state === 'reached' ? <Icon icon="check" size="sm" weight="bold" /> : number(index + 1)}
      </Stack>
      <Text as="span" weight="medium" breaks className={styles.needs}>
        {t(`bonus.needs_${needs.axes}`, needs.words)}
      </Text>
      <Text as="b" weight="strong" numeric className={styles.bonus}>
        {rewardText(reward)}
      </Text>
      {costs && (
        <div className={styles.fees}>
          <Row gap="4 12" justify="between" wrap size="note" className={styles.meter} data-rest={rest}>
            <span className={styles.track} aria-hidden="true">
              <i style={{ inlineSize: `${Math.round(costs.part * 100)}%` }} />
            </span>
            <Text as="span" tone="secondary">
              {t('bonus.fees', { amount: money(costs.fees) })}
            </Text>
            <Text as="span" gap="4" align="center" weight="medium" tone="success" className={styles.rest}>
              {rest === 'over' && <Icon icon="warning" size="sm" weight="fill" />}
              {left ? restText(left, words) : t(`task.word.${rewardWord(reward)}`)}
            </Text>
          </Row>
        </div>
      )}
    </li>
  )
}

/** What is left of a bonus after the fees, in words. */
export function restText(left: NonNullable<BreakEven['left']>, { t, money }: Words) {
  const rest = new Big(left.amount)
  const amount = money({ ...left, amount: rest.abs().toFixed() })
  if (rest.eq(0)) return t('bonus.nothing_left')
  return t(rest.gt(0) ? 'bonus.left_over' : 'bonus.costs_more', { amount })
}
