import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publish } from './support/campaign.ts'
import { watchGrowth } from './support/memory.ts'
import { readPage } from './support/page.ts'
import { Stack, report } from './support/stack.ts'

/** Next waits 3 s for the gateway (D-29); the rest is for rendering six pages on two cores. */
const PAGE_MS = 4500
/** Six pages read three answers each, which are cut at 4 MiB and held as chunks, as one buffer and as text. */
const GROWTH_MIB = 250
/** Twice the time of one `/freshness` request of the front. */
const QUIET_MS = 8000

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start()
})
afterAll(() => stack?.stop())
afterEach(() => stack.heal())

const pidOf = (part: 'site' | 'front'): number => {
  const pid = stack.place.pidOf(part)
  if (pid === null) throw new Error(`${part} does not run`)
  return pid
}

test.each([0.2, 1, 20])(
  '[UI-3][GW-7] the gateway sends endless JSON at %d MB/s: pages answer in time, memory stays bounded, reads end',
  { tags: ['long'] },
  async (megabytes) => {
    const { nextToGateway, frontToGateway } = stack.links
    const campaigns = await Promise.all(Array.from({ length: 6 }, () => publish(stack.gatewayOrigin)))
    const growth = (['site', 'front'] as const).map((part) => watchGrowth(pidOf(part)))
    for (const link of [nextToGateway, frontToGateway])
      await link.set({ kind: 'endless', bytesPerSecond: megabytes * 1e6 })

    const pages = await Promise.all(campaigns.map(({ path }) => readPage(`${stack.url}/en${path}`)))
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 503))
    const slowest = Math.max(...pages.map(({ ms }) => ms))
    expect(slowest).toBeLessThan(PAGE_MS * stack.patience)

    await sleep(QUIET_MS)
    expect(nextToGateway.endless, 'reads without a visitor, besides /freshness').toBeLessThanOrEqual(1)
    const [site = 0, front = 0] = growth.map(({ stop }) => stop())
    report(`${megabytes} MB/s: slowest page ${Math.round(slowest)} ms, site +${site} MiB, front +${front} MiB`)
    expect(Math.max(site, front)).toBeLessThan(GROWTH_MIB)

    await stack.heal()
    await stack.recovers(`an endless answer at ${megabytes} MB/s`)
  },
)
