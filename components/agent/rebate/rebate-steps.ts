import Big from 'big.js'
import type { RebateDeduction } from '@fanfare/contract/agent/agent.ts'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import { sumMoney } from '#lib/agent/sum-money.ts'

/** Rebates are rounded down to 8 decimals (decision 0072). */
const DECIMALS = 8

/** One box of the arithmetic, with the sign in front of it. Amounts have the unit of the rebate, rates are ratios. */
export type RebateStep =
  | { kind: 'fee'; sign: ''; amount: string; feeRate: string | null }
  | { kind: 'deduction'; sign: '−'; amount: string; deduction: RebateDeduction['kind'] | null }
  | { kind: 'paid_fee'; sign: '='; amount: string }
  | { kind: 'rate'; sign: '×'; rate: string }
  | { kind: 'result'; sign: '='; amount: string }
  | { kind: 'cap'; sign: '→'; amount: string }

/** The fee as a share of the volume, when it is a short number: `0.0005`. */
function feeRateOf({ fee, volume }: Rebate) {
  if (new Big(volume.amount).eq(0)) return null
  const rate = new Big(fee.amount).div(volume.amount)
  const short = rate.round(6, Big.roundHalfUp)
  return short.gt(0) && short.times(volume.amount).minus(fee.amount).abs().lt('0.01') ? short.toFixed() : null
}

/** Deductions as the gateway names them; when they do not add up to `bonusFee`, their sum alone. */
function deductionsOf({ bonusFee, deductions }: Rebate) {
  const named = deductions.filter(({ amount }) => new Big(amount).gt(0))
  const sum = named.reduce((total, { amount }) => total.plus(amount), new Big(0))
  if (sum.eq(bonusFee.amount)) return named.map(({ kind, amount }) => ({ amount, deduction: kind }))
  return [{ amount: bonusFee.amount, deduction: null }]
}

/** fee − each deduction = paid fee × rate = rebate; a cap adds the capped rebate as the last step. */
export function rebateSteps(row: Rebate): RebateStep[] {
  const paid = paidFeeOf(row).amount
  const exact = new Big(paid).times(row.rate).round(DECIMALS, Big.roundDown).toFixed()
  return [
    { kind: 'fee', sign: '', amount: row.fee.amount, feeRate: feeRateOf(row) },
    ...deductionsOf(row).map((part) => ({ kind: 'deduction', sign: '−', ...part }) as const),
    { kind: 'paid_fee', sign: '=', amount: paid },
    { kind: 'rate', sign: '×', rate: row.rate },
    { kind: 'result', sign: '=', amount: row.cappedTo ? exact : row.rebate.amount },
    ...(row.cappedTo ? [{ kind: 'cap', sign: '→', amount: row.rebate.amount } as const] : []),
  ]
}

export const paidFeeOf = ({ fee, bonusFee }: Pick<Rebate, 'fee' | 'bonusFee'>) => ({
  amount: new Big(fee.amount).minus(bonusFee.amount).toFixed(),
  unit: fee.unit,
})

/** The amounts of a record; a claw-back has no volume and no fee of its own. */
export function amountsOf(row: Rebate) {
  const nothing = { amount: '0', unit: row.rebate.unit }
  return row.reverses === null
    ? { volume: row.volume, paidFee: paidFeeOf(row), rebate: row.rebate }
    : { volume: nothing, paidFee: nothing, rebate: row.rebate }
}

/** The exact sum of one amount of a page's records; null without records. */
export const sumOf = (items: readonly Rebate[], name: keyof ReturnType<typeof amountsOf>) =>
  sumMoney(items.map((row) => amountsOf(row)[name]))
