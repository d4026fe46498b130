import type { RewardDefinition } from '#activities/file/reward.ts'
import type { FileWith } from '#activities/schema.ts'
import type { FinalBoard } from '../engine.ts'
import { boardOf, paidTrack, volumeTrack } from './board-of.ts'
import { prizeAt } from './prize-at.ts'
import { unlockedPool } from './unlocked-pool.ts'

/** The prize of a rank of the final board, at what everybody has unlocked together; null: none. Pure. */
export function finalPrize(
  file: FileWith<'places'>,
  rank: number,
  results: ReadonlyMap<string, FinalBoard>,
): RewardDefinition | null {
  const board = boardOf(file)
  if (board === null) return null
  // With too few of them ranked no prizes are paid.
  const ranked = results.get(paidTrack(board))?.rows
  if (ranked !== undefined && ranked < board.minimumTraders) return null
  return prizeAt(file, rank, unlockedPool(board, results.get(volumeTrack(board))?.sum ?? '0'))?.reward ?? null
}
