import { findPlace } from '#gateway/boards/db/board-places.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { findScore } from '#gateway/boards/db/scores.ts'

/**
 * A user's place in the newest snapshot, null when the board has none yet, and the live score, which the next snapshot ranks. `score` is the
 * live one, or that of the final snapshot; null when there is none. `isProvisional`: the live score is not yet the one that was ranked.
 */
export async function readMyStanding(db: Db, user: BoardKey & { userId: string }) {
  const [ranked, live] = await Promise.all([findPlace(db, user), findScore(db, user)])
  const rankedScore = ranked?.place?.score ?? null
  if (ranked?.isFinal) return { ranked, live, score: rankedScore, isProvisional: false }
  const score = live?.score ?? null
  return { ranked, live, score, isProvisional: score !== rankedScore }
}
