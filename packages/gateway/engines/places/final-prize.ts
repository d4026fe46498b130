import Big from 'big.js'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { FinalBoard } from '../engine.ts'
import { boardOf, paidTrack, volumeTrack } from './board-of.ts'
import { prizeAt } from './prize-at.ts'
import { unlockedPool } from './unlocked-pool.ts'
import { boardName, classesOf, fileOfClass } from './weight-classes.ts'

/** The prize of a rank of the final board, at what everybody has unlocked together; null: none. Pure. */
export function finalPrize(
  file: FileWith<'places'>,
  { rank, weightClass }: { rank: number; weightClass: string | null },
  results: ReadonlyMap<string, FinalBoard>,
): RewardDefinition | null {
  const board = boardOf(file)
  if (board === null) return null
  // With too few of them ranked no prizes are paid.
  const ranked = results.get(boardName(paidTrack(board), weightClass))?.rows
  if (ranked !== undefined && ranked < board.minimumTraders) return null
  const volume = classesOf(board)
    .map((one) => results.get(boardName(volumeTrack(board), one))?.sum ?? '0')
    .reduce((sum, part) => sum.plus(part), new Big(0))
  return prizeAt(fileOfClass(file, weightClass), rank, unlockedPool(board, volume.toFixed()))?.reward ?? null
}
