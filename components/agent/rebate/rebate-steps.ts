import Big from 'big.js'
import type { RebateDeduction } from '@fanfare/contract/agent/agent.ts'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import { lower } from '../use-words.tsx'

/** Rebates are rounded down to 8 decimals (decision 0072). */
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
export const exactRebate = (row: Rebate) =>
  new Big(paidFeeOf(row).amount).times(row.rate).round(DECIMALS, Big.roundDown)

/** The amounts of a record; a claw-back has no volume and no fee of its own. */
export function amountsOf(row: Rebate) {
  const { rebate, reverses, volume } = row
  const nothing = { amount: '0', unit: rebate.unit }
  return reverses === null ? { volume, fee: paidFeeOf(row), rebate } : { volume: nothing, fee: nothing, rebate }
}
