import { sql } from 'kysely'
import { readBoardPage } from '@fanfare/gateway/boards/db/board-places.ts'
import { writeScores } from '@fanfare/gateway/boards/db/scores.ts'
import { readMyStanding } from '@fanfare/gateway/boards/snapshots/read-my-standing.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { whole } from '../support/statistics.ts'
import { publishBenchFile } from './bench-activity.ts'
import { CUP } from './bench-competitions.ts'
import { type BenchDb, type BenchGateway, onGateway } from './bench-gateway.ts'
import { gatewayP95 } from './request-times.ts'
import { changeScores, insertScores, insertTraders } from './insert-rows.ts'
import { joinPlayers } from './join-players.ts'
import { quantile } from './load.ts'
import { longestDelay, postponeBoards, rankByJob } from './rank-by-job.ts'
import { signedRequest } from './signed-request.ts'
import { secondsUntil } from './until-evaluated.ts'

const ROWS = 1_000_000
const GOAL_SECONDS = 20
const GOAL_P95_MS = 10
const READS = 1_000
const PAGE_SIZE = 20
const TRACK = 'VOLUME'
const PLAYERS = 100
/** One in this many scores changes before the second snapshot. */
const CHANGED = 100

/** Waits until the places of the first snapshot are deleted. */
const untilDeleted = (db: BenchDb, activityId: string) =>
  secondsUntil(async () => {
    const blocks = await db
      .selectFrom('boardBlocks')
      .innerJoin('boardSnapshots', 'boardSnapshots.snapshotId', 'boardBlocks.snapshotId')
      .select('boardBlocks.snapshotId')
      .where('activityId', '=', activityId)
      .execute()
    return blocks.length <= 1
  })

/** Participants with a token are ranked too. */
const giveScores = (db: BenchDb, activityId: string, players: readonly { userId: string }[]) =>
  writeScores(
    db,
    players.map(({ userId }, index) => ({
      activityId,
      track: TRACK,
      userId,
      score: String(Math.round((ROWS * index) / players.length)),
      reachedAt: index,
    })),
  )

async function p95(read: (n: number) => Promise<unknown>) {
  const times: number[] = []
  for (let index = 0; index < READS; index += 1) {
    const n = Math.floor(Math.random() * ROWS)
    const began = performance.now()
    if ((await read(n)) === null) throw new Error('nothing was found')
    times.push(performance.now() - began)
  }
  return quantile(times, 0.95)
}

async function readTimes(db: BenchDb, activityId: string) {
  const board = { activityId, track: TRACK }
  const { rows } = await sql<{ userId: string }>`
    select user_id from scores tablesample system (5) limit ${READS}`.execute(db)
  const userOf = (n: number) => ({ ...board, userId: rows[n % rows.length]?.userId ?? '' })
  return {
    page: await p95((n) => readBoardPage(db, { ...board, pageIndex: Math.floor(n / PAGE_SIZE), pageSize: PAGE_SIZE })),
    place: await p95((n) => readMyStanding(db, userOf(n))),
  }
}

/** p95 over HTTP of a page, and of a page with the caller's own place, ms of gateway time. */
async function callTimes(gateway: BenchGateway, activityId: string, tokens: readonly string[]) {
  const path = `${competitionRank.path}?activityId=${activityId}&track=${TRACK}`
  const request = (token?: string) =>
    signedRequest({
      origin: gateway.origin,
      method: 'GET',
      path: `${path}&pageIndex=${Math.floor((Math.random() * ROWS) / PAGE_SIZE)}&pageSize=${PAGE_SIZE}`,
      token,
    })
  const reading = { route: competitionRank.path, reads: READS }
  let turn = 0
  return {
    page: await gatewayP95(gateway, { ...reading, next: () => request() }),
    mine: await gatewayP95(gateway, { ...reading, next: () => request(tokens[(turn += 1) % tokens.length]) }),
  }
}

export const board = onGateway(async (gateway, db, say) => {
  const activityId = await publishBenchFile(db, CUP)
  await postponeBoards(db, activityId)
  say(`  making ${whole(ROWS)} participants with scores`)
  await insertTraders(db, { activityIds: [activityId], count: ROWS, joinedAt: Date.now() })
  const players = await joinPlayers(db, {
    databaseUrl: gateway.databaseUrl,
    activityIds: [activityId],
    count: PLAYERS,
  })
  await insertScores(db, { activityId, track: TRACK, to: ROWS })
  await giveScores(db, activityId, players)
  await sql`analyze`.execute(db)
  const key = { activityId, track: TRACK }
  await longestDelay(gateway.origin)
  const first = await rankByJob(db, key)
  await changeScores(db, { ...key, oneOf: CHANGED })
  const second = await rankByJob(db, key)
  const delay = await longestDelay(gateway.origin)
  await untilDeleted(db, activityId)
  const { page, place } = await readTimes(db, activityId)
  const calls = await callTimes(
    gateway,
    activityId,
    players.map(({ token }) => token),
  )
  return [
    {
      figure: `A board of ${whole(ROWS)} scores ranked into a snapshot`,
      goal: `≤ ${GOAL_SECONDS} s, off the event loop`,
      measured: `first ${first.toFixed(1)} s, second ${second.toFixed(1)} s; longest delay of the event loop ${whole(delay)} ms`,
      how: 'by the job of a gateway, from the time the board is due until its places are found',
      isMet: Math.max(first, second) <= GOAL_SECONDS,
    },
    {
      figure: 'A page of that board, and a user’s place in it',
      goal: `p95 ≤ ${GOAL_P95_MS} ms`,
      measured: `p95: page ${page.toFixed(1)} ms, place and live score ${place.toFixed(1)} ms`,
      how: `${whole(READS)} random reads of each, one after another, ${PAGE_SIZE} rows a page; the functions of the gateway with its database`,
      isMet: Math.max(page, place) <= GOAL_P95_MS,
    },
    {
      figure: 'The same page as a call, and with the caller’s own place',
      goal: `p95 ≤ ${GOAL_P95_MS} ms of gateway time`,
      measured: `p95: page ${calls.page.toFixed(1)} ms, with the own place ${calls.mine.toFixed(1)} ms`,
      how: `${whole(READS)} signed calls of each, one after another, at random pages, from ${PLAYERS} participants; from a call’s arrival until its answer, by the gateway’s log`,
      isMet: Math.max(calls.page, calls.mine) <= GOAL_P95_MS,
    },
  ]
})
