import { expect, test } from 'vitest'
import { takeSnapshot } from '#gateway/boards/snapshots/take-snapshot.ts'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { registerBoards, type Board } from './boards.ts'
import { query, queryValue } from '../../db/client.ts'
import { withTransaction } from '../../db/transaction.ts'
import { listFinalPlaces, type FinalPlaces } from './board-snapshots.ts'
import { createHash } from 'node:crypto'
import { sql, type CompiledQuery, type Kysely } from 'kysely'
import { findScore } from './scores.ts'
import { deleteReplacedPlaces } from '#gateway/boards/snapshots/snapshot-due-boards.ts'
import { provePlace } from '#gateway/boards/snapshots/prove-place.ts'
import { readMyStanding } from '#gateway/boards/snapshots/read-my-standing.ts'
import { DAY } from '#gateway/testing/task-world.ts'
import { findPlace, findScoreAt, readBoardPage } from './board-places.ts'
import type { Database } from '../../db/schema.ts'

const world = await createBoardWorld()

const boardOf = (track: string) => ({ activityId: world.activityId, track })
const snapshot = (track: string, isFinal = false) => takeSnapshot(world.gateway, { ...boardOf(track), isFinal })
const register = (...boards: Board[]) =>
  withTransaction(world.gateway.db, (tx) => registerBoards(tx, world.activityId, boards))
const boards = () =>
  world.gateway.db.selectFrom('boards').select(['track', 'cadenceMs', 'nextAt']).orderBy('track').execute()

test('[SCR-4] boards are registered once, and a later version changes their cadence', async () => {
  await register()
  await register({ track: 'a', cadenceMs: 100, firstAt: 1_000 }, { track: 'b', cadenceMs: 200, firstAt: 2_000 })
  await register({ track: 'a', cadenceMs: 50, firstAt: 900 }, { track: 'b', cadenceMs: 400, firstAt: 3_000 })
  expect(await boards()).toEqual([
    { track: 'a', cadenceMs: 50, nextAt: 900 },
    { track: 'b', cadenceMs: 400, nextAt: 2_000 },
  ])
})

test('[SCR-4] a board with a final snapshot stays closed when it is registered again', async () => {
  await snapshot('a', true)
  await register({ track: 'a', cadenceMs: 70, firstAt: 900 })
  expect((await boards())[0]).toEqual({ track: 'a', cadenceMs: 70, nextAt: null })
})

async function allPages(limit: number): Promise<FinalPlaces[][]> {
  const pages: FinalPlaces[][] = []
  for (let after: number | null = 0; after !== null;) {
    const { participants, next } = await listFinalPlaces(world.gateway.db, world.activityId, { after, limit })
    pages.push(participants)
    after = next
  }
  return pages
}

test('[GW-2] lists the participants of final boards with all their places, the best rank first, page by page', async () => {
  expect(await allPages(10)).toEqual([[]])
  // A high rank on one board is a low one on the other, so ranks 3 and 4 are the best of no user.
  await world.score('profit', tied('9', '8', '7', '6', '5'))
  await world.score('volume', tied('1', '2', '3', '4.50'))
  await world.score('open', tied('1'))
  await snapshot('open')
  await snapshot('profit', true)
  await snapshot('volume', true)
  const listed = (userId: string, profit: [number, string], volume?: [number, string]): FinalPlaces => ({
    userId,
    places: {
      profit: { rank: profit[0], score: profit[1] },
      ...(volume ? { volume: { rank: volume[0], score: volume[1] } } : {}),
    },
    bestRank: Math.min(profit[0], volume?.[0] ?? profit[0]),
  })
  const all = [
    listed('u-0', [1, '9'], [4, '1']),
    listed('u-3', [4, '6'], [1, '4.5']),
    listed('u-1', [2, '8'], [3, '2']),
    listed('u-2', [3, '7'], [2, '3']),
    listed('u-4', [5, '5']),
  ]
  expect(await allPages(1)).toEqual([all.slice(0, 2), all.slice(2, 4), [], [], all.slice(4)])
  expect(await allPages(2)).toEqual([all.slice(0, 4), [], all.slice(4)])
  expect(await allPages(5)).toEqual([all])
  expect(await allPages(100)).toEqual([all])
})

