import Big from 'big.js'
import { findScoreAt } from '#gateway/boards/db/board-places.ts'
import type { Db } from '#gateway/db/client.ts'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { nextBetterTier } from '../engines/next-better-tier.ts'
import { prizeAt } from '../engines/places/prize-at.ts'
import { tradingFees } from '../engines/trading-fees.ts'
import type { FoundBoard } from './find-board.ts'
import { paysPrizes } from './prize-of.ts'

interface NextPrizeInput {
  found: FoundBoard
  unlocked: Money | null
  locale: string
  /** Of the last snapshot. */
  rank: number
  /** The live value, a decimal string. */
  score: string
}

/** The nearest rank with a better prize than the caller's; null: there is none. */
export async function findNextPrize(
  db: Db,
  { found: { key, file, board, window }, unlocked, locale, rank, score }: NextPrizeInput,
): Promise<NonNullable<MyRank['nextPrize']> | null> {
  if (!paysPrizes(board, window)) return null
  const tier = nextBetterTier(file.tiers, rank)
  if (tier === undefined) return null
  const next = prizeAt(file, tier.rankTo, unlocked)
  const value = await findScoreAt(db, { ...key, rank: tier.rankTo })
  if (next === null || value === null) return null
  const fees = window.track === 'VOLUME' ? tradingFees(board, new Big(value).minus(score)) : null
  const reward = describeReward(next.reward, localize(file, locale))
  return { rank: tier.rankTo, value, reward, ...(fees !== null && { fees }) }
}
