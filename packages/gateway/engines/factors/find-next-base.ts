import Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { findScoreAt } from '#gateway/boards/db/board-places.ts'
import type { Db } from '#gateway/db/client.ts'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { boardUnit } from '../board-unit.ts'
import { nextBetterTier } from '../next-better-tier.ts'
import type { Board } from '../places/board-of.ts'
import { tradingFees } from '../trading-fees.ts'
import { basePrize } from './base-prize.ts'

interface NextBaseInput {
  activityId: string
  file: FileWith<'factors'>
  board: Board
  unlocked: Money | null
  /** The live volume, a decimal string. */
  volume: string
  /** By volume. */
  rank: number
}

/** The nearest rank by volume with a better base prize; null: there is none. */
export async function findNextBase(
  db: Db,
  { activityId, file, board, unlocked, volume, rank }: NextBaseInput,
): Promise<NonNullable<MyCompound['nextBase']> | null> {
  const next = nextBetterTier(file.tiers, rank)
  if (next === undefined) return null
  const base = basePrize(file, next.rankTo, unlocked)
  const needed = await findScoreAt(db, { activityId, track: 'VOLUME', rank: next.rankTo })
  if (base === null || needed === null) return null
  const fees = tradingFees(board, new Big(needed).minus(volume))
  return {
    rank: next.rankTo,
    volume: needed,
    basePrize: { amount: base, unit: boardUnit(file) },
    ...(fees && { fees }),
  }
}
