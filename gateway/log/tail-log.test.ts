import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deleteLog } from '#gateway/db/delete-log.ts'
import type { LogPosition } from '#gateway/db/log.ts'
import { createLogWorld, type LogWorld } from '#gateway/testing/log-world.ts'
import { tailLog, type LogTail } from './tail-log.ts'

let world: LogWorld
const tails: { stop: () => Promise<void> }[] = []
beforeAll(async () => {
  world = await createLogWorld()
})
afterEach(async () => {
  await Promise.all(tails.splice(0).map((tail) => tail.stop()))
})
afterAll(() => world.stop())

/** Tails the log and returns the places of what it got. */
function tail(changes: Partial<LogTail> = {}): LogPosition[] {
  const got: LogPosition[] = []
  const handle: LogTail['handle'] = (entries) => got.push(...entries.map(({ position, id }) => ({ position, id })))
  tails.push(tailLog(world.gateway, { reader: 'sockets', everyMs: 20, handle, ...changes }))
  return got
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
/** Appends one entry more and expects that exactly the last `count` entries arrive. */
async function expectLast(got: LogPosition[], count: number): Promise<void> {
  await world.append()
  const expected = (await world.entries()).slice(-count)
  await soon(async () => expect(got.at(-1)).toEqual(expected.at(-1)))
  expect(got).toEqual(expected)
}

test('[GW-2] every instance gets each new entry, and none from before', async () => {
  await world.append(3)
  await world.readable()
  const [first, second] = [tail(), tail()]
  await soon(async () => {
    await world.append()
    expect(first.length * second.length).toBeGreaterThan(0)
  })
  await world.append(2)
  const all = await world.entries()
  await soon(async () => expect([first.at(-1), second.at(-1)]).toEqual([all.at(-1), all.at(-1)]))
  for (const got of [first, second]) {
    expect(got).toEqual(all.slice(-got.length))
    expect(got.length).toBeLessThanOrEqual(all.length - 3)
  }
})

test('[GW-2] replays the entries after a known one, once each, and continues', async () => {
  await world.append(5)
  await world.readable()
  const after = (await world.entries()).at(-4)
  const onGap = vi.fn()
  await expectLast(tail({ after, replay: 10, onGap }), 4)
  expect(onGap).not.toHaveBeenCalled()
})

test('[GW-2] reports a gap and begins at the end if more entries follow than it may replay', async () => {
  await world.append(5)
  await world.readable()
  const after = (await world.entries()).at(-5)
  const onGap = vi.fn()
  const got = tail({ after, replay: 3, onGap })
  await soon(async () => expect(onGap).toHaveBeenCalledOnce())
  await expectLast(got, 1)
})

test('[GW-2] reports a gap if the known entry is deleted, because others may be deleted as well', async () => {
  await world.append(5)
  await world.readable()
  const after = (await world.entries()).at(-3)
  const end = world.clock.now() + 1
  await deleteLog(world.gateway.db, { handledBefore: end, allBefore: end, limit: 1_000 })
  const onGap = vi.fn()
  const got = tail({ after, replay: 10, onGap })
  await soon(async () => expect(onGap).toHaveBeenCalledOnce())
  await expectLast(got, 1)
})

test('[GW-2] an error of the handler repeats its batch', async () => {
  await world.append()
  const [after] = await world.entries()
  await world.append()
  const handle = vi.fn<LogTail['handle']>()
  handle.mockImplementationOnce(() => {
    throw new Error('no')
  })
  const error = vi.spyOn(world.gateway.log, 'error')
  tail({ after, replay: 10, handle })
  await soon(async () => expect(handle).toHaveBeenCalledTimes(2))
  expect(handle.mock.calls[1]).toEqual(handle.mock.calls[0])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
