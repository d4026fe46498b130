import Big from 'big.js'
import type { Rebate } from '@fanfare/contract/agent/rebate-list.ts'
import { withShown } from '#lib/money/shown-parts.ts'
import type { Money } from '@fanfare/contract/money.ts'

const UNIT = 'USDT'

export const paidFeeOf = ({ fee, bonusFee }: Pick<Rebate, 'fee' | 'bonusFee'>): Money => ({
  amount: new Big(fee.amount).minus(bonusFee.amount).toFixed(),
  unit: fee.unit,
})

/** The amounts of a page's records as they add up to the sums below them; a claw-back has no volume and no fee of its own. */
export function shownRebates(items: readonly Rebate[]) {
  const unit = items[0]?.rebate.unit ?? UNIT
  const rows = items.map((row) => ({
    rebateId: row.rebateId,
    volume: row.reverses === null ? row.volume : { amount: '0', unit },
    paidFee: row.reverses === null ? paidFeeOf(row) : { amount: '0', unit },
    rebate: row.rebate,
  }))
  const volume = withShown(rows, 'volume')
  const paidFee = withShown(volume.rows, 'paidFee')
  const rebate = withShown(paidFee.rows, 'rebate')
  const byId = new Map(rebate.rows.map((row) => [row.rebateId, row]))
  return {
    of: (row: Rebate) => byId.get(row.rebateId) ?? { ...row, paidFee: paidFeeOf(row) },
    sums: { volume: volume.total, paidFee: paidFee.total, rebate: rebate.total },
  }
}
