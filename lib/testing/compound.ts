import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { combine, roiFactor, streakFactor } from '@fanfare/kernel/competition/combine.ts'
import type { Factors } from '../competition/prize-changes.ts'
import { usdt } from './samples.ts'

export const FACTORS = {
  roi: {
    steps: [
      { from: '-1', factor: '0.8' },
      { from: '0', factor: '1' },
      { from: '0.03', factor: '1.2' },
      { from: '0.08', factor: '1.5' },
    ],
    minimumDeposit: usdt('500'),
    entries: 3180,
    minimumEntries: 1000,
  },
  streak: { perDay: '0.02', entries: 6412, minimumEntries: 0 },
  bonusScale: '1',
} satisfies Factors

type Fields = Partial<MyCompound> & { traded?: readonly number[] }

/** A member with five days of trades and an ROI between two steps; the prize is computed as the gateway does. */
export function myCompoundOf(
  days: readonly string[],
  { traded = [0, 1, 3, 4, 5], ...more }: Fields = {},
  factors: Factors = FACTORS,
): MyCompound {
  const roi = more.roi === undefined ? '0.042' : more.roi
  const my = {
    volume: usdt('96210'),
    volumeRank: 212,
    basePrize: usdt('40'),
    roi,
    roiFactor: roiFactor(factors.roi, roi),
    streakDays: days.map((day, index) => ({ day, traded: traded.includes(index) })),
    streakFactor: streakFactor(factors.streak, traded.length),
    bonusScale: factors.bonusScale,
    nextBase: { rank: 200, volume: '101100', basePrize: usdt('60'), fees: usdt('4.89') },
    asOf: 0,
    ...more,
  }
  const parts = { base: my.basePrize.amount, roi: my.roiFactor, streak: my.streakFactor }
  return { ...my, prize: usdt(combine(parts, my.bonusScale)) }
}
