import { beforeEach, expect, test, vi } from 'vitest'
import { purgeExpired } from '#gateway/retention.ts'
import { listParts } from '../../db/parts.ts'
import { registerGauges } from '#gateway/telemetry/gauges.ts'
import { createLogWorld, type LogWorld } from '#gateway/testing/log-world.ts'
import { DAY } from '#gateway/testing/task-world.ts'
import { handleNext } from '../follow-log.ts'

let world: LogWorld
beforeEach(async () => (world = await createLogWorld()))

const handle = async (reader: string, batch: number) => {
  await world.readable()
  await handleNext(world.gateway, { reader, batch, handle: world.see(reader) })
}
/** Purges until so many entries are left: a partition that another statement holds for a moment, as autovacuum, is dropped by a later purge. */
const expectPurgedTo = (count: number, options?: { batch: number }) =>
  expect
    .poll(async () => {
      await purgeExpired(world.gateway, options)
      return (await world.entries()).length
    })
    .toBe(count)
const lost = async () => {
  registerGauges(world.gateway, null)
  const metrics = await world.gateway.metrics.registry.metrics()
  return Object.fromEntries(
    [...metrics.matchAll(/fanfare_log_lost_entries\{reader="(\w+)"\} (\d+)/g)].map(([, name, n]) => [name, n]),
  )
}

test('[GW-2][DEV-6] deletes entries after 7 days, in batches, and none that a reader has not handled', async () => {
  await world.append(10)
  await handle('quick', 10)
  await handle('slow', 4)
  world.clock.advance(7 * DAY)
  await expectPurgedTo(10, { batch: 3 })
  world.clock.advance(1)
  await world.append()
  await expectPurgedTo(7, { batch: 3 })
  await handle('slow', 6)
  await expectPurgedTo(1, { batch: 3 })
  expect(await lost()).toEqual({ quick: '0', slow: '0' })
})

test('[GW-2][DEV-6] deletes entries after 30 days in any case, reports the reader that lost them, and it continues', async () => {
  await world.append(10)
  await handle('quick', 10)
  await handle('stuck', 4)
  world.clock.advance(30 * DAY + 1)
  await world.append(2)
  const error = vi.spyOn(world.gateway.log, 'error')
  await expectPurgedTo(2)
  expect(error).toHaveBeenCalledExactlyOnceWith({ reader: 'stuck', count: 6 }, 'LOG_ENTRIES_LOST')
  expect(await lost()).toEqual({ quick: '0', stuck: '6' })
  await handle('stuck', 2)
  expect((await world.seen('stuck')).slice(4)).toEqual(await world.entries())
})

test('[GW-2] deletes no entry before its predecessors, also if the clock was set back between them', async () => {
  await world.append(2)
  world.clock.advance(-DAY)
  await world.append(2)
  world.clock.advance(8 * DAY - 1)
  await expectPurgedTo(4)
  world.clock.advance(2)
  await expectPurgedTo(0)
})

const parts = async () => (await listParts(world.gateway.db, 'log')).map(({ name }) => name)

test('[GW-2][DEV-6] drops a day of the log once every reader has handled it, and nothing newer', async () => {
  await purgeExpired(world.gateway)
  await world.append(5)
  world.clock.advance(DAY)
  await world.append(5)
  const [first = '', second = ''] = (await parts()).filter((name) => name >= 'log_20261120')
  await handle('quick', 10)
  await handle('slow', 4)
  // Both days end at midnight: the first one more than 7 days ago, the second one less.
  world.clock.advance(7 * DAY)
  await expectPurgedTo(10)
  await handle('slow', 1)
  await expectPurgedTo(5)
  expect(await parts()).not.toContain(first)
  expect(await parts()).toContain(second)
  expect((await world.entries())[0]).toEqual((await world.seen('quick'))[5])
  expect(await lost()).toEqual({ quick: '0', slow: '0' })
})

test('[GW-2][DEV-6] drops a day after 30 days in any case, and reports the entries that readers lost', async () => {
  await purgeExpired(world.gateway)
  await world.append(10)
  await handle('quick', 10)
  await handle('stuck', 4)
  world.clock.advance(30 * DAY)
  await expectPurgedTo(10)
  const error = vi.spyOn(world.gateway.log, 'error')
  world.clock.advance(DAY)
  await expectPurgedTo(0)
  expect(error).toHaveBeenCalledExactlyOnceWith({ reader: 'stuck', count: 6 }, 'LOG_ENTRIES_LOST')
  expect(await lost()).toEqual({ quick: '0', stuck: '6' })
})

test('[GW-2] a day waits for earlier entries that a fast clock dated later', async () => {
  await purgeExpired(world.gateway)
  world.clock.advance(DAY)
  await world.append(2)
  world.clock.advance(-DAY)
  await world.append(3)
  world.clock.advance(-2 * DAY)
  await world.append()
  world.clock.advance(1)
  await world.append()
  world.clock.advance(10 * DAY - 1)
  // The first day has ended 7 days ago; two entries before its own are a day younger.
  await expectPurgedTo(7)
  world.clock.advance(DAY)
  await expectPurgedTo(0)
})

test('[GW-2] more entries of other days before a day than a batch has are deleted in batches', async () => {
  await purgeExpired(world.gateway)
  world.clock.advance(DAY)
  await world.append(9)
  world.clock.advance(-DAY)
  await world.append(2)
  world.clock.advance(10 * DAY)
  await expectPurgedTo(0, { batch: 4 })
})

test('[GW-2] deletes entries that no reader follows after 7 days', async () => {
  await world.append(3)
  world.clock.advance(7 * DAY + 1)
  await expectPurgedTo(0)
})
