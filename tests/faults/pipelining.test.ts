import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchGrowth } from './support/memory.ts'
import { Stack, report } from './support/stack.ts'

const REQUESTS = 20_000
const P99_MS = 250
const GROWTH_MIB = 250
/** Between two pages of the other client. */
const PAUSE_MS = 10

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start()
})
afterAll(() => stack?.stop())

/** Sends all requests at once on one connection; counts the answers and lists their numbers in order. */
function pipelined(port: number, requestOf: (number: number) => string) {
  const state = { answers: 0, ended: false, order: [] as number[] }
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(Array.from({ length: REQUESTS }, (_, number) => requestOf(number)).join('')),
  )
  let rest = ''
  socket.on('data', (part: Buffer) => {
    const text = rest + part.toString('latin1')
    const heads = text.split('HTTP/1.1 ')
    rest = heads.pop() ?? ''
    for (const head of heads.slice(1)) take(head)
    rest = `HTTP/1.1 ${rest}`
  })
  const take = (answer: string): void => {
    state.answers += 1
    const number = /^location: \S*n=(\d+)/im.exec(answer)?.[1]
    if (number !== undefined) state.order.push(Number(number))
  }
  socket.on('error', () => undefined)
  socket.on('close', () => (state.ended = true))
  return { state, stop: () => socket.destroy() }
}

/** ms until a visitor on another connection has a cached page */
function pageTime(url: string, agent: Agent): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(performance.now() - began))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

test.each([
  ['a call of the gateway', () => 'GET /v1/if/health HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a cached page', () => 'HEAD /en HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a path that does not exist', () => 'HEAD /ops HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a redirect of Next', (number: number) => `HEAD /welcome-event?n=${number} HTTP/1.1\r\nHost: x\r\n\r\n`],
])(
  '[GW-7] 20,000 pipelined requests for %s: other visitors get pages in 250 ms, and memory stays limited',
  async (name, requestOf) => {
    const { port } = new URL(stack.url)
    const pid = stack.place.pidOf('front')
    if (pid === null) throw new Error('front does not run')
    const agent = new Agent({ keepAlive: true })
    for (let visit = 0; visit < 50; visit += 1) await pageTime(`${stack.url}/en`, agent)
    const growth = watchGrowth(pid)

    const { state, stop } = pipelined(Number(port), requestOf)
    const times: number[] = []
    const until = performance.now() + 4000
    while (performance.now() < until) {
      times.push(await pageTime(`${stack.url}/en`, agent))
      await sleep(PAUSE_MS)
    }
    stop()
    agent.destroy()
    const grown = growth.stop()
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity
    report(`${name}: ${state.answers} answers in 4 s, others' p99 ${Math.round(p99)} ms, front +${grown} MiB`)
    expect(state.answers).toBeGreaterThan(100)
    expect(state.order).toEqual(requestOf(1) === requestOf(2) ? [] : state.order.map((_, index) => index))
    expect(p99).toBeLessThan(P99_MS * stack.patience)
    expect(grown).toBeLessThan(GROWTH_MIB)
  },
)
