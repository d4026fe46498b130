import type { BoardDefinition } from '#activities/file/board.ts'
import type { FileWith } from '#activities/schema.ts'
import { findPlace } from '#gateway/db/board-places.ts'
import { registerBoards } from '#gateway/db/boards.ts'
import { describeTier } from '../../definition/describe-tier.ts'
import type { Engine, FinalBoard, PublishedFile } from '../engine.ts'
import { boardOf, paidTrack } from './board-of.ts'
import { boardWindows } from './board-windows.ts'
import { readCompetition } from './read-competition.ts'
import { scoreTrader, traderEdges } from './score-trader.ts'
import { tierAt } from './tier-at.ts'
import { scaledReward, unlockedPool } from './unlocked-pool.ts'

type PlacesFile = FileWith<'places'>

const MINUTE_MS = 60_000
/** The board of competitions that are not between single traders. */
const WITHOUT_BOARD = 'VOLUME'

/** Competitions: the places of a board are rewarded at the end, by the ranges of ranks in the file's tiers. */
export const placesEngine: Engine<PlacesFile> = {
  describe: ({ tiers }, texts) => ({ tiers: tiers.map((tier) => describeTier(tier, texts)) }),
  readCurrent: readCompetition,
  readMine: async (db, { userId, activityId, file }) => {
    const board = boardOf(file)
    if (board === null) return {}
    const ranked = await findPlace(db, { activityId, track: paidTrack(board), userId })
    return { rank: ranked?.place?.rank ?? null }
  },
  atPublication: async (tx, _gateway, published) => {
    const board = boardOf(published.file)
    if (board !== null) await registerBoards(tx, published.activityId, boardsOf(board, published))
  },
  whileItRuns: { edges: traderEdges, evaluate: scoreTrader },
  atEnd: {
    tracks: (file) => {
      const board = boardOf(file)
      return board === null ? [WITHOUT_BOARD] : board.tracks.map(({ track }) => track)
    },
    rewardsOf: (file, places, results) => {
      const board = boardOf(file)
      const track = board === null ? WITHOUT_BOARD : paidTrack(board)
      const place = places.get(track)
      const tier = place && tierAt(file.tiers, place.rank)
      if (place === undefined || tier === undefined || isVoid(board, results.get(track))) return []
      const unlocked = board && unlockedPool(board, results.get('VOLUME')?.sum ?? '0')
      const reward = scaledReward(tier.reward, file.pool, unlocked)
      return reward === null ? [] : [{ source: `rank:${track}:${place.rank}` as const, reward }]
    },
  },
}

/** With too few ranked traders no prizes are paid. */
const isVoid = (board: BoardDefinition | null, result: FinalBoard | undefined): boolean =>
  board !== null && result !== undefined && result.rows < board.minimumTraders

/** A leaderboard is ranked for the first time one cadence after it has begun. */
function boardsOf(board: BoardDefinition, { file: { timeZone }, startTime, endTime }: PublishedFile<PlacesFile>) {
  const cadenceMs = board.cadenceMinutes * MINUTE_MS
  return boardWindows(board, { startTime, endTime, timeZone }).map(({ key, start }) => ({
    track: key,
    cadenceMs,
    firstAt: start + cadenceMs,
  }))
}
