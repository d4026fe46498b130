import Big from 'big.js'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { REBATE_REASONS, type RebateDeduction } from '@fanfare/contract/agent/agent.ts'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { Accent, Grid, Row, Span } from '#components/ui/layout/layout.tsx'
import { formatAmount } from '@fanfare/languages/format.ts'
import { lower, useWords } from '../use-words.tsx'
import styles from './rebate-arithmetic.module.css'

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
                      value={formatAmount(locale, { amount: step.amount, unit }, { isMoved: true, digits: DECIMALS })}
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

/** Rebates are rounded down to 8 decimals (decision 0072), which are enough for a reader to repeat the arithmetic. */
const DECIMALS = 8

/** One box of the arithmetic, with the sign in front of it. */
interface RebateStep {
  /** The end of the key of its name. A deduction has its own, or `deducted` for several. */
  kind: 'fee' | Lowercase<RebateDeduction['kind']> | 'deducted' | 'paid_fee' | 'rate' | 'result' | 'cap'
  sign: string
  /** In the unit of the rebate; of `rate` the ratio. */
  amount: string
  /** Of a fee that is a short share of its volume. */
  feeRate?: string | null
}

/** The fee as a share of the volume, when it is a short number: `0.0005`. */
function feeRateOf({ fee, volume }: Rebate) {
  if (new Big(volume.amount).eq(0)) return null
  const rate = new Big(fee.amount).div(volume.amount)
  const short = rate.round(6, Big.roundHalfUp)
  return short.gt(0) && short.times(volume.amount).minus(fee.amount).abs().lt('0.01') ? short.toFixed() : null
}

/** Deductions as the gateway names them; when they do not add up to `bonusFee`, their sum alone. */
function deductionsOf({ bonusFee, deductions }: Rebate): RebateStep[] {
  const named = deductions.filter(({ amount }) => new Big(amount).gt(0))
  const sum = named.reduce((total, { amount }) => total.plus(amount), new Big(0))
  if (sum.eq(bonusFee.amount)) return named.map(({ kind, amount }) => ({ kind: lower(kind), sign: '−', amount }))
  return [{ kind: 'deducted', sign: '−', amount: bonusFee.amount }]
}

/** fee − each deduction = paid fee × rate = rebate; a cap adds the capped rebate as the last step. */
export function rebateSteps(row: Rebate) {
  const paid = paidFeeOf(row).amount
  const steps: RebateStep[] = [
    { kind: 'fee', sign: '', amount: row.fee.amount, feeRate: feeRateOf(row) },
    ...deductionsOf(row),
    { kind: 'paid_fee', sign: '=', amount: paid },
    { kind: 'rate', sign: '×', amount: row.rate },
    { kind: 'result', sign: '=', amount: row.cappedTo ? exactRebate(row).toFixed() : row.rebate.amount },
  ]
  if (row.cappedTo) steps.push({ kind: 'cap', sign: '→', amount: row.rebate.amount })
  return steps
}

export const paidFeeOf = ({ fee, bonusFee }: Pick<Rebate, 'fee' | 'bonusFee'>) => ({
  amount: new Big(fee.amount).minus(bonusFee.amount).toFixed(),
  unit: fee.unit,
})

/** Without the cap. */
const exactRebate = (row: Rebate) => new Big(paidFeeOf(row).amount).times(row.rate).round(DECIMALS, Big.roundDown)

/** The amounts of a record; a claw-back has no volume and no fee of its own. */
export function amountsOf(row: Rebate) {
  const { rebate, reverses, volume } = row
  const nothing = { amount: '0', unit: rebate.unit }
  return !reverses ? { volume, fee: paidFeeOf(row), rebate } : { volume: nothing, fee: nothing, rebate }
}
