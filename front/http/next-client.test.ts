import { expect, test } from 'vitest'
import { createNextClient } from './next-client.ts'
import { serve } from '@fanfare/kernel/testing/serve.ts'

/** A Next that answers the first request of each connection and calls `then` for every other one. */
async function world(then: (socket: { resetAndDestroy: () => void }, nth: number) => void, onFirst = true) {
  const answered = new WeakSet<object>()
  let asked = 0
  const origin = await serve(({ socket }, response) => {
    asked += 1
    if (onFirst && !answered.has(socket)) {
      answered.add(socket)
      return void response.end('page')
    }
    then(socket, asked)
  })
  const next = createNextClient(origin, 'http://localhost:3000')
  return { ask: next.fetchNext, count: () => asked }
}

test('[D-29] a request on a kept-alive connection that Next closes is sent again on a new one', async () => {
  const { ask, count } = await world((socket) => socket.resetAndDestroy())
  for (let nth = 0; nth < 3; nth += 1) expect((await ask('/en', 1000)).body.toString()).toBe('page')
  expect(count(), 'one connection was closed').toBe(4)
})

test('[D-29] all requests succeed when Next has closed all kept-alive connections', async () => {
  const { ask } = await world((socket) => socket.resetAndDestroy())
  const many = () => Promise.all(Array.from({ length: 5 }, () => ask('/en', 1000)))
  await many()
  expect((await many()).map(({ body }) => body.toString())).toEqual(Array.from({ length: 5 }, () => 'page'))
})

test('[D-29] a request on a new connection that Next closes is not repeated', async () => {
  const { ask, count } = await world((socket) => socket.resetAndDestroy(), false)
  await expect(ask('/en', 1000)).rejects.toThrow()
  expect(count()).toBe(1)
})

test('[D-29] a request that times out is not repeated, on a kept-alive connection either', async () => {
  const { ask, count } = await world(() => undefined)
  await ask('/en', 1000)
  await expect(ask('/en', 100)).rejects.toThrow()
  expect(count()).toBe(2)
})
