import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deadline } from '../testing/deadline.ts'
import { listen } from '../testing/listen.ts'
import { Watch } from '../testing/watch.ts'
import { drainServer } from './drain-server.ts'

type Seen = { status: number; connection: string | undefined; reused: boolean }

const ask = (port: number, agent: Agent): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const asking = get({ host: '127.0.0.1', port, agent }, (answer) => {
      const seen = {
        status: answer.statusCode ?? 0,
        connection: answer.headers.connection,
        reused: asking.reusedSocket,
      }
      text(answer).then(() => resolve(seen), reject)
    })
    asking.on('error', (error) => reject(Object.assign(error, { reused: asking.reusedSocket })))
  })

test('[GW-7] no request on a reused connection is reset while a server shuts down under load', async () => {
  const server = createServer((_request, response) => void sleep(Math.random() * 5).then(() => response.end('ok')))
  const { port } = await listen(server)
  const resets: unknown[] = []
  let answered = 0
  let isOver = false
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      await ask(port, agent).then(
        () => (answered += 1),
        (error: { reused: boolean }) => (error.reused ? resets.push(error) : (isOver = true)),
      )
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 20 }, client)
  await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(100)
  await drainServer(server, deadline(300))
  const closed = once(server, 'close')
  server.close()
  await closed
  await Promise.all(clients)
  expect(resets).toEqual([])
})

test('[GW-7] every answer of a server that shuts down closes its connection, also one under way', async () => {
  let answer = () => {}
  const server = createServer((request, response) => {
    if (request.url === '/') answer = () => response.end('ok')
  })
  const { port } = await listen(server)
  const agent = new Agent({ keepAlive: true })
  const asking = ask(port, agent)
  await once(server, 'request')
  const drained = drainServer(server, 5000, { untilUnused: true })
  answer()
  expect(await asking).toEqual({ status: 200, connection: 'close', reused: false })
  const watch = new Watch()
  await drained
  expect(watch.seconds, 'ends with the last connection').toBeLessThan(watch.limit(2))
  server.close()
})

test('[GW-7] new connections are taken for as long as the server drains', async () => {
  const server = createServer((_request, response) => response.end('ok'))
  const { port } = await listen(server)
  const drained = drainServer(server, 200)
  for (let time = 0; time < 5; time += 1) {
    expect(await ask(port, new Agent({ keepAlive: true }))).toMatchObject({ status: 200, connection: 'close' })
    await sleep(10)
  }
  await drained
  server.close()
})
