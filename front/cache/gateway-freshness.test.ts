import { expect, test } from 'vitest'
import { trackGatewayFreshness } from './gateway-freshness.ts'

const NOW = 1_732_060_800_000
const HOUR = 3_600_000

/** A watch that looks when it is told to, before a site that read the gateway at `readAt`. */
async function world(readAt: number | null) {
  const clock = { now: NOW, steady: 500 * 1000 }
  const site = { readAt, status: 200 }
  const watch = trackGatewayFreshness({
    ask: async () => ({ status: site.status, headers: {}, body: Buffer.from(JSON.stringify({ readAt: site.readAt })) }),
    now: () => clock.now,
    monotonicNow: () => clock.steady,
  })
  watch.stop()
  await watch.look()
  const pass = (ms: number) => {
    clock.now += ms
    clock.steady += ms
  }
  const age = () => clock.steady - watch.lastGatewayReadAt()
  return { clock, site, watch, pass, age }
}

test('[SCR-14] the age of the last reading grows until there is a new one', async () => {
  const { clock, site, watch, pass, age } = await world(NOW - 7000)
  expect(age()).toBe(7000)
  pass(60_000)
  await watch.look()
  expect(age()).toBe(67_000)
  pass(4000)
  site.readAt = clock.now - 1000
  await watch.look()
  expect(age()).toBe(1000)
})

test.each([
  ['back', -2 * HOUR],
  ['forward', 2 * HOUR],
])('[SCR-14] a clock that is set %s makes the last reading neither older nor younger', async (_way, step) => {
  const { clock, site, watch, pass, age } = await world(NOW)
  pass(4000)
  clock.now += step
  await watch.look()
  expect(age()).toBe(4000)
  pass(4000)
  site.readAt = clock.now - 3000
  await watch.look()
  expect(age()).toBe(3000)
})

test('[SCR-14] a new reading was made after the last look, whatever the clock says by now', async () => {
  const { clock, site, watch, pass, age } = await world(NOW)
  pass(4000)
  site.readAt = clock.now
  clock.now += 2 * HOUR
  await watch.look()
  expect(age()).toBe(4000)
})

test('[SCR-14] before anything is known there is no trouble', async () => {
  const { site, watch } = await world(null)
  expect(watch.lastGatewayReadAt()).toBe(Infinity)
  site.readAt = NOW
  site.status = 500
  await watch.look()
  expect(watch.lastGatewayReadAt()).toBe(Infinity)
})
