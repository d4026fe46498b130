import type { FileWith } from '@fanfare/activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { findNewestSnapshot } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import type { CompetitionSection, Track } from '@fanfare/contract/competition/competition.ts'
import type { DescribedActivity } from '../engine.ts'
import { boardOf, paidTrack, type Board, volumeTrack } from './board-of.ts'
import { unlockedPool } from './prize-at.ts'
import { boardName, classesOf } from './weight-classes.ts'
import Big from 'big.js'
import { LRUCache } from 'lru-cache'
import { sumScores } from '#gateway/boards/db/scores.ts'

/** Results of copied orders are in this unit (contract §6). */
const COPIED_UNIT = 'USDT'

/** null means a ratio, or a number of days. */
export function unitOfTrack(track: Track, { pool }: FileWith<'places'>) {
  if (track === 'FOLLOWERS' || track === 'LEADS') return COPIED_UNIT
  return track === 'ROI' || track === 'STREAK' ? null : (pool?.unit ?? 'USDT')
}

/** Whether the volume of trades decides any place. */
const measuresVolume = ({ tracks, minimum }: Board) =>
  minimum !== undefined || tracks.some(({ track }) => track !== 'FOLLOWERS' && track !== 'LEADS')

/** `competition` of the activity's data: the rules of its leaderboards, and what all traders have unlocked together. */
export async function readCompetition(
  gateway: GatewayContext,
  { activityId, file, texts }: DescribedActivity<FileWith<'places'>>,
): Promise<{ competition?: CompetitionSection }> {
  const board = boardOf(file)
  if (board === null) return {}
  const { tracks, markets, countFrom, cadenceMinutes, minimumTraders, poolSteps } = board
  const ranked = await rankedTraders(gateway.db, activityId, board)
  const volume = poolSteps.length === 0 ? null : await volumeOf(gateway, activityId, board)
  return {
    competition: {
      tracks: tracks.map(({ track, periods }) => ({
        track,
        label: '',
        unit: unitOfTrack(track, file),
        periods: [...periods, 'ALL'],
      })),
      markets: measuresVolume(board) ? [...markets] : [],
      countFrom,
      cadence: cadenceMinutes * 60,
      minimum: board.minimum ?? null,
      dailyCap: board.dailyCap ?? null,
      minimumTraders,
      feeRate: board.feeRate ?? null,
      traders: [...ranked.values()].reduce((sum, rows) => sum + rows, 0),
      poolSteps: poolSteps.map((step) => ({ volume: step.volume.amount, pool: step.pool })),
      poolUnlocked: volume === null ? null : unlockedPool(board, volume.amount),
      volume,
      weightClasses: board.weightClasses
        ? {
            volumeDays: board.weightClasses.volumeDays,
            list: board.weightClasses.list.map(({ id, upTo = null }) => ({
              classId: id,
              label: texts.labels[id] ?? id,
              upTo,
              traders: ranked.get(id) ?? 0,
            })),
          }
        : null,
      factors: null,
      team: null,
    },
  }
}

/** Ranked traders in the last snapshot of the paid track, by weight class. */
async function rankedTraders(db: Db, activityId: string, board: Board) {
  const ranked = classesOf(board).map(async (weightClass) => {
    const newest = await findNewestSnapshot(db, { activityId, track: boardName(paidTrack(board), weightClass) })
    return [weightClass, newest?.rows ?? 0] as const
  })
  return new Map(await Promise.all(ranked))
}

/** The part of the pool that is unlocked now; null when the pool has no steps. */
export async function unlockedNow(gateway: GatewayContext, activityId: string, board: Board) {
  return board.poolSteps.length === 0 ? null : unlockedPool(board, (await volumeOf(gateway, activityId, board)).amount)
}

const volumeOf = async ({ db }: GatewayContext, activityId: string, board: Board) => ({
  amount: await recentVolume(db, activityId, board),
  unit: 'USDT',
})

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
