import { expect, test } from 'vitest'
import { trackGatewayFreshness } from './gateway-freshness.ts'

const NOW = 1_732_060_800_000
const HOUR = 3_600_000

/** A tracker that checks only when the test calls it; the site last read the gateway at `readAt`. */
async function world(readAt: number | null) {
  const clock = { now: NOW, steady: 500 * 1000 }
  const site = { readAt, status: 200 }
  const tracker = trackGatewayFreshness({
    fetchNext: async () => ({
      status: site.status,
      headers: {},
      body: Buffer.from(JSON.stringify({ readAt: site.readAt })),
    }),
    now: () => clock.now,
    monotonicNow: () => clock.steady,
  })
  tracker.stop()
  await tracker.check()
  const pass = (ms: number) => {
    clock.now += ms
    clock.steady += ms
  }
  const age = () => clock.steady - tracker.lastGatewayReadAt()
  return { clock, site, tracker, pass, age }
}

test('[D-29] the age of the last read grows until the site reads again', async () => {
  const { clock, site, tracker, pass, age } = await world(NOW - 7000)
  expect(age()).toBe(7000)
  pass(60_000)
  await tracker.check()
  expect(age()).toBe(67_000)
  pass(4000)
  site.readAt = clock.now - 1000
  await tracker.check()
  expect(age()).toBe(1000)
})

test.each([
  ['back', -2 * HOUR],
  ['forward', 2 * HOUR],
])('[D-29] setting the wall clock %s does not change the age of the last read', async (_way, step) => {
  const { clock, site, tracker, pass, age } = await world(NOW)
  pass(4000)
  clock.now += step
  await tracker.check()
  expect(age()).toBe(4000)
  pass(4000)
  site.readAt = clock.now - 3000
  await tracker.check()
  expect(age()).toBe(3000)
})

test('[D-29] a new read counts from the last check at the earliest, also when the wall clock was set', async () => {
  const { clock, site, tracker, pass, age } = await world(NOW)
  pass(4000)
  site.readAt = clock.now
  clock.now += 2 * HOUR
  await tracker.check()
  expect(age()).toBe(4000)
})

test('[D-29] without a first answer of the site the gateway counts as read just now', async () => {
  const { site, tracker } = await world(null)
  expect(tracker.lastGatewayReadAt()).toBe(Infinity)
  site.readAt = NOW
  site.status = 500
  await tracker.check()
  expect(tracker.lastGatewayReadAt()).toBe(Infinity)
})
