import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { NOW, askBytes, front } from '../testing/front-world.ts'

/** Text that brotli compresses better with more effort. */
const words = Array.from({ length: 300 }, () => randomBytes(3).toString('hex'))
const content = Array.from({ length: 6000 }, (_, at) => words[(at * at) % words.length]).join(' ')

test('a page that is read often is sent in fewer bytes, and clients with its earlier bytes still get 304', async () => {
  const { origin, asked } = await fakeNext(() => pageOf(content))
  const port = await front({ nextOrigin: origin })
  const get = (more = {}) => askBytes(port, '/en', { 'accept-encoding': 'br', ...more })
  const quick = await get()
  for (let visit = 0; visit < 25; visit += 1) await get()
  await expect.poll(async () => (await get()).body.length).toBeLessThan(quick.body.length)
  const best = await get()
  expect(brotliDecompressSync(best.body).toString()).toBe(htmlOf(content))
  expect(best.headers.etag).not.toBe(quick.headers.etag)
  const same = await get({ 'if-none-match': quick.headers.etag ?? '' })
  expect([same.body.length, same.headers.etag]).toEqual([0, quick.headers.etag])
  expect(asked).toEqual(['/en'])
})

test('a page that changes while it is read costs the most effort once in five minutes', async () => {
  const clock = { now: NOW }
  const { origin, next } = await fakeNext(() => pageOf(content))
  const port = await front({ nextOrigin: origin, now: () => clock.now })
  const get = () => askBytes(port, '/en', { 'accept-encoding': 'br' })
  const length = async () => (await get()).body.length
  const read = async () => {
    for (let visit = 0; visit < 45; visit += 1) await get()
  }
  const quick = await length()
  await read()
  await expect.poll(length).toBeLessThan(quick)

  next.answer = () => pageOf(`new ${content}`)
  clock.now += 200_000
  const renewed = await length()
  await read()
  // Longer than the compression takes.
  await sleep(1000)
  expect(await length()).toBe(renewed)

  clock.now += 101_000
  await read()
  await expect.poll(length).toBeLessThan(renewed)
})
