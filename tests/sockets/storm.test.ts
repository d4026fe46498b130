import { expect, test, vi } from 'vitest'
import { front } from '#front/testing/front-world.ts'
import { createLiveWorld } from '@fanfare/gateway/live/testing/live-world.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { openSocket } from '@fanfare/gateway/live/testing/socket-client.ts'

/** Fewer than an address may have, so that none of a wave is refused for its number alone. */
const WAVE = 400
const WAVES = 3
/** An update reaches a subscriber within this time of its commit (contract §11). */
const UPDATE_SECONDS = 3

const world = await createLiveWorld()

async function openSockets(): Promise<number> {
  const metrics = await (await fetch(`${world.origin}/metrics`)).text()
  return [...metrics.matchAll(/^fanfare_sockets(?:\{[^}]*\})? (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** Opens a socket, floods it, and drops the connection without closing it. */
async function flood(site: string): Promise<'dropped' | 'refused'> {
  const socket = await openSocket(site, '/ws/public').catch(() => null)
  if (socket === null) return 'refused'
  for (let frame = 0; frame < 30; frame += 1)
    socket.send(frame % 3 === 0 ? '{' : { op: 'subscribe', topic: frame % 3 === 1 ? 'winners' : `board:none-${frame}` })
  socket.connection.terminate()
  return 'dropped'
}

test('[NET-3][GW-7] a storm of sockets that flood and vanish delays no update and leaves nothing behind', async () => {
  const site = `http://127.0.0.1:${await front({ gatewayOrigin: world.origin })}`
  const user = await world.addLiveUser()
  const reader = await world.openMessages(user, site)
  expect(await openSockets()).toBe(1)
  for (let wave = 1; wave <= WAVES; wave += 1) {
    const storm = Promise.all(Array.from({ length: WAVE }, () => flood(site)))
    const watch = new Watch()
    await world.countMessages(user.userId, wave)
    expect(await reader.next(1)).toMatchObject([{ op: 'event', data: { total: wave } }])
    expect(watch.seconds).toBeLessThanOrEqual(watch.limit(UPDATE_SECONDS))
    expect((await fetch(`${site}/v1/if/health`)).status).toBe(200)
    expect(new Set(await storm)).toContain('dropped')
  }
  await vi.waitFor(async () => expect(await openSockets()).toBe(1), { interval: 100 })
  const next = await world.openPublic(site)
  next.send({ op: 'subscribe', topic: 'winners' })
  expect(await next.next(1)).toMatchObject([{ op: 'ready' }])
})
