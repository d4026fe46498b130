import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createNextClient } from './next-client.ts'
import { listen } from '../testing/front-world.ts'

/** Next that answers the first request of each connection and does `then` with every other one. */
async function world(then: (socket: { resetAndDestroy: () => void }, nth: number) => void, onFirst = true) {
  const answered = new WeakSet<object>()
  let asked = 0
  const server = createServer(({ socket }, response) => {
    asked += 1
    if (onFirst && !answered.has(socket)) {
      answered.add(socket)
      return void response.end('page')
    }
    then(socket, asked)
  })
  const next = createNextClient(`http://127.0.0.1:${await listen(server)}`, 'http://localhost:3000')
  return { ask: next.ask, count: () => asked }
}

test('[SCR-14] a kept connection that ends just as it is used again costs nothing', async () => {
  const { ask, count } = await world((socket) => socket.resetAndDestroy())
  for (let nth = 0; nth < 3; nth += 1) expect((await ask('/en', 1000)).body.toString()).toBe('page')
  expect(count(), 'one connection was over').toBe(4)
})

test('[SCR-14] of many kept connections that all ended, one costs no more than another', async () => {
  const { ask } = await world((socket) => socket.resetAndDestroy())
  const many = () => Promise.all(Array.from({ length: 5 }, () => ask('/en', 1000)))
  await many()
  expect((await many()).map(({ body }) => body.toString())).toEqual(Array.from({ length: 5 }, () => 'page'))
})

test('[SCR-14] a Next that breaks a new connection off is asked once', async () => {
  const { ask, count } = await world((socket) => socket.resetAndDestroy(), false)
  await expect(ask('/en', 1000)).rejects.toThrow()
  expect(count()).toBe(1)
})

test('[SCR-14] a Next that is slow is asked once, on a kept connection too', async () => {
  const { ask, count } = await world(() => undefined)
  await ask('/en', 1000)
  await expect(ask('/en', 100)).rejects.toThrow()
  expect(count()).toBe(2)
})
