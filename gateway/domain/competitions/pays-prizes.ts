import { paidTrack, type Board } from '../engines/places/board-of.ts'
import type { BoardWindow } from '../engines/places/board-windows.ts'

/** Only the first track over the whole activity pays prizes. */
export const paysPrizes = (board: Board, { track, period }: BoardWindow): boolean =>
  period === 'ALL' && track === paidTrack(board)
