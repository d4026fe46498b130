import Big from 'big.js'
import type { BALANCE_BANDS } from '@fanfare/contract/agent/referral-list.ts'

type Band = (typeof BALANCE_BANDS)[number]

/** The upper bounds of the bands in USDT, exclusive. */
const BOUNDS: readonly (readonly [bound: number, band: Band])[] = [
  [100, 'UNDER_100'],
  [1_000, '100_1K'],
  [10_000, '1K_10K'],
  [50_000, '10K_50K'],
]

/** An agent sees a band instead of the balance (AGT-5); null without a known balance. */
export function balanceBand(balance: string | null): Band | null {
  if (balance === null) return null
  return BOUNDS.find(([bound]) => new Big(balance).lt(bound))?.[1] ?? 'OVER_50K'
}
