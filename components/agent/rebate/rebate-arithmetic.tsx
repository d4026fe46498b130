'use client'

import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { Grid, Row, Text } from '#components/ui/layout/layout.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatPercent } from '@fanfare/languages/format.ts'
import { NoneText } from '../table/none-text.tsx'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './rebate-arithmetic.module.css'
import { rebateSteps, type RebateStep } from './rebate-steps.ts'

/** Decimals of the arithmetic: enough that a reader can compute it again. */
const DIGITS = 8

interface RebateArithmeticProps {
  rebate: Rebate
  timeZone: string
  /** The part of the fees that friends get with this code now, a ratio; absent for codes of other agents. */
  givesBack: string | undefined
}

/** An open row: how its rebate is made, and when it is paid. */
export function RebateArithmetic({ rebate, timeZone, givesBack }: RebateArithmeticProps) {
  const t = useTranslations('agent.rebate')
  const none = useTranslations('agent.table')('none')
  const locale = useLocale()
  const words = useTableWords(timeZone)
  const percent = (ratio: string) => formatPercent(locale, ratio, { maxFraction: 4 })
  const { unit } = rebate.fee
  const nameOf = (step: RebateStep): string => {
    if (step.kind === 'deduction') {
      return step.deduction === null
        ? t('step_deducted')
        : t(`step_${step.deduction.toLowerCase() as 'bonus' | 'coupon' | 'discount' | 'maker'}`)
    }
    if (step.kind === 'fee' && step.feeRate !== null) {
      return t('step_fee_rate', { rate: percent(step.feeRate), volume: words.amount(rebate.volume) })
    }
    return t(`step_${step.kind}`)
  }
  const { settlesAt, status, reverses } = rebate
  return (
    <Grid gap="10">
      {reverses === null && (
        <Row as="ol" gap="8 12" align="center" wrap className={styles.steps}>
          {rebateSteps(rebate).map((step, index, all) => (
            <li key={index} className={cx(index === all.length - 1 && styles.result)}>
              {step.sign && (
                <Text as="span" tone="tertiary">
                  {step.sign}
                </Text>
              )}
              <span className={styles.step}>
                <span>{nameOf(step)}</span>
                <b>
                  {step.kind === 'rate' ? (
                    percent(step.rate)
                  ) : isNothing(step) ? (
                    <NoneText>{none}</NoneText>
                  ) : (
                    <Figure
                      value={formatAmount(locale, { amount: step.amount, unit }, { isMoved: true, digits: DIGITS })}
                      unit={index === all.length - 1 ? unit : undefined}
                    />
                  )}
                </b>
              </span>
            </li>
          ))}
        </Row>
      )}
      <Row as="p" gap="2 16" wrap size="note" tone="secondary">
        {settlesAt !== null && status !== 'NONE' && (
          <span>{t(status === 'SETTLED' ? 'settled_at' : 'settles_at', { time: words.dateTime(settlesAt) })}</span>
        )}
        {givesBack !== undefined && /[1-9]/.test(givesBack) && (
          <span>{t('friends', { code: isolateLtr(locale, rebate.vipCode), share: percent(givesBack) })}</span>
        )}
        <span>{t('line_id', { id: isolateLtr(locale, rebate.rebateId) })}</span>
      </Row>
    </Grid>
  )
}
