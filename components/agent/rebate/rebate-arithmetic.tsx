import Big from 'big.js'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { REBATE_REASONS } from '@fanfare/contract/agent/agent.ts'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { Accent, Grid, Row, Span } from '#components/ui/layout/layout.tsx'
import { formatAmount } from '@fanfare/languages/format.ts'
import { lower, useWords } from '../use-words.tsx'
import styles from './rebate-arithmetic.module.css'
import { exactRebate, rebateSteps } from './rebate-steps.ts'

/** Decimals of the arithmetic: enough for a reader to repeat it. */
const DIGITS = 8

interface RebateArithmeticProps {
  rebate: Rebate
  timeZone: string
  /** The part of the fees that friends get with this code now, a ratio; absent for other agents' codes. */
  givesBack?: string
}

/** An open row: how its rebate is made, and when it is paid. */
export function RebateArithmetic({ rebate, timeZone, givesBack }: RebateArithmeticProps) {
  const { t, locale, amount, dateTime, ltr, none, percent: percentOf } = useWords(timeZone)
  const percent = (ratio: string) => percentOf(ratio, 4)
  const { unit } = rebate.fee
  const { settlesAt, status, reverses } = rebate
  return (
    <Grid gap="10">
      {!reverses && (
        <Row as="ol" gap="8 12" align="center" wrap className={styles.steps}>
          {rebateSteps(rebate).map((step, index, all) => (
            <Row key={index} as="li" gap="12" align="center">
              {step.sign && <Span tone="tertiary">{step.sign}</Span>}
              <span className={styles.step}>
                <Span tone="secondary">
                  {step.feeRate
                    ? t('agent.rebate.step_fee_rate', { rate: percent(step.feeRate), volume: amount(rebate.volume) })
                    : t(`agent.rebate.step_${step.kind}`)}
                </Span>
                <Accent numeric>
                  {step.kind === 'rate' ? (
                    percent(step.amount)
                  ) : isNothing(step) ? (
                    none
                  ) : (
                    <Figure
                      value={formatAmount(locale, { amount: step.amount, unit }, { isMoved: true, digits: DIGITS })}
                      unit={index === all.length - 1 ? unit : undefined}
                    />
                  )}
                </Accent>
              </span>
            </Row>
          ))}
        </Row>
      )}
      <Row as="p" gap="2 16" wrap size="note" tone="secondary">
        {settlesAt && status !== 'NONE' && (
          <span>
            {t(status === 'SETTLED' ? 'agent.rebate.settled_at' : 'agent.rebate.settles_at', {
              time: dateTime(settlesAt),
            })}
          </span>
        )}
        {givesBack && !isNothing({ amount: givesBack }) && (
          <span>{t('agent.rebate.friends', { code: ltr(rebate.vipCode), share: percent(givesBack) })}</span>
        )}
        <span>{t('agent.rebate.line_id', { id: ltr(rebate.rebateId) })}</span>
      </Row>
    </Grid>
  )
}

/** The sentence for a line that earned nothing, less than its arithmetic, or takes a rebate back. */
export function RebateReasonNote({ rebate: row, timeZone }: { rebate: Rebate; timeZone: string }) {
  const { t, ltr, money, date } = useWords(timeZone)
  const { reasonCode, rebate } = row
  const reason = REBATE_REASONS.find((known) => known === reasonCode)
  const facts = {
    fee: money(row.fee),
    volume: money(row.volume),
    code: ltr(row.vipCode),
    date: date(row.at),
    // What the cap removed.
    missing: money({ ...rebate, amount: exactRebate(row).minus(rebate.amount).toFixed() }),
    amount: money({ ...rebate, amount: new Big(rebate.amount).abs().toFixed() }),
    id: ltr(row.reverses ?? row.rebateId),
  }
  return (
    <Row gap="8" align="start" size="hint" tone="secondary" className={styles.reason}>
      <SmallIcon icon="info" />
      {reason
        ? t(`agent.rebate.reason_${lower(reason)}`, facts)
        : t('agent.rebate.reason_other', { reason: ltr(reasonCode ?? '') })}
    </Row>
  )
}
