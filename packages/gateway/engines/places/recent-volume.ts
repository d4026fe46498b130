import Big from 'big.js'
import { LRUCache } from 'lru-cache'
import type { Db } from '#gateway/db/client.ts'
import { sumScores } from '#gateway/boards/db/scores.ts'
import { volumeTrack, type Board } from './board-of.ts'
import { boardName, classesOf } from './weight-classes.ts'

/** A million scores are added in a fifth of a second, so their sum is kept this long, ms. */
const KEPT_MS = 30_000
const KEPT_ACTIVITIES = 200
const sums = new WeakMap<Db, LRUCache<string, Promise<string>>>()

/** The volume of all participants of an activity together, up to 30 s old, as a decimal string. For readers, not for results. */
export function recentVolume(db: Db, activityId: string, board: Board) {
  const kept = sums.get(db) ?? new LRUCache<string, Promise<string>>({ max: KEPT_ACTIVITIES, ttl: KEPT_MS })
  sums.set(db, kept)
  const reading = kept.get(activityId) ?? sumVolume(db, activityId, board)
  kept.set(activityId, reading, { noUpdateTTL: true })
  // A failure is not kept.
  reading.catch(() => kept.delete(activityId))
  return reading
}

/** The volume of all participants of all weight classes. */
async function sumVolume(db: Db, activityId: string, board: Board) {
  const tracks = classesOf(board).map((weightClass) => boardName(volumeTrack(board), weightClass))
  const sums = await Promise.all(tracks.map((track) => sumScores(db, { activityId, track })))
  return sums.reduce((total, sum) => total.plus(sum), new Big(0)).toFixed()
}
