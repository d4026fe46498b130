import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { createSeal } from './create-seal.ts'
import { oldestUnsealed } from './db/seal-streams.ts'
import { verifySeals } from './verify-seals.ts'

/** `SEALED_EVENTS=1000000` for a night. */
const EVENTS = Number(process.env.SEALED_EVENTS ?? runs(20_000))
const CHUNK = 5_000
const MIB = 2 ** 20
/** One seal is in memory at a time, besides garbage that was not collected yet. */
const HEAP_MIB = 120

test(
  `[GW-3] ${EVENTS} events are sealed and verified page by page, in bounded memory`,
  async () => {
    const database = await createTestDatabase()
    const { db } = database
    onTestFinished(() => database.drop())
    for (let first = 0; first < EVENTS; first += CHUNK)
      await sql`
        insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
        select 'event-' || n, 'trade.filled', 'u' || n % 1000, n, n,
          jsonb_build_object('market', 'spot', 'symbol', 'BTC/USDT', 'usdtVolume', n::text, 'fee', '0.1'), md5(n::text)
        from generate_series(${first + 1}::int, ${Math.min(first + CHUNK, EVENTS)}::int) as n
      `.execute(db)
    const began = performance.now()
    while ((await createSeal(db, 'events', 0)) || (await oldestUnsealed(db)) !== null);
    const sealed = performance.now()
    const before = process.memoryUsage().heapUsed
    let highest = 0
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().heapUsed)), 20)
    const { violations, rows } = await verifySeals(db, { anchorFile: null })
    clearInterval(watch)
    const seconds = [sealed - began, performance.now() - sealed].map((ms) => (ms / 1000).toFixed(1))
    const { rows: sizes } = await sql<{ events: number; seals: number }>`
      select pg_total_relation_size('events') as events, pg_total_relation_size('seals') as seals`.execute(db)
    const grown = Math.round((highest - before) / MIB)
    process.stdout.write(
      `  seals: ${EVENTS} events sealed in ${seconds[0]} s, verified in ${seconds[1]} s, ${grown} MiB of heap; ` +
        `events ${Math.round((sizes[0]?.events ?? 0) / MIB)} MiB, seals ${Math.round((sizes[0]?.seals ?? 0) / MIB)} MiB\n`,
    )
    expect([violations, rows]).toEqual([[], EVENTS])
    expect(grown).toBeLessThan(HEAP_MIB)
  },
  deadline(600_000),
)
