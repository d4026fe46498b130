import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { TALLY_RULE } from '#gateway/audit/find-tally-faults.ts'
import { listTallies, type SummedCell } from '#gateway/facts/db/tallies.ts'
import { arbitraryEvents } from '#gateway/testing/arbitrary-facts.ts'
import { stats } from '#gateway/testing/copy-facts.ts'
import { canonicalTallies, memoryReader } from '#gateway/testing/folded-facts.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { createTaskWorld, nextEventId, trade } from '#gateway/testing/task-world.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { runs as times } from '@fanfare/kernel/testing/runs.ts'
import { refoldFacts } from './tallies/refold-facts.ts'
import { factReader, type FactReader } from './fact-reader.ts'
import { boundsOf } from './fact-slice.ts'
import { bucketOf, foldEvents } from './tallies/tally-line.ts'

const world = await createTaskWorld()
world.clock.advance(30 * 86_400_000)

const EVERYTHING = { after: null, last: null }
const storedTallies = async () => canonicalTallies(await listTallies(world.gateway.db, EVERYTHING))

let runs = 0
const deliveries = fc.tuple(arbitraryEvents(25), arbitraryEvents(25)).chain(([mine, theirs]) => {
  const run = (runs += 1)
  const own = (events: PlatformEvent[], userId: string) =>
    events.map((event) => ({ ...event, userId: `${userId}-${run}`, eventId: `${userId}-${run}-${event.eventId}` }))
  const events = [...own(mine, 'a'), ...own(theirs, 'b')]
  return fc
    .tuple(
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.subarray(events),
      fc.integer({ min: 1, max: 20 }),
    )
    .map(([all, again, size]) => {
      const sent = [...all, ...again]
      const batches: PlatformEvent[][] = []
      for (let at = 0; at < sent.length; at += size) batches.push(sent.slice(at, at + size))
      return { events, batches }
    })
})

test('[GW-2] [DEV-6] tallies are the sums of the facts, for any order and any number of deliveries', async () => {
  const known: PlatformEvent[] = []
  await forAllAsync({ numRuns: times(25), endOnFailure: true }, [deliveries], async ({ events, batches }) => {
    await Promise.all(batches.map((batch) => world.send(...batch)))
    known.push(...events)
    expect(await storedTallies()).toEqual(canonicalTallies(foldEvents(known)))
  })
  const before = await storedTallies()
  expect(await audit(world.gateway.db)).toEqual([])
  await refoldFacts(world.gateway.db)
  expect(await storedTallies()).toEqual(before)
})

test('[GW-2] the database and the reader in memory return the same sums, tallies and facts of a cell', async () => {
  const at = world.clock.now()
  const userId = 'reader'
  const instants = fc.integer({ min: at - 3 * 3_600_000, max: at })
  const sent = fc.array(fc.tuple(instants, fc.constantFrom('10', '-3.5', '0.25')), { minLength: 1, maxLength: 30 })
  const known: PlatformEvent[] = []
  await forAllAsync(20, [sent, fc.array(instants, { minLength: 1, maxLength: 4 })], async (list, edges) => {
    const events = list.flatMap(([occurredAt, pnl]) => [
      fact('position.closed', occurredAt, { userId, eventId: nextEventId(), pnl }),
      fact('holding.snapshot', occurredAt, { userId, eventId: nextEventId(), usdtValue: pnl.replace('-', '') }),
    ])
    await world.send(...events)
    known.push(...events)
    const [stored, memory] = [factReader(world.gateway.db), memoryReader(known)]
    const request = [{ userId, bounds: boundsOf(edges) }]
    const summed = (sums: SummedCell[]) => canonicalTallies(sums.map(({ cell, ...sum }) => ({ ...sum, bucket: cell })))
    expect(summed(await stored.sums(request))).toEqual(summed(await memory.sums(request)))
    const cells = [{ userId, from: bucketOf(at) - 6, until: bucketOf(at) - 1 }]
    expect(canonicalTallies(await stored.tallies(cells))).toEqual(canonicalTallies(await memory.tallies(cells)))
    const ids = async (reader: FactReader) => (await reader.events(cells)).map(({ eventId }) => eventId)
    expect(await ids(stored)).toEqual(await ids(memory))
  })
})

test('the audit finds missing, wrong and surplus tallies, and a refold corrects them', async () => {
  const at = world.clock.now()
  await world.send(trade('x-1', at), trade('x-2', at), trade('x-3', at, '7'))
  await world.database.attack(`
    delete from tallies where user_id = 'x-1';
    update tallies set amount = amount + 1 where user_id = 'x-2';
    insert into tallies values ('x-4', 1, 'trade.spot', 1, 1, null, null, null, 1, 1)`)
  const found = await audit(world.gateway.db)
  expect(found.map(({ rule }) => rule)).toEqual([TALLY_RULE, TALLY_RULE, TALLY_RULE])
  expect(found.map(({ detail }) => detail).toSorted()).toEqual([
    '1 facts of 1 instead of nothing',
    '1 facts of 101 instead of 1 facts of 100',
    'nothing instead of 1 facts of 100',
  ])
  await refoldFacts(world.gateway.db)
  expect(await audit(world.gateway.db)).toEqual([])
})

test('a refold loses no fact that arrives while it runs', async () => {
  const at = world.clock.now()
  const sending = Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      world.send(trade(`r-${index % 3}`, at), trade(`r-${(index + 1) % 3}`, at)),
    ),
  )
  for (let again = 0; again < 5; again += 1) await refoldFacts(world.gateway.db)
  await sending
  expect(await audit(world.gateway.db)).toEqual([])
})

test('[GW-2] a refold corrects wrong, missing and surplus figures of lead traders', async () => {
  const figures = async () => (await sql`select * from lead_traders order by trader_id`.execute(world.gateway.db)).rows
  const at = world.clock.now()
  const [first, second] = [await world.addUser(), await world.addUser()]
  await world.send(stats(first, at, { followers: 7, nickname: 'Delta North' }), stats(first, at - 1), stats(second, at))
  const right = await figures()
  expect(right).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ traderId: first, followers: 7 }),
      expect.objectContaining({ traderId: second }),
    ]),
  )
  await world.database.attack(`
    update lead_traders set followers = 9, occurred_at = ${at + 5} where trader_id = '${first}';
    delete from lead_traders where trader_id = '${second}';
    insert into lead_traders select 'nobody', occurred_at, event_id, roi30d, worst_fall, profit_share, followers,
      capacity, authentic, nickname from lead_traders where trader_id = '${first}'`)
  expect(await refoldFacts(world.gateway.db)).toMatchObject({ leadTraders: right.length })
  expect(await figures()).toEqual(right)
})

test('a refold folds all facts of many chunks, and of one bucket that is larger than a chunk', async () => {
  const { db } = world.gateway
  const at = world.clock.now()
  await sql`
    insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
    select 'many-' || n, 'trade.filled', case when n <= 11000 then 'm-1' else 'm-' || n % 7 end,
      case when n <= 11000 then ${at}::bigint else ${at}::bigint - n * 60000 end, 0,
      '{"market": "spot", "symbol": "BTC/USDT", "usdtVolume": "2.5", "feeFromBonus": "0"}', '' from generate_series(1, 24000) n
  `.execute(db)
  await refoldFacts(db)
  const lines = (await listTallies(db, EVERYTHING)).filter(({ userId }) => userId.startsWith('m-'))
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(24_000)
  expect(Math.max(...lines.map(({ count }) => count))).toBe(11_000)
  expect(await audit(db)).toEqual([])
})