const scoreOf = (track: string, userId: string) => findScore(world.gateway.db, { ...boardOf(track), userId })

/** `version` changes with every write of the row. */
const stored = (track: string) =>
  query<{ userRef: string; version: string }>(world.gateway.db)`
    select user_ref, xmin::text || ' ' || ctid::text || ' ' || xmax::text as version from scores where track = ${track} order by user_id`

test('[GW-2] writes changed scores only: an equal score, also with other zeros, leaves its row untouched', async () => {
  await world.score('changes', tied('1.5', '2', '3'))
  const before = await stored('changes')
  await world.score('changes', tied('1.50', '2.5', '3'))
  const after = await stored('changes')
  expect(after.map(({ version }, index) => version === before[index]?.version)).toEqual([true, false, true])
  expect(after.map(({ userRef }) => userRef)).toEqual(before.map(({ userRef }) => userRef))
  expect(await scoreOf('changes', 'u-1')).toEqual({ score: '2.5', reachedAt: 1, unranked: null })
})

test('[GW-2] an earlier time of the same score is a change, and a score may fall below zero', async () => {
  await world.score('times', [{ userId: 'u-0', score: '7', reachedAt: 20 }])
  await world.score('times', [{ userId: 'u-0', score: '7', reachedAt: 10 }])
  expect(await scoreOf('times', 'u-0')).toEqual({ score: '7', reachedAt: 10, unranked: null })
  await world.score('times', [{ userId: 'u-0', score: '-0.25', reachedAt: 30 }])
  expect(await scoreOf('times', 'u-0')).toEqual({ score: '-0.25', reachedAt: 30, unranked: null })
  expect(await scoreOf('times', 'u-9')).toBeNull()
})

test('[GW-2] refuses a score that is no number', async () => {
  for (const score of ['NaN', 'Infinity', '-Infinity'])
    await expect(world.score('numbers', tied(score))).rejects.toMatchObject({ code: '23514' })
})

test('[SCR-4] a user has one reference in an activity, which only a salt ties to the user', async () => {
  await world.score('a', tied('1', '1'))
  await world.score('b', tied('1', '1'))
  const refs = (await stored('a')).map(({ userRef }) => userRef)
  expect((await stored('b')).map(({ userRef }) => userRef)).toEqual(refs)
  expect(new Set(refs).size).toBe(2)
  const saltOf = (userId: string) =>
    queryValue<string>(world.gateway.db)`select user_salt(${world.activityId}, ${userId})`
  const hash = createHash('sha256')
    .update(`${world.activityId}:u-0:${await saltOf('u-0')}`)
    .digest('hex')
  expect(refs[0]).toBe(hash.slice(0, 16))
  expect(await saltOf('u-1')).not.toBe(await saltOf('u-0'))
})

test('[DEV-6] transactions that write the same scores in opposite order do not deadlock', async () => {
  const scores = tied(...Array.from({ length: 50 }, () => '0'))
  const rounds = Array.from({ length: 20 }, (_, round) => scores.map((score) => ({ ...score, score: String(round) })))
  await Promise.all(rounds.map((round, index) => world.score('order', index % 2 === 0 ? round : round.toReversed())))
  expect(await stored('order')).toHaveLength(50)
})

const pageOf = (track: string, pageIndex: number, pageSize: number) =>
  readBoardPage(world.gateway.db, { ...boardOf(track), pageIndex, pageSize })
test('[SCR-4] a page has its rows by rank with the gap to the row above, also across pages', async () => {
  expect(await pageOf('pages', 0, 2)).toBeNull()
  await world.score('pages', tied('10', '7.5', '30', '7.25', '-1'))
  const { seq, at, hash } = await snapshot('pages')
  const first = await pageOf('pages', 0, 2)
  expect(first).toMatchObject({ seq, at, hash, isFinal: false, rows: 5 })
  expect(first?.places).toMatchObject([
    { rank: 1, userId: 'u-2', score: '30', gapToNext: null },
    { rank: 2, userId: 'u-0', score: '10', gapToNext: '20' },
  ])
  expect((await pageOf('pages', 1, 2))?.places).toMatchObject([
    { rank: 3, userId: 'u-1', score: '7.5', gapToNext: '2.5' },
    { rank: 4, userId: 'u-3', score: '7.25', gapToNext: '0.25' },
  ])
  expect((await pageOf('pages', 2, 2))?.places).toMatchObject([{ rank: 5, score: '-1', gapToNext: '8.25' }])
  expect(await pageOf('pages', 3, 2)).toMatchObject({ rows: 5, places: [] })
})

