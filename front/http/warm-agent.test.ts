import { type RequestListener, createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { drainServer } from '@fanfare/kernel/net/drain-server.ts'
import { expect, test } from 'vitest'
import { ask, front, listen } from '../testing/front-world.ts'

/** A gateway of ours that counts its connections and requests, and a front before it. */
async function world(listener: RequestListener) {
  const counts = { connections: 0, requests: 0 }
  const server = createServer((request, response) => {
    counts.requests += 1
    listener(request, response)
  })
  server.on('connection', () => (counts.connections += 1))
  const port = await front({ gatewayOrigin: `http://127.0.0.1:${await listen(server)}` })
  const get = async (): Promise<number> => (await ask(port, '/v1/x')).status
  const post = async (): Promise<number> => (await ask(port, '/v1/x', { method: 'POST' }, 'body')).status
  return { counts, server, get, post }
}

test('[API-2] calls that follow each other share one connection to our gateway', async () => {
  const { counts, post } = await world((_request, response) => response.end('{}'))
  for (let call = 0; call < 5; call += 1) expect(await post()).toBe(200)
  expect(counts).toEqual({ connections: 1, requests: 5 })
})

test('[API-2] a GET uses a connection that was idle for a quarter of a second, and a POST does not', async () => {
  const { counts, get, post } = await world((_request, response) => response.end('{}'))
  for (const send of [post, get, post]) {
    expect(await send()).toBe(200)
    await sleep(300)
  }
  expect(counts).toEqual({ connections: 2, requests: 3 })
})

test('[API-2] a POST that a killed gateway may have read is not sent again', async () => {
  const answered = new WeakSet<object>()
  const { counts, post } = await world((request, response) => {
    if (answered.has(request.socket)) return void request.socket.resetAndDestroy()
    answered.add(request.socket)
    response.end('{}')
  })
  expect([await post(), await post(), await post()]).toEqual([200, 503, 200])
  expect(counts.requests).toBe(3)
})

test('[API-2] no POST is lost while our gateway ends as it does at a signal', async () => {
  const { server, post } = await world((_request, response) => response.end('{}'))
  const statuses: number[] = []
  let ended = false
  const send = async (): Promise<void> => {
    while (!ended) statuses.push(await post())
  }
  const senders = Array.from({ length: 8 }, send)
  await expect.poll(() => statuses.length).toBeGreaterThan(20)
  await drainServer(server, 500)
  // The calls stop before the listener does: a later one is refused, as without a gateway.
  ended = true
  await Promise.all(senders)
  server.close()
  expect(new Set(statuses)).toEqual(new Set([200]))
})
