import type { FileWith } from '@fanfare/activities/schema.ts'
import { findPlace } from '#gateway/boards/db/board-places.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import { registerBoards } from '#gateway/boards/db/boards.ts'
import { listLeadSums, writeLeadScores } from '#gateway/boards/db/scores.ts'
import type { Db } from '#gateway/db/client.ts'
import { listStates } from '#gateway/facts/db/events.ts'
import { describeTier } from '../../activities/definition/describe-task.ts'
import type { Engine, PublishedFile } from '../engine.ts'
import { boardOf, paidTrack, type Board } from './board-of.ts'
import { boardWindows } from './board-windows.ts'
import { finalPrize } from './prize-at.ts'
import { boardName, classesOf, findMyClass } from './weight-classes.ts'
import { readCompetition } from './read-competition.ts'
import { removedReason, scoreTrader } from './score-trader.ts'
import { traderEdges } from './trader.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Whether a board ranks lead traders, over the whole activity or in one period. */
const isLeadBoard = (track: string) => track === 'LEADS' || track.startsWith('LEADS-')

/** Writes a board of lead traders: each has the sum of the results of their followers in the activity. */
async function deriveLeads(db: Db, board: BoardKey) {
  const sums = await listLeadSums(db, board)
  const states = Map.groupBy(await listStates(db, userIdsOf(sums)), ({ userId }) => userId)
  const scores = sums.map((sum) => ({ ...sum, unranked: removedReason(states.get(sum.userId) ?? []) }))
  await writeLeadScores(db, board, scores)
}

type PlacesFile = FileWith<'places'>

const MINUTE_MS = 60_000

/** The engines of teams and factors describe and pay the boards of their files. */
const hasOwnEngine = (file: PlacesFile) => 'teams' in file || 'factors' in file

/** Competitions: the places of a board are rewarded at the end, by the ranges of ranks in the file's tiers. */
export const placesEngine: Engine<PlacesFile> = {
  describe: ({ tiers }, texts) => ({ tiers: tiers.map((tier) => describeTier(tier, texts)) }),
  readCurrent: async (gateway, activity) => (hasOwnEngine(activity.file) ? {} : readCompetition(gateway, activity)),
  readMine: async (db, { userId, activityId, file }) => {
    const board = boardOf(file)
    if (board === null) return {}
    const own = await findMyClass(db, { activityId, userId }, board)
    const track = boardName(paidTrack(board), own?.classId ?? null)
    const ranked = await findPlace(db, { activityId, track, userId })
    return { rank: ranked?.place?.rank ?? null }
  },
  atPublication: async (tx, _gateway, published) => {
    const board = boardOf(published.file)
    if (board !== null) await registerBoards(tx, published.activityId, boardsOf(board, published))
  },
  deriveScores: async (db, { activityId, track }) => {
    if (isLeadBoard(track)) await deriveLeads(db, { activityId, track })
  },
  whileItRuns: { edges: traderEdges, evaluate: scoreTrader },
  atEnd: {
    tracks: (file) => {
      const board = boardOf(file)
      if (board === null) return []
      // Derived boards are ranked after those that they come from.
      const isScored = (track: string) => board.scored.some((scored) => scored.track === track)
      return board.tracks
        .map(({ track }) => track)
        .toSorted((a, b) => Number(isScored(b)) - Number(isScored(a)))
        .flatMap((track) => classesOf(board).map((weightClass) => boardName(track, weightClass)))
    },
    rewardsOf: (file, { places }, results) => {
      const board = boardOf(file)
      if (board === null || hasOwnEngine(file)) return []
      return classesOf(board).flatMap((weightClass) => {
        const track = boardName(paidTrack(board), weightClass)
        const place = places[track]
        const prize = place && finalPrize(file, { rank: place.rank, weightClass }, results)
        return place && prize ? [{ source: `rank:${track}:${place.rank}` as const, reward: prize }] : []
      })
    },
  },
}

/** A leaderboard is first ranked one cadence after it has begun, and a derived one right after those that it comes from. */
function boardsOf(board: Board, { file: { timeZone }, startTime, endTime }: PublishedFile<PlacesFile>) {
  const cadenceMs = board.cadenceMinutes * MINUTE_MS
  return boardWindows(board.tracks, classesOf(board), { startTime, endTime, timeZone }).map(
    ({ key, track, start }) => ({
      track: key,
      cadenceMs,
      firstAt: start + cadenceMs + (board.scored.some((scored) => scored.track === track) ? 0 : 1),
    }),
  )
}