test('[SCR-4] a place knows how many ranks it gained since the last ranking of the day before', async () => {
  const changes = async () => (await pageOf('days', 0, 9))?.places.map(({ userId, change }) => `${userId} ${change}`)
  await world.score('days', tied('1', '2', '3'))
  await snapshot('days')
  expect(await changes()).toEqual(['u-2 null', 'u-1 null', 'u-0 null'])
  await world.score('days', tied('9', '2', '3'))
  await snapshot('days')
  world.clock.advance(DAY)
  await world.score('days', tied('1', '4', '3', '2'))
  await snapshot('days')
  world.clock.advance(11_000)
  await deleteReplacedPlaces(world.gateway)
  await world.score('days', tied('1', '5', '3', '2'))
  await snapshot('days')
  world.clock.advance(11_000)
  await deleteReplacedPlaces(world.gateway)
  expect(await changes()).toEqual(['u-1 2', 'u-2 0', 'u-3 null', 'u-0 -3'])
  expect((await findPlace(world.gateway.db, { ...boardOf('days'), userId: 'u-0' }))?.place?.change).toBe(-3)
})

const ROWS = 30_000
const LOOKUPS: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
  'a page': (db) => readBoardPage(db, { ...boardOf('large'), pageIndex: 700, pageSize: 20 }),
  'the score of a rank': (db) => findScoreAt(db, { ...boardOf('large'), rank: 20_000 }),
  'a place': (db) => findPlace(db, { ...boardOf('large'), userId: 'p-17' }),
  'a standing': (db) => readMyStanding(db, { ...boardOf('large'), userId: 'p-17' }),
  'a proof': (db) => provePlace(db, { ...boardOf('large'), userId: 'p-17' }),
}

test.each(Object.keys(LOOKUPS))(
  '[SCR-4] %s of a large board is found by keys, without a sort or a scan',
  async (name) => {
    const { db } = world.gateway
    await sql`
    insert into scores (activity_id, track, user_id, user_ref, score, reached_at)
    select ${world.activityId}, 'large', 'p-' || n, lpad(to_hex(n), 16, '0'), mod(n * 7919, 10007), n from generate_series(1, ${ROWS}::int) as n
    on conflict do nothing`.execute(db)
    if ((await pageOf('large', 0, 1)) === null) await snapshot('large')
    // What other files left in tables and indexes would change the plans.
    await world.database.asOwner((owner) => sql`vacuum (full, analyze) board_snapshots, board_places`.execute(owner))
    for (const plan of await plansOf(LOOKUPS[name] ?? (() => Promise.reject(new Error(name))))) {
      expect(plan).not.toMatch(/Seq Scan|Sort|Bitmap/)
      for (const [, read] of plan.matchAll(/rows=(\d+)[^\n]*loops=\d+\)/g))
        expect(Number(read)).toBeLessThanOrEqual(1_024)
    }
  },
)

/** Runs the statements of `read` and returns their plans with the rows that each step really read. */
async function plansOf(read: (db: Kysely<Database>) => Promise<unknown>): Promise<string[]> {
  const { db } = world.gateway
  const statements: CompiledQuery[] = []
  const recording = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const executor = recording.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = (statement) => {
    statements.push(statement)
    return execute(statement)
  }
  expect(await read(recording)).not.toBeNull()
  const plans = statements.map(async ({ sql: text, parameters, query: node }) => {
    const { rows } = await db.executeQuery<Record<string, string>>({
      sql: `explain (analyze, costs off, timing off, summary off) ${text}`,
      parameters,
      query: node,
      queryId: { queryId: 'explain' },
    })
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plans.length).toBeGreaterThan(0)
  return Promise.all(plans)
}
