import Big from 'big.js'

interface Sum {
  amount: string
  unit: string
}

/** The exact sum of amounts with one unit; null for none, or for several units. */
export function sumMoney(amounts: readonly Sum[]): Sum | null {
  const [first] = amounts
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return null
  return { amount: amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(), unit: first.unit }
}

/** Whether there is nothing to show as an amount. */
export const isNothing = ({ amount }: { amount: string }): boolean => new Big(amount).eq(0)
