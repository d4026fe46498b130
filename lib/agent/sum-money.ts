import Big from 'big.js'
import type { ShownMoney } from '#lib/money/shown-parts.ts'

/** The exact sum of amounts with one unit, with the digits of those that are shown; null for none, or for several units. */
export function sumMoney(amounts: readonly ShownMoney[]): ShownMoney | null {
  const [first] = amounts
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return null
  const digits = Math.max(...amounts.map((money) => money.digits ?? 0))
  const amount = amounts.reduce((sum, money) => sum.plus(money.amount), new Big(0)).toFixed()
  return { amount, unit: first.unit, ...(digits > 0 && { digits }) }
}

/** Whether there is nothing to show as an amount. */
export const isNothing = ({ amount }: { amount: string }): boolean => new Big(amount).eq(0)
