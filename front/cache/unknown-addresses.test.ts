import { Agent, request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { fakeNext, pageOf } from '../testing/fake-next.ts'
import { front } from '../testing/front-world.ts'

const ADDRESSES = runs(1000)
const AT_ONCE = 40
const MEGABYTE = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function memory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const FORMS = [
  (at: number) => `/en/events/made-up-${at}`,
  (at: number) => `/en/${at}?x=${at}`,
  (at: number) => `/_next/static/chunks/${at}.js`,
  (at: number) => `/de/welcome-event?vipCode=${at}`,
  (at: number) => `/static/%${(at % 90) + 10}/${at}`,
]

test('[D-29] thousands of unknown addresses take no memory', { timeout: 60_000 + ADDRESSES * 20 }, async () => {
  const { origin, asked } = await fakeNext((path) =>
    path.startsWith('/de/') || path.endsWith('/not-found')
      ? pageOf('x'.repeat(20_000))
      : { status: 404, headers: { 'content-type': 'text/html' }, body: 'no' },
  )
  const port = await front({ nextOrigin: origin })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      request({ port, path, host: '127.0.0.1', agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })
  const ask = async (from: number, to: number) => {
    let next = from
    const worker = async () => {
      while (next < to) {
        const at = (next += 1)
        const form = FORMS[at % FORMS.length]
        if (form) expect([200, 404]).toContain(await get(form(at)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    asked.length = 0
  }
  await ask(0, 500)
  const before = memory()
  await ask(500, 500 + ADDRESSES)
  expect(memory() - before).toBeLessThan(8 * MEGABYTE)
  agent.destroy()
})
