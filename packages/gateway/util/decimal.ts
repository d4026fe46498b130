import Big from 'big.js'
import type { SignedMoney } from '@fanfare/contract/money.ts'

/** Plain notation, at most 18 decimals, never an exponent and never "-0". */
export function toDecimal(value: Big | string) {
  const rounded = new Big(value).round(18, Big.roundDown)
  return rounded.eq(0) ? '0' : rounded.toFixed()
}

export const sumOf = (amounts: readonly (string | Big)[]) =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0))

/** A quotient cut to `decimals`. Big's own division rounds half up first, which can carry a quotient over the next step. */
export function divideDown(dividend: Big, divisor: Big | string, decimals: number) {
  const Cut = Big()
  Cut.DP = decimals
  Cut.RM = Big.roundDown
  return new Big(new Cut(dividend).div(divisor))
}

/** An amount of agents: all of them are in USDT. */
export const usdt = (amount: string): SignedMoney => ({ amount, unit: 'USDT' })

/** The same for several amounts, by their names. */
export const moneyOf = <Name extends string>(amounts: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(amounts).map(([name, amount]) => [name, usdt(amount)])) as Record<
    Name,
    SignedMoney
  >
