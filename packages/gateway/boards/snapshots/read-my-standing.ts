import { findPlace, type PlaceInSnapshot } from '#gateway/boards/db/board-places.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { findScore } from '#gateway/boards/db/scores.ts'

interface Standing {
  /** The user's place in the newest snapshot; null when the board has no snapshot yet. */
  ranked: PlaceInSnapshot | null
  /** The live score, which the next snapshot ranks; null when there is none. */
  live: Awaited<ReturnType<typeof findScore>>
  /** Decimal string: the live score, or that of the final snapshot; null when there is no score. */
  score: string | null
  /** The live score is not yet the one that was ranked. */
  isProvisional: boolean
}

/** A user's place in the newest snapshot and the live score. */
export async function readMyStanding(db: Db, user: BoardKey & { userId: string }): Promise<Standing> {
  const [ranked, live] = await Promise.all([findPlace(db, user), findScore(db, user)])
  const rankedScore = ranked?.place?.score ?? null
  if (ranked?.isFinal) return { ranked, live, score: rankedScore, isProvisional: false }
  const score = live?.score ?? null
  return { ranked, live, score, isProvisional: score !== rankedScore }
}
