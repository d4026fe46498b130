import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { readBoardPage } from '#gateway/db/board-places.ts'
import { findNewestSnapshot } from '#gateway/db/board-snapshots.ts'
import { registerBoards } from '#gateway/db/boards.ts'
import { createDb } from '#gateway/db/client.ts'
import { provePlace } from '#gateway/domain/boards/prove-place.ts'
import { readMyStanding } from '#gateway/domain/boards/read-my-standing.ts'
import type { Figure } from '../figure.ts'
import { mib, whole } from '../support/statistics.ts'
import { publishBenchActivity } from './bench-activity.ts'
import { startBenchGateway } from './bench-gateway.ts'
import { quantile } from './load.ts'

type Db = ReturnType<typeof createDb>

const ROWS = Number(process.env.BENCH_BOARD_ROWS ?? 1_000_000)
const GOAL_SECONDS = 20
const GOAL_P95_MS = 10
const READS = 2_000
const PAGE_SIZE = 20
const TRACK = 'main'
const CHUNK = 50_000
/** Part of the scores that changes before the second snapshot: 1 of this many. */
const CHANGED = 100

async function makeScores(db: Db, activityId: string): Promise<void> {
  for (let from = 1; from <= ROWS; from += CHUNK)
    await sql`
      insert into scores (activity_id, track, user_id, user_ref, score, reached_at)
      select ${activityId}, ${TRACK}, id, user_ref(${activityId}, id), trunc((random() * 1000000)::numeric, 2), n
      from generate_series(${from}::int, ${Math.min(from + CHUNK - 1, ROWS)}::int) as n cross join lateral (select 'u-' || md5(n::text) as id) as u
    `.execute(db)
  await sql`analyze`.execute(db)
}

/** Takes a snapshot by the gateway's own job. @returns seconds from the time it is due until readers find it */
async function untilRanked(db: Db, activityId: string): Promise<number> {
  const board = { activityId, track: TRACK }
  const before = (await findNewestSnapshot(db, board))?.seq ?? 0
  const began = performance.now()
  await registerBoards(db, activityId, [{ track: TRACK, cadenceMs: 86_400_000, firstAt: Date.now() }])
  while (((await findNewestSnapshot(db, board))?.seq ?? 0) === before) await sleep(20)
  return (performance.now() - began) / 1000
}

/** The longest delay of the gateway's event loop since the last call, ms. */
async function longestDelay(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(metrics)?.[1]) * 1000
}

/** Waits until the places of the first snapshot are deleted. */
async function untilDeleted(db: Db): Promise<void> {
  const count = () => db.selectFrom('boardBlocks').select('snapshotId').execute()
  while ((await count()).length > 1) await sleep(50)
}

async function p95(read: (n: number) => Promise<unknown>): Promise<number> {
  const times = new Float64Array(READS)
  for (let index = 0; index < READS; index += 1) {
    const n = Math.floor(Math.random() * ROWS)
    const began = performance.now()
    if ((await read(n)) === null) throw new Error('nothing was found')
    times[index] = performance.now() - began
  }
  return quantile(times.toSorted(), 0.95)
}

async function readTimes(db: Db, activityId: string): Promise<Record<'page' | 'place' | 'proof', number>> {
  const board = { activityId, track: TRACK }
  const { rows } = await sql<{ userId: string }>`
    select user_id from scores tablesample system (5) limit ${READS}`.execute(db)
  const userOf = (n: number) => ({ ...board, userId: rows[n % rows.length]?.userId ?? '' })
  return {
    page: await p95((n) => readBoardPage(db, { ...board, pageIndex: Math.floor(n / PAGE_SIZE), pageSize: PAGE_SIZE })),
    place: await p95((n) => readMyStanding(db, userOf(n))),
    proof: await p95((n) => provePlace(db, userOf(n))),
  }
}

async function sizesOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select name, pg_total_relation_size(name::regclass) as bytes from unnest(array['scores', 'board_places']) as name`.execute(
    db,
  )
  return rows.map(({ name, bytes }) => `${name} ${whole(mib(bytes))} MiB`).join(', ')
}

export const board: Figure = {
  name: 'board',
  goal: `${whole(ROWS)} rows ≤ ${GOAL_SECONDS} s, page and place p95 ≤ ${GOAL_P95_MS} ms`,
  run: async ({ say }) => {
    const gateway = await startBenchGateway()
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    try {
      const activityId = await publishBenchActivity(db)
      say(`  making ${whole(ROWS)} scores`)
      await makeScores(db, activityId)
      await longestDelay(gateway.origin)
      const first = await untilRanked(db, activityId)
      await sql`
        update scores set score = score + 1, position = seal_position() where mod(reached_at, ${CHANGED}::bigint) = 0`.execute(
        db,
      )
      const second = await untilRanked(db, activityId)
      const delay = await longestDelay(gateway.origin)
      await untilDeleted(db)
      const { page, place, proof } = await readTimes(db, activityId)
      return [
        {
          figure: `A board of ${whole(ROWS)} scores ranked into a snapshot`,
          goal: `≤ ${GOAL_SECONDS} s, off the event loop`,
          measured: `first ${first.toFixed(1)} s, second ${second.toFixed(1)} s; longest delay of the event loop ${whole(delay)} ms; ${await sizesOf(db)}`,
          how: 'by the job of a gateway, from the time the board is due until its places are found; sizes with indexes, after the second snapshot has replaced the first',
          isMet: Math.max(first, second) <= GOAL_SECONDS,
        },
        {
          figure: 'A page of that board, and a user’s place in it',
          goal: `p95 ≤ ${GOAL_P95_MS} ms`,
          measured: `p95: page ${page.toFixed(1)} ms, place and live score ${place.toFixed(1)} ms, proof ${proof.toFixed(1)} ms`,
          how: `${whole(READS)} random reads of each, one after another, ${PAGE_SIZE} rows a page; the functions of the gateway with its database`,
          isMet: Math.max(page, place) <= GOAL_P95_MS,
        },
      ]
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
