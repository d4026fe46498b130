import Big from 'big.js'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { toDecimal } from '../util/decimal.ts'
import { usdt } from './usdt.ts'

const SHOWN = 5
/** The name of all other symbols together. */
const OTHER = 'OTHER'

/** The symbols with the most volume, and the rest as one. @param symbols the largest first */
export function topSymbols(
  symbols: readonly { symbol: string; volume: string }[],
): { symbol: string; volume: SignedMoney }[] {
  const traded = symbols.filter(({ volume }) => volume !== '0')
  const rest = traded.slice(SHOWN).reduce((sum, { volume }) => sum.plus(volume), new Big(0))
  return [
    ...traded.slice(0, SHOWN).map(({ symbol, volume }) => ({ symbol, volume: usdt(volume) })),
    ...(rest.gt(0) ? [{ symbol: OTHER, volume: usdt(toDecimal(rest)) }] : []),
  ]
}
