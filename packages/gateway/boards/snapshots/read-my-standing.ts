import { findPlace, type PlaceInSnapshot } from '#gateway/boards/db/board-places.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { findScore } from '#gateway/boards/db/scores.ts'

export interface Standing {
  /** The user's place in the newest snapshot; null when the board has no snapshot yet. */
  ranked: PlaceInSnapshot | null
  /** Decimal string: the live score, or that of the final snapshot; null when there is no score. */
  score: string | null
  /** The live score is not yet the one that was ranked. */
  isProvisional: boolean
}

/** A user's place in the newest snapshot and the live score, which the next snapshot ranks. */
export async function readMyStanding(db: Db, user: BoardKey & { userId: string }): Promise<Standing> {
  const ranked = await findPlace(db, user)
  const rankedScore = ranked?.place?.score ?? null
  if (ranked?.isFinal) return { ranked, score: rankedScore, isProvisional: false }
  const score = (await findScore(db, user))?.score ?? null
  return { ranked, score, isProvisional: score !== rankedScore }
}
