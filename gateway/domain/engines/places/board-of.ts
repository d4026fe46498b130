import { DEFAULT_BOARD, type BoardDefinition } from '#activities/file/board.ts'
import type { FileWith } from '#activities/schema.ts'
import { activityTypeRow, ACTIVITY_TYPES } from '#lib/contract/activity-types.ts'

/** The leaderboard of an activity; null: it has no places, or they are not of single traders. */
export function boardOf(file: Pick<FileWith<'places'>, 'type' | 'board' | 'tiers'>): BoardDefinition | null {
  if (file.board !== undefined) return file.board
  return file.tiers.length > 0 && activityTypeRow(ACTIVITY_TYPES[file.type].code)?.ranksTraders === true
    ? DEFAULT_BOARD
    : null
}

/** The track that pays the prizes. */
export const paidTrack = (board: BoardDefinition): BoardDefinition['tracks'][number]['track'] =>
  board.tracks[0]?.track ?? 'VOLUME'
