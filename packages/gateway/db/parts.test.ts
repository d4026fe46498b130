import { sql, type Kysely } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { appendLog, readLog, LOG_START } from '#gateway/log/db/log.ts'
import { deleteOldLog } from '#gateway/log/db/delete-old-log.ts'
import { deleteOldAnalyticsEvents, funnelByDay, insertAnalyticsEvents } from '#gateway/site/db/analytics-events.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import type { Db } from './client.ts'
import { dropPart, listParts, makeParts } from './parts.ts'
import type { Database } from './schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Friday, 10:00 UTC. */
const NOW = Date.parse('2026-11-20T10:00:00Z')

type Table = 'log' | 'analytics_events'

const run = async (db: Db, text: string): Promise<void> => void (await sql.raw(text).execute(db))
const one = async <T>(db: Db, text: string): Promise<T | undefined> =>
  (await sql.raw<{ value: T }>(text).execute(db)).rows[0]?.value

async function rowsByPart(db: Db, table: Table): Promise<Record<string, number>> {
  const { rows } = await sql<{ part: string; count: number }>`
    select tableoid::regclass::text as part, count(*)::int as count
    from ${sql.table(table)} group by 1 order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]))
}
const names = async (db: Db, table: Table) => (await listParts(db, table)).map(({ name }) => name)

const append = (db: Kysely<Database>, ...at: number[]) =>
  db.transaction().execute(async (tx) => {
    for (const one of at) await appendLog(tx, [{ topic: 'reward.earned', userId: null, payload: {} }], one)
  })
const record = async (db: Db, ...at: number[]) => {
  for (const one of at)
    await insertAnalyticsEvents(db, { visit: '0123456789abcdef', percent: 100, at: one }, [
      { name: 'page_view', page: null, route: '/', locale: 'en', detail: {} },
    ])
}

const database = await createTestDatabase()
const { db } = database
beforeEach(async () => {
  await database.attack('truncate log, analytics_events')
  await database.asOwner(async (owner) => {
    // Those of the test before, and of the day on which the template was made.
    for (const table of ['log', 'analytics_events'] as const)
      for (const name of await names(owner, table)) await run(owner, `drop table ${name}`)
  })
})
afterAll(() => database.drop())

test('[GW-1] partitions are made ahead by the gateway’s role, once, and each row is in that of its time', async () => {
  expect(await makeParts(db, NOW)).toBe(8)
  expect(await makeParts(db, NOW + HOUR)).toBe(0)
  expect(await makeParts(db, NOW + DAY)).toBe(1)
  expect(await names(db, 'log')).toEqual([20, 21, 22, 23, 24].map((day) => `log_202611${day}`))
  expect(await names(db, 'analytics_events')).toEqual(
    ['1119', '1126', '1203', '1210'].map((day) => `analytics_events_2026${day}`),
  )
  const midnight = Date.parse('2026-11-21T00:00:00Z')
  await append(db, NOW, midnight - 1, midnight, midnight + 2 * DAY)
  expect(await rowsByPart(db, 'log')).toEqual({ log_20261120: 2, log_20261121: 1, log_20261123: 1 })
  await record(db, NOW, Date.parse('2026-11-26T00:00:00Z'))
  expect(await rowsByPart(db, 'analytics_events')).toEqual({
    analytics_events_20261119: 1,
    analytics_events_20261126: 1,
  })
  expect(
    await one(
      db,
      `select count(*)::int as value from pg_index where indrelid = 'log_20261124'::regclass and indisprimary`,
    ),
  ).toBe(1)
  await expect(run(db, `update log set topic = topic`)).rejects.toThrow('permission denied')
  await expect(database.asOwner((owner) => run(owner, `update log set topic = topic`))).rejects.toThrow('append-only')
})

test('[GW-1] rows that are late or early are in the default, which keeps only their own day from being made', async () => {
  await makeParts(db, NOW)
  await append(db, NOW - 300 * DAY, NOW + 5 * DAY, NOW + 300 * DAY)
  expect(await rowsByPart(db, 'log')).toEqual({ log_default: 3 })
  expect(await makeParts(db, NOW + 5 * DAY)).toBe(3)
  expect(await names(db, 'log')).toEqual([20, 21, 22, 23, 26, 27, 28].map((day) => `log_202611${day}`))
  await append(db, NOW + 5 * DAY, NOW + 6 * DAY)
  expect(await rowsByPart(db, 'log')).toEqual({ log_20261126: 1, log_default: 4 })
  expect((await readLog(db, LOG_START, 10)).entries.length).toBeLessThanOrEqual(5)
})

test('[GW-1] a statement with bounds reads the partitions within them alone', async () => {
  await makeParts(db, NOW)
  const plan = async (text: string) => {
    const { rows } = await sql.raw<{ queryPlan: string }>(`explain ${text}`).execute(db)
    const text_ = JSON.stringify(rows)
    return [...new Set(text_.match(/(log|analytics_events)_(\d{8}|default|before)/g))].toSorted()
  }
  expect(await plan(`select from log where created_at >= ${NOW} and created_at < ${NOW + HOUR}`)).toEqual([
    'log_20261120',
  ])
  expect(await plan(`select from analytics_events where at >= ${NOW} and at < ${NOW + DAY}`)).toEqual([
    'analytics_events_20261119',
  ])
  // In the order of positions: each has an index for it.
  expect(await plan('select from log where (position, id) > (1, 1) order by position, id limit 10')).toHaveLength(5)
  await record(db, NOW)
  expect(await funnelByDay(db, { from: NOW, to: NOW + DAY })).toEqual([])
})

test('[GW-1] the gateway lets PostgreSQL compile no statement, which takes longer with each partition', async () => {
  expect(await one(db, `select current_setting('jit') as value`)).toBe('off')
})

test('[GW-7] retention drops whole weeks of analytics events, and of a row without one that row', async () => {
  await makeParts(db, NOW - 100 * DAY)
  await makeParts(db, NOW)
  const [old] = await names(db, 'analytics_events')
  await record(db, NOW - 100 * DAY, NOW - 91 * DAY + HOUR, NOW - 200 * DAY, NOW - 201 * DAY, NOW)
  expect(Object.keys(await rowsByPart(db, 'analytics_events'))).toContain(old)
  expect(await deleteOldAnalyticsEvents(db, { before: NOW - 91 * DAY, limit: 1 })).toBe(1)
  expect(await deleteOldAnalyticsEvents(db, { before: NOW - 91 * DAY, limit: 5 })).toBe(1)
  expect(await one(db, 'select json_agg(at order by at) as value from analytics_events')).toEqual([
    NOW - 91 * DAY + HOUR,
    NOW,
  ])
  expect(await names(db, 'analytics_events')).not.toContain(old)
})

test('[GW-1] retention gives way to requests that hold the log, and drops the day later', async () => {
  await makeParts(db, NOW)
  await append(db, NOW)
  const purge = () => deleteOldLog(db, { now: NOW + 9 * DAY, limit: 100 }, { error: () => undefined })
  await db.transaction().execute(async (tx) => {
    await run(tx, 'select from log limit 1')
    // A request that waits behind it gives up after 2 s.
    const watch = new Watch()
    expect(await purge()).toBe(0)
    expect(watch.seconds).toBeLessThan(watch.limit(1.9))
  })
  expect(await rowsByPart(db, 'log')).toEqual({ log_20261120: 1 })
  expect(await purge()).toBe(100)
  expect(await rowsByPart(db, 'log')).toEqual({})
  expect(await names(db, 'log')).toEqual(['log_20261121', 'log_20261122', 'log_20261123'])
})

test('[GW-3] the gateway’s role writes through the whole table alone, and drops no other table', async () => {
  await makeParts(db, NOW)
  for (const text of [
    'delete from log_20261120',
    `insert into log_20261120 (topic, payload, created_at) values ('', '{}', ${NOW})`,
    'truncate log_20261120',
    'drop table log_20261120',
    'alter table log detach partition log_20261120',
    'create table extra partition of log for values from (1) to (2)',
  ])
    await expect(run(db, text), text).rejects.toMatchObject({ code: '42501' })
  for (const [parent, part] of [
    ['log', 'log_default'],
    ['log', 'events'],
    ['events', 'events'],
    ['log', 'log_20261120; drop table events'],
    ['log', 'analytics_events_20261119'],
  ])
    await expect(run(db, `select drop_part('${parent}', '${part}', 0)`), part).rejects.toMatchObject({
      code: '22023',
    })
  await append(db, NOW)
  expect(await dropPart(db, 'log', { name: 'log_20261120', last: 0 }), 'an entry came later').toBe(false)
  expect(await rowsByPart(db, 'log')).toEqual({ log_20261120: 1 })
  const { rows } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.proname in ('make_parts', 'drop_part') and a.grantee = 0`.execute(db)
  expect(rows, 'everybody may call it').toEqual([])
  await expect(run(db, 'select 1 from log_20261123'), 'a backup reads it').resolves.toBeUndefined()
})

test('[GW-1][DEV-19] the statements of the version before change no row of a partition that they do not mean', async () => {
  await makeParts(db, NOW)
  // The first row of each partition has the same ctid.
  await record(db, NOW - 100 * DAY, NOW, NOW + 7 * DAY)
  await run(
    db,
    `delete from analytics_events where ctid = any(array(select ctid from analytics_events where at < ${NOW - 91 * DAY} limit 5000))`,
  )
  expect(await rowsByPart(db, 'analytics_events')).toMatchObject({
    analytics_events_20261119: 1,
    analytics_events_20261126: 1,
  })
  await append(db, NOW, NOW + DAY)
  await run(
    db,
    `with oldest as materialized (select position, id, created_at from log order by position, id limit 10)
     delete from log l using oldest o where l.position = o.position and l.id = o.id and o.created_at < ${NOW + HOUR}`,
  )
  expect(await rowsByPart(db, 'log')).toEqual({ log_20261121: 1 })
})
