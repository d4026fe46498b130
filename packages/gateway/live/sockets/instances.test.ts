import { expect, test, vi } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { createLiveWorld } from '#gateway/live/testing/live-world.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'

const world = await createLiveWorld()

const counting = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('[NET-3][DEV-6] subscribers of two instances get the same events in the same order, within a second', async () => {
  const other = await world.startInstance()
  const user = await world.addLiveUser()
  const clients = [await world.openPrivate(user), await world.openPrivate(user, other.origin)]
  for (const client of clients) {
    client.send({ op: 'subscribe', topic: 'messages' })
    await client.next(1)
  }
  for (const total of counting(20)) await world.countMessages(user.userId, total)
  const watch = new Watch()
  const [own, remote] = await Promise.all(clients.map((client) => client.next(20)))
  expect(watch.seconds).toBeLessThan(watch.limit(1))
  expect(own?.map(({ data }) => data)).toEqual(counting(20).map((total) => ({ total })))
  expect(remote).toEqual(own)
  for (const client of clients) client.close()
  await other.stop()
})

test('[NET-3][DEV-4] a client of a killed instance gets every event once from another one', async () => {
  const doomed = await spawnGateway(world.database.url)
  const user = await world.addLiveUser()
  const first = await world.openPrivate(user, doomed.origin)
  first.send({ op: 'subscribe', topic: 'messages' })
  await first.next(1)
  const writing = (async () => {
    for (const total of counting(200)) await world.countMessages(user.userId, total)
  })()
  await vi.waitFor(() => expect(first.frames.length).toBeGreaterThan(20), { interval: 5 })
  await doomed.kill()
  expect(await first.closed).toBe(1006)
  const second = await world.openPrivate(user)
  second.send({ op: 'subscribe', topic: 'messages', since: first.frames.at(-1)?.seq })
  await writing
  const events = () => [...first.frames, ...second.frames].filter(({ op }) => op === 'event')
  await vi.waitFor(() => expect(events().length).toBeGreaterThanOrEqual(200))
  expect(events().map(({ data }) => data)).toEqual(counting(200).map((total) => ({ total })))
})
