// @module-tag long
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { report } from '#tests/lifecycle/support/processes.ts'
import { watchGrowth } from './support/memory.ts'
import { type Stack, test } from './support/stack.ts'

const REQUESTS = 20_000
/** Answers that a flood gets while another visitor waits for a page: its fair share is some turns of the event loop. */
const MOST_BEFORE = 1_000
const GROWTH_MIB = 250
/** Pages of the other visitor during a flood. */
const PAGES = 100
/** Pause between two pages of the other client, ms. */
const PAUSE_MS = 10

/** Sends every request at once on one connection; counts the answers, and collects the numbers in them in their order. */
function pipelined(port: number, requestOf: (number: number) => string, requests = REQUESTS) {
  const state = { answers: 0, ended: false, order: [] as number[] }
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(Array.from({ length: requests }, (_, number) => requestOf(number)).join('')),
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

/** A cached page for another visitor on his own connection. */
function openPage(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
      answer.on('error', reject)
    }).on('error', reject)
  })
}

/** Counts what is answered before the pages of another visitor, while each of these connections sends its requests at once. */
async function floodedBy(
  stack: Stack,
  name: string,
  connections: { requestOf: (number: number) => string; requests: number }[],
) {
  const { port } = new URL(stack.url)
  const agent = new Agent({ keepAlive: true })
  for (let visit = 0; visit < 50; visit += 1) await openPage(`${stack.url}/en`, agent)
  const growth = watchGrowth(stack.place.running('front'))
  const flood = connections.map(({ requestOf, requests }) => pipelined(Number(port), requestOf, requests))
  const answered = () => flood.reduce((sum, { state }) => sum + state.answers, 0)
  const before: number[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const at = answered()
    await openPage(`${stack.url}/en`, agent)
    before.push(answered() - at)
    await sleep(PAUSE_MS)
  }
  const answers = answered()
  for (const { stop } of flood) stop()
  agent.destroy()
  const grown = growth.stop()
  const most = Math.max(...before)
  report(`${name}: ${answers} answers, ${most} before one page at most, front +${grown} MiB`)
  expect(answers).toBeGreaterThan(100)
  expect(most).toBeLessThan(MOST_BEFORE)
  expect(grown).toBeLessThan(GROWTH_MIB)
  return flood.map(({ state }) => state.order)
}

test.for<[string, (number: number) => string]>([
  ['a call of the gateway', () => 'GET /v1/if/health HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a cached page', () => 'HEAD /en HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a path that does not exist', () => 'HEAD /ops HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a redirect of Next', (number: number) => `HEAD /welcome-event?n=${number} HTTP/1.1\r\nHost: x\r\n\r\n`],
])(
  '[GW-7] 20,000 requests at once on one connection, each for %s: other visitors get pages between them, memory stays bounded',
  async ([name, requestOf], { stack }) => {
    const [order = []] = await floodedBy(stack, name, [{ requestOf, requests: REQUESTS }])
    expect(order).toEqual(requestOf(1) === requestOf(2) ? [] : order.map((_, index) => index))
  },
)

test('[GW-7] 40 connections with 1,500 requests each at once: other visitors get pages between them, memory stays bounded', async ({
  stack,
}) => {
  const list = 'GET /v1/activity/list?pageIndex=0&pageSize=20 HTTP/1.1\r\nHost: x\r\n\r\n'
  const crowd = Array.from({ length: 40 }, () => ({ requestOf: () => list, requests: 1500 }))
  await floodedBy(stack, '40 connections', crowd)
})
