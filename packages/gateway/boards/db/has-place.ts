import type Big from 'big.js'
import { sql, type RawBuilder } from 'kysely'
import type { Track } from '@fanfare/contract/competition/competition.ts'

/**
 * Tracks whose scores only add up, so that 0 is nothing. On the others a loss is a result: traders have a place once a position or a copied order
 * counts, whatever its sign, because the ROI factors of a file have steps for losses.
 */
const SUMMED_TRACKS: readonly Track[] = ['VOLUME', 'STREAK', 'TEAM', 'MEMBER', 'COMBINED']

interface ScoreValue {
  value: Big
  /** Whether any fact of it counts; without one the value is 0. */
  counts: boolean
}

/** Whether a score has a place, and so a prize: a fact of it counts, and on a summed track it is above 0. Pure. */
export const hasPlace = (track: Track, { value, counts }: ScoreValue): boolean =>
  counts && (!SUMMED_TRACKS.includes(track) || value.gt(0))

/** The track of a board by its name, such as `VOLUME.small-w1`. */
const trackOf = (boardName: string) => boardName.split(/[.-]/)[0] ?? boardName

/** The same in SQL, of scores that are not marked as unranked. `score`: the column with the value. */
export const hasPlaceIn = (boardName: string, score: RawBuilder<unknown>): RawBuilder<boolean> =>
  SUMMED_TRACKS.some((track) => track === trackOf(boardName)) ? sql<boolean>`(${score} > 0)` : sql<boolean>`true`
