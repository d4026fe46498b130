import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { purgeExpired } from '#gateway/retention.ts'
import { registerGauges } from '#gateway/telemetry/gauges.ts'
import { createLogWorld, type LogWorld } from '#gateway/testing/log-world.ts'
import { DAY } from '#gateway/testing/task-world.ts'
import { handleNext } from '../follow-log.ts'

let world: LogWorld
beforeEach(async () => {
  world = await createLogWorld()
})
afterEach(() => world.stop())

/** Lets a reader handle the next `batch` entries. */
const handle = async (reader: string, batch: number) => {
  await world.readable()
  await handleNext(world.gateway, { reader, batch, handle: world.see(reader) })
}
const left = async () => (await world.entries()).length
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
  await purgeExpired(world.gateway, { batch: 3 })
  expect(await left()).toBe(10)
  world.clock.advance(1)
  await world.append()
  await purgeExpired(world.gateway, { batch: 3 })
  expect(await left()).toBe(7)
  await handle('slow', 6)
  await purgeExpired(world.gateway, { batch: 3 })
  expect(await left()).toBe(1)
  expect(await lost()).toEqual({ quick: '0', slow: '0' })
})

test('[GW-2][DEV-6] deletes entries after 30 days in any case, reports the reader that lost them, and it continues', async () => {
  await world.append(10)
  await handle('quick', 10)
  await handle('stuck', 4)
  world.clock.advance(30 * DAY + 1)
  await world.append(2)
  const error = vi.spyOn(world.gateway.log, 'error')
  await purgeExpired(world.gateway)
  expect(await left()).toBe(2)
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
  await purgeExpired(world.gateway)
  expect(await left()).toBe(4)
  world.clock.advance(2)
  await purgeExpired(world.gateway)
  expect(await left()).toBe(0)
})

test('[GW-2] deletes entries that no reader follows after 7 days', async () => {
  await world.append(3)
  world.clock.advance(7 * DAY + 1)
  await purgeExpired(world.gateway)
  expect(await left()).toBe(0)
})
