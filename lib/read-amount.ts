import Big from 'big.js'

/** A number as people write one: digits, spaces or commas between thousands, and a point. */
const WRITTEN = /^\d{1,20}(\.\d{1,18})?$/

/** The amount that a user typed as a decimal string; null: no amount above zero. */
export function readAmount(typed: string): string | null {
  const plain = typed.replaceAll(/[\s,]/g, '')
  return WRITTEN.test(plain) && new Big(plain).gt(0) ? plain : null
}
