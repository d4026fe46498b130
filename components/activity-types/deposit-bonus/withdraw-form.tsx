'use client'

import Big from 'big.js'
import { useState } from 'react'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { afterWithdrawal, rewardGain, amountsOf } from '#lib/deposit-bonus/tiers.ts'
import { readAmount } from '#lib/read-amount.ts'
import { Stack } from '#components/ui/layout/layout.tsx'
import { tierOf } from './bonus-plan.ts'
import styles from './my-bonus.module.css'

/** Net deposit and tier before and after a withdrawal that the user types in. Nothing is sent. */
export function WithdrawForm({ tiers, my }: { tiers: readonly Tier[]; my: MyDepositBonus }) {
  const { t, locale, rewardText, money } = useWords()
  const [typed, setTyped] = useState('')
  const { netDeposit, withdrawable } = my
  const { unit } = netDeposit
  const present = tierOf({ tiers }, my.tierId) ?? null
  const amount = readAmount(typed, locale)
  const isWrong = typed.trim() !== '' && amount === null
  const after = amount === null ? null : afterWithdrawal(tiers, amountsOf(my), amount)
  const sides = [
    [t('bonus.withdraw_now'), present, netDeposit.amount],
    [t('bonus.withdraw_after'), after ? after.tier : present, after?.netDeposit ?? netDeposit.amount],
  ] as const
  const outcome = () => {
    if (present === null) return t('bonus.withdraw_none')
    const reward = rewardText(present.reward)
    if (after === null) {
      if (withdrawable === null) return t('bonus.withdraw_free', { tier: present.label })
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
        type="text"
        label={t('bonus.withdraw_amount', { unit })}
        input={{ onChange: async ({ target }: { target: { value: string } }) => setTyped(target.value) }}
        message={
          isWrong
            ? { tone: 'error', text: t('bonus.withdraw_wrong', { example: formatNumber(locale, '100') }) }
            : undefined
        }
      />
      <dl className={styles.compare}>
        {sides.map(([label, tier, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{tier?.label ?? t('bonus.no_tier')}</b>
              {!new Big(amount).eq(0) && <Amount money={{ amount, unit }} locale={locale} isMoved />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.outcome} role="status">
        {outcome()}
      </p>
    </Stack>
  )
}
