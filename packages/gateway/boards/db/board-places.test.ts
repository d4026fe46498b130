import { sql, type CompiledQuery, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { deleteReplacedPlaces } from '#gateway/boards/snapshots/start-boards.ts'
import { provePlace } from '#gateway/boards/snapshots/prove-place.ts'
import { readMyStanding } from '#gateway/boards/snapshots/read-my-standing.ts'
import { takeSnapshot } from '#gateway/boards/snapshots/take-snapshot.ts'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { DAY } from '#gateway/testing/task-world.ts'
import { findPlace, findScoreAt, readBoardPage } from './board-places.ts'
import type { Database } from '../../db/schema.ts'

const world = await createBoardWorld()

const boardOf = (track: string) => ({ activityId: world.activityId, track })
const snapshot = (track: string, isFinal = false) => takeSnapshot(world.gateway, { ...boardOf(track), isFinal })
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
  const changes = async () => (await pageOf('days', 0, 9))?.places.map(({ userId, change }) => [userId, change])
  await world.score('days', tied('1', '2', '3'))
  await snapshot('days')
  expect(await changes()).toEqual([
    ['u-2', null],
    ['u-1', null],
    ['u-0', null],
  ])
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
  expect(await changes()).toEqual([
    ['u-1', 2],
    ['u-2', 0],
    ['u-3', null],
    ['u-0', -3],
  ])
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
  const plans = statements.map(async ({ sql: text, parameters, query }) => {
    const { rows } = await db.executeQuery<Record<string, string>>({
      sql: `explain (analyze, costs off, timing off, summary off) ${text}`,
      parameters,
      query,
      queryId: { queryId: 'explain' },
    })
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plans.length).toBeGreaterThan(0)
  return Promise.all(plans)
}
