import { expect, test } from 'vitest'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, front } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'
const HOUR = 3_600_000

async function world() {
  const clock = { now: NOW, steady: 1000 }
  const { origin, asked, next } = await fakeNext(() => pageOf('first'))
  const port = await front({ nextOrigin: origin, now: () => clock.now, monotonicNow: () => clock.steady })
  return { clock, asked, next, get: () => ask(port, PAGE) }
}

test.each([
  ['back', -2 * HOUR],
  ['forward', 2 * HOUR],
])('[D-29] setting the wall clock %s two hours does not change the age of a page', async (_way, step) => {
  const { clock, asked, next, get } = await world()
  await get()
  next.answer = () => pageOf('second')
  clock.now += step
  clock.steady += 30_000
  expect((await get()).headers.age).toBe('30')
  expect(asked).toHaveLength(1)
  clock.now += 130_000
  clock.steady += 130_000
  expect((await get()).body).toBe(htmlOf('second'))
})

test('[D-29] a failed revalidation is retried in time, also when the wall clock was set back', async () => {
  const { clock, next, get } = await world()
  await get()
  next.answer = () => ({ status: 500 })
  clock.steady += 130_000
  expect((await get()).body).toBe(htmlOf('first'))
  next.answer = () => pageOf('mended')
  clock.now -= 2 * HOUR
  clock.steady += 6000
  expect((await get()).body).toBe(htmlOf('mended'))
})
