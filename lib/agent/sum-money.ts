import Big from 'big.js'
import type { SignedMoney } from '@fanfare/contract/money.ts'

export const addMoney = (one: SignedMoney, other: SignedMoney): SignedMoney => ({
  ...one,
  amount: new Big(one.amount).plus(other.amount).toFixed(),
})

/** The exact sum of amounts with one unit; null for none, or for several units. */
export function sumMoney(amounts: readonly SignedMoney[]) {
  const [first, ...others] = amounts
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return null
  return others.reduce(addMoney, first)
}

/** Whether there is nothing to show as an amount. */
export const isNothing = ({ amount }: { amount: string }) => new Big(amount).eq(0)
