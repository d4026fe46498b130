import Big from 'big.js'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import type { ReactNode } from 'react'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { cx } from '#components/ui/cx.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import {
  rewardGain,
  missingFor,
  AXES,
  amountsOf,
  type Axis,
  breakEven,
  type BreakEven,
} from '#lib/deposit-bonus/tiers.ts'
import { Ends, Facts, Line, Note, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { tierOf, type BonusPlan, tierNeeds } from './bonus-plan.ts'
import styles from './bonus.module.css'
import { formatPercent } from '@fanfare/languages/format.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { useTranslations } from 'next-intl'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import folded from './my-bonus.module.css'

const TEXTS = { netDeposit: 'bonus.axis_deposit', volume: 'bonus.axis_volume' } as const

interface TrackerProps {
  plan: BonusPlan
  /** Absent when the reader has not joined. */
  my?: MyDepositBonus
  /** Below the heading: until when facts count. */
  until?: ReactNode
  /** The next step, or the result; null when there is none. */
  line?: ReactNode
  isServers?: boolean
}

/** Net deposit and volume on their way to the next tier. */
export function Tracker({ plan, my, until, line, isServers }: TrackerProps) {
  const { t, locale, rewardText, counted, money, moved, movedAmount } = useWords()
  const { tiers, bonus, status, startTime } = plan
  const [tier, next] = [tierOf(plan, my?.tierId), tierOf(plan, my?.nextTierId)]
  const gain = next && rewardGain(next, tier)
  const isMoney = tiers.every(({ reward }) => 'unit' in reward.amount)
  const axes = AXES.filter((axis) => tiers.some((one) => one[axis]))
  /** One axis: the amount so far, and what the next tier still needs. */
  const bar = (axis: Axis) => {
    const aim = next ?? tiers.at(my ? -1 : 0)
    const target = aim?.[axis]
    const unit = target?.unit ?? my?.[axis].unit ?? 'USDT'
    const goal = target && money(target)
    const figure = my && <Figure value={movedAmount(my[axis])} unit={goal ? undefined : unit} size="M" />
    const missing = my && aim && missingFor(aim, amountsOf(my))[axis]
    return (
      <Stack key={axis} top="16" className={styles.axis}>
        <Ends gap="4 16" align="baseline">
          <Span weight="medium">{t(TEXTS[axis])}</Span>
          <Span tone="secondary" numeric className={styles.figure}>
            {my && goal && fillSlot(t('bonus.of_target', { value: '{value}', target: goal }), 'value', figure)}
            {my && !goal && figure}
            {!my && goal && t('bonus.from_target', { target: goal })}
          </Span>
        </Ends>
        {my && (
          <div className={styles.bar} aria-hidden>
            <i
              style={{
                inlineSize: `${target ? ratioOf({ current: my[axis].amount, target: target.amount }) * 100 : 100}%`,
              }}
            />
          </div>
        )}
        {missing && <Note>{t('task.to_go', { left: moved(missing) })}</Note>}
      </Stack>
    )
  }
  const visitorLine = () => {
    if (status === 'ENDED') return t('bonus.final_now')
    if (status === 'UPCOMING') {
      const time = t('common.utc_time', { time: formatDayMonthTime(locale, startTime, 'UTC') })
      return t('bonus.starts_with_activity', { time })
    }
    return bonus.windowDays ? t('bonus.starts_at_join', counted(bonus.windowDays)) : t('bonus.counts_to_end')
  }
  return (
    <Section
      title={t(my ? 'bonus.where' : 'bonus.axes')}
      aside={my && <Chip tone={tier ? 'good' : 'neutral'}>{tier?.label ?? t('bonus.no_tier')}</Chip>}
      align="baseline"
      className={cx(isServers && styles.servers)}
    >
      <Note className={cx(styles.until, isMoney && styles.overStep)}>{until}</Note>
      {my && isMoney && (
        // Shown to every member, so that its room can be reserved: the bonus of the present tier beside that of the next one.
        <Facts
          look="columns"
          top="12"
          breaks
          facts={[
            [t('bonus.you_have'), tier ? rewardText(tier.reward) : t('bonus.no_tier')],
            gain && [t('bonus.more_in_all', { gain: money(gain) }), rewardText(next.reward)],
          ]}
          className={styles.step}
        />
      )}
      {axes.map(bar)}
      {line !== null && (
        <Notice tone="primary" top="12" className={styles.line}>
          {line ?? <span data-visitors={isServers ? '' : undefined}>{visitorLine()}</span>}
        </Notice>
      )}
    </Section>
  )
}

/** Every tier with its requirements, its bonus, and the fees for its volume. */
export function Ladder({ plan: { tiers, bonus, status }, my }: Pick<TrackerProps, 'plan' | 'my'>) {
  const words = useWords()
  const { t, locale, rewardText, number, money, counted } = words
  const { feeRate, expiresDays } = bonus
  const present = tiers.findIndex(({ tierId }) => tierId === my?.tierId)
  /** One tier: the fees as a part of the bonus and what is left of it, or that they exceed the bonus. */
  const step = (tier: Tier, index: number) => {
    const { tierId, label, reward } = tier
    const state = index <= present ? 'reached' : tierId === my?.nextTierId ? 'next' : undefined
    const costs = breakEven(tier, feeRate)
    const needs = tierNeeds(words, tier)
    const left = costs?.left
    const tone = left === null ? 'secondary' : left && new Big(left.amount).lte(0) ? 'warning' : 'success'
    return (
      <Line key={tierId} data-state={state}>
        <VisuallyHidden>{state ? `${label}, ${t(`bonus.${state}`)}` : label}</VisuallyHidden>
        <Stack as="span" size="note" weight="strong" className={styles.mark} aria-hidden>
          {state === 'reached' ? <SmallIcon icon="check" weight="bold" /> : number(index + 1)}
        </Stack>
        <Span weight="medium" breaks>
          {t(`bonus.needs_${needs.axes}`, needs.words)}
        </Span>
        <Text as="b" numeric className={styles.bonus}>
          {rewardText(reward)}
        </Text>
        {costs && (
          <Row gap="4 12" justify="between" wrap size="note" className={styles.meter} data-rest={tone}>
            <span className={styles.track} aria-hidden>
              <i style={{ inlineSize: `${Math.round(costs.part * 100)}%` }} />
            </span>
            <Span tone="secondary">{t('bonus.fees', { amount: money(costs.fees) })}</Span>
            <Row as="span" gap="4" align="center" weight="medium" tone={tone}>
              {tone === 'warning' && <SmallIcon icon="warning" weight="fill" />}
              {left ? restText(left, words) : t(`task.word.${rewardWord(reward)}`)}
            </Row>
          </Row>
        )}
      </Line>
    )
  }
  const hasFees = tiers.some((tier) => breakEven(tier, feeRate))
  return (
    <Section title={t(hasFees ? 'bonus.ladder' : 'bonus.ladder_plain')}>
      <ol className={styles.ladder}>{tiers.map(step)}</ol>
      <Stack as="ul" gap="2" top="8" size="note" tone="secondary">
        {status !== 'ENDED' && <li>{t('bonus.one_tier')}</li>}
        {tiers.some(({ reward }) => rewardWord(reward) === 'trial') && <li>{t('ready.trial_note')}</li>}
        {hasFees && feeRate && (
          // Enough digits for a fee such as 0.04%.
          <li>{t('bonus.fee_note', { rate: formatPercent(locale, feeRate, { maxFraction: 4 }) })}</li>
        )}
        {expiresDays && <li>{t('bonus.expires_note', counted(expiresDays))}</li>}
      </Stack>
    </Section>
  )
}

/** What is left of a bonus after the fees, in words. */
export function restText(left: NonNullable<BreakEven['left']>, { t, money }: Words) {
  const rest = new Big(left.amount)
  const amount = money({ ...left, amount: rest.abs().toFixed() })
  if (rest.eq(0)) return t('bonus.nothing_left')
  return t(rest.gt(0) ? 'bonus.left_over' : 'bonus.costs_more', { amount })
}

/** The effect of a withdrawal on the tier, folded. `children`: the form of a member. */
export function WithdrawCard({ children }: { children?: ReactNode }) {
  const t = useTranslations('bonus')
  return (
    <Card padded="rows" aria-label={t('withdraw')}>
      <Fold title={t('withdraw')}>
        <Note top="8">{t('withdraw_lowers')}</Note>
        {children}
      </Fold>
    </Card>
  )
}

/** Which facts the axes add up, by the activity's markets, and which they leave out. */
export function WhatCounts({ markets }: { markets: readonly string[] }) {
  const t = useTranslations('bonus')
  const counted = MARKETS.filter((market) => markets.includes(market)).map((market) => `counts_${market}` as const)
  const list = (keys: readonly Parameters<typeof t>[0][], icon: ReactNode) => (
    <ul>
      {keys.map((key) => (
        <Row as="li" gap="10" key={key}>
          {icon}
          {t(key)}
        </Row>
      ))}
    </ul>
  )
  return (
    <Fold title={t('counts')}>
      <Stack gap="12" tone="primary" className={folded.lists}>
        {list(
          ['counts_deposits', 'counts_withdrawals', ...counted],
          <Icon icon="check-circle" weight="fill" className={folded.yes} />,
        )}
        <div>
          <h3>{t('counts_not')}</h3>
          {list(
            ['not_transfers', 'not_before', 'not_pairs', 'not_bonus_fee'],
            <Icon icon="minus-circle" className={folded.no} />,
          )}
        </div>
      </Stack>
    </Fold>
  )
}
