import type { TargetName } from '@fanfare/kernel/targets.ts'

/** The trading page of an activity's markets; spot where it counts. */
export const tradeTarget = (markets: readonly string[]): TargetName =>
  markets.some((market) => market.toLowerCase() === 'spot') ? 'spot-trade' : 'contract-btcusdt'
