import Big from 'big.js'
import type { Rebate } from '#lib/contract/agent/rebate-list.ts'
import type { Money } from '#lib/contract/money.ts'

const UNIT = 'USDT'

/** The sum of decimal strings, exact. */
export const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed()

export const paidFeeOf = ({ fee, bonusFee }: Pick<Rebate, 'fee' | 'bonusFee'>): Money => ({
  amount: new Big(fee.amount).minus(bonusFee.amount).toFixed(),
  unit: fee.unit,
})

/** The sums of the shown rows; a claw-back has no volume and no fee of its own. */
export function rebateSums(rows: readonly Rebate[]) {
  const trades = rows.filter(({ reverses }) => reverses === null)
  const money = (amounts: string[]) => ({ amount: sumOf(amounts), unit: rows[0]?.rebate.unit ?? UNIT })
  return {
    volume: money(trades.map(({ volume }) => volume.amount)),
    paidFee: money(trades.map((row) => paidFeeOf(row).amount)),
    rebate: money(rows.map(({ rebate }) => rebate.amount)),
  }
}
