'use client'

import { TextLink } from '#components/ui/text/link.tsx'
import Big from 'big.js'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { RewardChip } from '#components/task/reward-chip.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'
import { livePolling } from '#store/live/live-polling.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { useFactWords } from '#components/task/task-card/use-fact-words.ts'
import { earlierSum } from '#lib/deposit-bonus/earlier-sum.ts'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { useMyActivity } from '#store/use-my-activity.ts'
import { Facts, Grid, List, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import { type BonusPlan, tierOf } from './bonus-plan.ts'
import styles from './my-bonus.module.css'
import { useState } from 'react'
import { formatNumber } from '@fanfare/languages/format.ts'
import { Field, messageOf, typedInto } from '#components/ui/controls/field.tsx'
import { AXES, type Axis, afterWithdrawal, rewardGain, amountsOf } from '#lib/deposit-bonus/tiers.ts'
import { readAmount } from '#lib/read-amount.ts'

/** Uses arrive from the platform while the page is open, ms. */
const POLLING_INTERVAL_MS = 10_000

/** The bonus of the user's tier: what is left of it and when the rest expires. */
export function MyBonusCard({ activityId }: { activityId: string }) {
  const { t, money, deadline } = useMyWords()
  const now = useServerNow()
  const query = taskApi.endpoints.rewardList.useQuery(
    { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM },
    livePolling(POLLING_INTERVAL_MS, useLiveTopic('rewards')),
  )
  const answer = useAnswer(query)
  // One that was taken back for another tier is among the rewards, too.
  const ofTiers = answer.data?.items.filter(({ source }) => source?.kind === 'TIER') ?? []
  const item = ofTiers.find(({ state }) => state !== 'CANCELLED') ?? ofTiers[0]
  const bonus = ({ reward, left, state, grantedAt, expiresAt }: RewardItem) => {
    const { amount } = reward
    if (!('unit' in amount)) return <Note top="8">{reward.label}</Note>
    const rest = new Big(left?.amount ?? 0)
    const exact = [rest, new Big(amount.amount).minus(rest)].map((part) => ({
      amount: part.toFixed(),
      unit: amount.unit,
    }))
    const { parts, total } = shownParts(exact, amount)
    const [shownRest, used] = parts as [ShownMoney, ShownMoney]
    const leftOf = t('bonus.left_of', { left: money(shownRest), amount: money(total) })
    const isOver = ['USED', 'EXPIRED', 'CANCELLED'].includes(state)
    return (
      <>
        {state === 'USED' && <Note top="8">{t('bonus.all_used')}</Note>}
        {!isOver && (
          <>
            <Text weight="strong" numeric className={styles.left}>
              {leftOf}
            </Text>
            <ProgressBar ratio={rest.div(amount.amount).toNumber()} label={t('bonus.yours')} valueText={leftOf} />
          </>
        )}
        <Facts
          top="12"
          facts={[
            !isOver && new Big(used.amount).gt(0) && [t('bonus.used'), <Amount key="used" money={used} isMoved />],
            [t('bonus.received'), deadline(grantedAt)],
            expiresAt && state !== 'USED' && [t('bonus.expires'), deadline(expiresAt)],
          ]}
        />
        {!isOver && expiresAt && <Note top="8">{t('bonus.expires_line', { time: deadline(expiresAt) })}</Note>}
      </>
    )
  }
  return (
    <Section title={t('bonus.yours')} aside={item && <RewardChip item={item} now={now} onChange={query.refetch} />}>
      {item ? bonus(item) : answer.isKnown && <Note top="8">{t('bonus.paying')}</Note>}
      {answer.hasFailed && <RetryNotice onRetry={() => void query.refetch()}>{t('ready.failed')}</RetryNotice>}
      <TextLink href="/rewards" className={styles.all}>
        {t('bonus.all_rewards')}
        <SmallIcon icon="caret-right" />
      </TextLink>
    </Section>
  )
}

/** The records of an axis, the newest first, with its title and the text for an empty list. */
const RECORDS = {
  netDeposit: ['depositRecords', 'bonus.axis_deposit', 'bonus.none_deposits'],
  volume: ['volumeRecords', 'bonus.axis_volume', 'bonus.none_trades'],
} as const

/** The records of one axis, the sum of older ones, and the total. */
function AxisRecords({ my, axis }: { my: MyDepositBonus; axis: Axis }) {
  const { t, dayTime, zone } = useMyWords()
  const [list, title, none] = RECORDS[axis]
  const [records, total] = [my[list], my[axis]]
  const words = useFactWords(zone)
  const counting = records.filter(({ counted }) => counted).map(({ amount }) => amount)
  const earlier = earlierSum(records, total.amount)
  const shown = shownParts([...counting, ...(earlier ? [{ amount: earlier, unit: total.unit }] : [])], total)
  const partOf = new Map(counting.map((amount, place) => [amount, shown.parts[place] ?? amount]))
  return (
    <div>
      <h3>{t(title)}</h3>
      {!records.length ? (
        <Note numeric>{t(none)}</Note>
      ) : (
        <List numeric breaks className={styles.list}>
          {records.map((record) => {
            const { label, at, amount, counted, reasonCode: reason, arrivedAt } = record
            const Sum = counted ? 'b' : 's'
            const fact = { ...record, amount: amount.amount, detail: { until: my.windowStartsAt } }
            return (
              <li key={`${at} ${label} ${amount.amount}`}>
                <div>
                  {words.title(label)}
                  <Note numeric>
                    {reason ? words.verdict({ ...fact, reason }) : words.withLateness(dayTime(at), arrivedAt)}
                  </Note>
                </div>
                <Sum>
                  <Amount money={partOf.get(amount) ?? amount} signed={counted} isMoved />
                </Sum>
              </li>
            )
          })}
          {earlier && (
            <li>
              {t('bonus.earlier')}
              <b>
                <Amount money={shown.parts.at(-1) ?? total} signed isMoved />
              </b>
            </li>
          )}
          <li className={styles.sum}>
            {t('bonus.counted')}
            <b>
              <Amount money={shown.total} isMoved />
            </b>
          </li>
        </List>
      )}
    </div>
  )
}

/** A member's newest deposits, withdrawals and trades, which add up to the tracker's figures. */
export function RecordsLive({ plan }: { plan: BonusPlan }) {
  const { t, deadline } = useMyWords()
  const { my } = useMyBonus(plan)
  if (!my) return null
  return (
    <Fold title={t('bonus.records')}>
      <Text as="section" aria-label={t('bonus.records')} tone="primary">
        <Note numeric>{t('bonus.as_of', { time: deadline(my.asOf) })}</Note>
        <Stack gap="20" top="12">
          {AXES.map((axis) => (
            <AxisRecords key={axis} my={my} axis={axis} />
          ))}
        </Stack>
      </Text>
    </Fold>
  )
}

/**
 * `my`: absent when the user has not joined, with the `present` tier and the `next` one. `isOpen`: facts still count. `wonTier`: the
 * tier whose bonus the member gets; none before the decision, or where it pays nothing. `now`: the gateway's clock, ms.
 */
export function useMyBonus(plan: BonusPlan) {
  const { my, isLoading, completions } = useMyActivity(plan.activityId)
  const now = useServerNow()
  const own = my?.depositBonus
  return {
    isLoading,
    completions,
    now,
    my: own,
    present: tierOf(plan, own?.tierId),
    next: tierOf(plan, own?.nextTierId),
    wonTier: own?.result?.reasonCode === null ? tierOf(plan, own.result.tierId) : undefined,
    isOpen: own?.result === null && now < own.windowEndsAt,
  }
}

/** Net deposit and tier before and after a withdrawal that the user types in. Nothing is sent. */
export function WithdrawForm({ plan, my }: { plan: BonusPlan; my: MyDepositBonus }) {
  const { t, locale, rewardText, money } = useMyWords()
  const [typed, setTyped] = useState('')
  const { netDeposit, withdrawable } = my
  const { unit } = netDeposit
  const present = tierOf(plan, my.tierId)
  const amount = readAmount(typed, locale)
  const isWrong = typed.trim() !== '' && !amount
  const after = amount ? afterWithdrawal(plan.tiers, amountsOf(my), amount) : null
  const sides = [
    [t('bonus.withdraw_now'), present, netDeposit.amount],
    [t('bonus.withdraw_after'), after ? after.tier : present, after?.netDeposit ?? netDeposit.amount],
  ] as const
  const outcome = () => {
    if (!present) return t('bonus.withdraw_none')
    const reward = rewardText(present.reward)
    if (!after) {
      if (!withdrawable) return t('bonus.withdraw_free', { tier: present.label })
      return t('bonus.withdraw_most', { amount: money(withdrawable), tier: present.label })
    }
    if (after.tier?.tierId === present.tierId) return t('bonus.withdraw_keep', { tier: present.label, reward })
    const less = after.tier && rewardGain(present, after.tier)
    if (!after.tier || !less) return t('bonus.withdraw_lose', { tier: present.label, reward })
    return t('bonus.withdraw_fall', { tier: present.label, next: after.tier.label, less: money(less) })
  }
  return (
    <Stack gap="12" top="12">
      <Field
        form="withdraw"
        name="amount"
        label={t('bonus.withdraw_amount', { unit })}
        input={typedInto(setTyped)}
        message={messageOf(isWrong && t('bonus.withdraw_wrong', { example: formatNumber(locale, '100') }))}
      />
      <Grid as="dl" columns={2} gap="8" size="note" breaks className={styles.compare}>
        {sides.map(([label, tier, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{tier?.label ?? t('bonus.no_tier')}</b>
              {!new Big(amount).eq(0) && <Amount money={{ amount, unit }} isMoved />}
            </dd>
          </div>
        ))}
      </Grid>
      <p className={styles.outcome} role="status">
        {outcome()}
      </p>
    </Stack>
  )
}
