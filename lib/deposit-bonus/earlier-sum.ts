import Big from 'big.js'
import type { AxisRecord } from '@fanfare/contract/activity/my-sections.ts'

/** The sum of older records that the list leaves out, so that its rows add up to `total`; null means nothing. */
export function earlierSum(records: readonly AxisRecord[], total: string) {
  const shown = records.reduce((sum, { counted, amount }) => (counted ? sum.plus(amount.amount) : sum), new Big(0))
  const rest = new Big(total).minus(shown)
  return rest.eq(0) ? null : rest.toFixed()
}
