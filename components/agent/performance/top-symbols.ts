import Big from 'big.js'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'

type Symbols = CallData<typeof performance>['bySymbol']

/** Design §2: at most five, then "other". */
const MOST = 5

/** The symbols with the most volume, and all others as one with `symbol` null. Their sum is unchanged. */
export function topSymbols(bySymbol: Symbols): { symbol: string | null; volume: Symbols[number]['volume'] }[] {
  const sorted = bySymbol.toSorted((a, b) => new Big(b.volume.amount).cmp(a.volume.amount))
  const [first] = sorted
  const rest = sorted.slice(MOST)
  if (!first || rest.length < 2) return sorted
  const amount = rest.reduce((sum, { volume }) => sum.plus(volume.amount), new Big(0)).toFixed()
  return [...sorted.slice(0, MOST), { symbol: null, volume: { amount, unit: first.volume.unit } }]
}
