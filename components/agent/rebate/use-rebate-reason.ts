'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { REBATE_REASONS, type RebateReason } from '@fanfare/contract/agent/agent.ts'
import type { Rebate } from '@fanfare/contract/agent/rebate-list.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { rebateSteps } from './rebate-steps.ts'

/** The sentence with its value for a line that earned nothing, less than its arithmetic, or takes a rebate back; else null. */
export function useRebateReason(timeZone: string) {
  const t = useTranslations('agent.rebate')
  const locale = useLocale()
  const words = useTableWords(timeZone)
  const money = (value: SignedMoney) => formatMoney(locale, value, { isMoved: true })
  return (row: Rebate): string | null => {
    const { reasonCode, rebate } = row
    if (reasonCode === null) return null
    const reason = REBATE_REASONS.find((known) => known === reasonCode)
    if (!reason) return t('reason_other', { reason: isolateLtr(locale, reasonCode) })
    const amount = { amount: new Big(rebate.amount).abs().toFixed(), unit: rebate.unit }
    const sentences: Record<RebateReason, () => string> = {
      ZERO_FEE: () => t('reason_zero_fee', { volume: money(row.volume) }),
      BONUS_FEE: () => t('reason_bonus_fee', { fee: money(row.fee) }),
      MAKER_FEE: () => t('reason_maker_fee', { fee: money(row.fee) }),
      CAP_REACHED: () => t('reason_cap_reached', { missing: money(missingOf(row)) }),
      SAME_RATE: () => t('reason_same_rate', { code: isolateLtr(locale, row.vipCode), fee: money(row.fee) }),
      ZERO_RATE: () => t('reason_zero_rate', { fee: money(row.fee) }),
      GIVEN_BACK: () => t('reason_given_back', { code: isolateLtr(locale, row.vipCode), fee: money(row.fee) }),
      SELF_REFERRAL: () => t('reason_self_referral', { volume: money(row.volume) }),
      SUSPENDED: () => t('reason_suspended', { date: words.date(row.at), volume: money(row.volume) }),
      CLAW_BACK: () =>
        t('reason_claw_back', { amount: money(amount), id: isolateLtr(locale, row.reverses ?? row.rebateId) }),
    }
    return sentences[reason]()
  }
}

/** The amount that the arithmetic gives and the cap did not leave. */
function missingOf(row: Rebate): SignedMoney {
  const exact = rebateSteps({ ...row, cappedTo: row.cappedTo ?? row.fee }).find(({ kind }) => kind === 'result')
  const whole = exact && 'amount' in exact ? exact.amount : '0'
  return { amount: new Big(whole).minus(row.rebate.amount).toFixed(), unit: row.rebate.unit }
}
