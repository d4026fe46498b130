import Big from 'big.js'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { sumMoney } from '#lib/agent/sum-money.ts'

export const paidFeeOf = ({ fee, bonusFee }: Pick<Rebate, 'fee' | 'bonusFee'>): Money => ({
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
