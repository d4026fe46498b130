import { expect } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { report } from '#tests/lifecycle/support/processes.ts'
import { publish } from './support/campaign.ts'
import { watchGrowth } from './support/memory.ts'
import { readPage } from './support/page.ts'
import { test } from './support/stack.ts'

/** Next waits 3 s for the gateway (D-29); the rest is for rendering six pages on two cores. */
const PAGE_SECONDS = 4.5
/** Six pages read three answers each, which are cut at 4 MiB and held as chunks, as one buffer and as text. */
const GROWTH_MIB = 250

test.for([0.2, 1, 20])(
  '[UI-3][GW-7] the gateway sends endless JSON at %d MB/s: pages answer in time, memory stays bounded, reads end',
  { tags: ['long'] },
  async (megabytes, { stack }) => {
    const { nextToGateway, frontToGateway } = stack.links
    const campaigns = await Promise.all(Array.from({ length: 6 }, () => publish(stack.gatewayOrigin)))
    const growth = (['site', 'front'] as const).map((part) => watchGrowth(stack.place.running(part)))
    for (const link of [nextToGateway, frontToGateway])
      await link.set({ kind: 'endless', bytesPerSecond: megabytes * 1e6 })

    const watch = new Watch()
    const pages = await Promise.all(campaigns.map(({ path }) => readPage(`${stack.url}/en${path}`)))
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 503))
    const slowest = Math.max(...pages.map(({ ms }) => ms))
    expect(slowest / 1000).toBeLessThan(watch.limit(PAGE_SECONDS, slowest / 1000))

    // One may be a request of the front for /freshness.
    await expect.poll(() => nextToGateway.endless, { message: 'reads without a visitor' }).toBeLessThanOrEqual(1)
    const [site = 0, front = 0] = growth.map(({ stop }) => stop())
    report(`${megabytes} MB/s: slowest page ${Math.round(slowest)} ms, site +${site} MiB, front +${front} MiB`)
    expect(Math.max(site, front)).toBeLessThan(GROWTH_MIB)

    await stack.heal()
    await stack.recovers(`an endless answer at ${megabytes} MB/s`)
  },
)
