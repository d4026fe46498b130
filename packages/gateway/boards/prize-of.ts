import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Board } from '../engines/places/board-of.ts'
import type { BoardWindow } from '../engines/places/board-windows.ts'
import { prizeAt } from '../engines/places/prize-at.ts'

/** Only the ranks of one track over the whole activity have the prizes of the file. */
export const paysPrizes = (board: Board, { track, period }: BoardWindow) => period === 'ALL' && track === board.tiersOf

interface PricedBoard {
  board: Board
  window: BoardWindow
  file: FileWith<'places'>
  unlocked: Money | null
}

/** The prize of a rank of a board; null when there is none. */
export const prizeOf = ({ board, window, file, unlocked }: PricedBoard, rank: number): RewardDefinition | null =>
  paysPrizes(board, window) ? (prizeAt(file, rank, unlocked)?.reward ?? null) : null
