import type { Server } from 'node:http'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { createFront } from '#front/app.ts'
import { FrontTallies } from '#front/status/tallies.ts'
import { FaultProxy } from '#tests/faults/support/fault-proxy.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'

const MINUTE = 60_000

/** A front for one test: its connection to the real site can be cut and its clock can be moved. */
async function ownFront() {
  const site = await FaultProxy.start(Number(new URL(stack.siteOrigin).port))
  const clock = { ahead: 0 }
  const server: Server = createFront({
    gatewayOrigin: stack.gatewayOrigin,
    nextOrigin: site.origin,
    siteOrigin: stack.siteOrigin,
    live: false,
    development: false,
    frameAncestors: [],
    trustProxy: 0,
    foreignGateway: false,
    revalidateSecret: '',
    trackGatewayFreshness: false,
    rateLimit: false,
    warn: () => undefined,
    tallies: new FrontTallies(),
    now: () => Date.now(),
    monotonicNow: () => performance.now() + clock.ahead,
  })
  const { port, close } = await listen(server)
  const stop = async (): Promise<void> => {
    close()
    await site.stop()
  }
  return { url: `http://localhost:${port}`, site, clock, stop }
}

test('[SCR-14][UI-3] a visited page works and shows its age while the site renews none @phone', async ({
  page,
  complaints,
}) => {
  // Files that were not requested before the site stopped.
  complaints.expect(/Failed to load resource|Refused to execute script/)
  const front = await ownFront()
  const bar = page.getByText(text('ar', 'stored.line_minutes', { count: 12, value: '12' }))
  const heading = page.getByRole('heading', { level: 1 })
  try {
    await openPage(page, `${front.url}/ar/welcome-event`)
    const title = await heading.textContent()
    await expect(bar).toBeHidden()
    await front.site.set({ kind: 'down' })

    await test.step('an unseen page', async () => {
      const refused = await page.goto(`${front.url}/ar/rewards`)
      expect(refused?.status()).toBe(503)
      expect(refused?.headers()['retry-after']).toBe('5')
      await expect(heading).toHaveText(text('ar', 'unavailable.title'))
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    })
    await test.step('a visited page', async () => {
      front.clock.ahead = 12.5 * MINUTE
      const stored = await page.goto(`${front.url}/ar/welcome-event`)
      expect(stored?.status()).toBe(200)
      expect(stored?.headers()['x-stored-minutes']).toBe('12')
      await settle(page)
      await expect(bar).toBeInViewport()
      await expect(heading).toHaveText(title ?? '')
      await expect(page.getByRole('main')).toHaveCount(1)
    })
    await test.step('the site is back', async () => {
      await front.site.heal()
      // On a slow machine the first visitor may still get the old page while it is revalidated.
      await expect(async () => {
        front.clock.ahead += 6000
        await page.getByRole('link', { name: text('ar', 'offline.retry') }).click()
        await expect(bar).toBeHidden({ timeout: 1000 })
      }).toPass()
      expect(await page.locator('html').getAttribute('data-stored-minutes')).toBeNull()
      await page.goto(`${front.url}/ar/rewards`)
      await expect(heading).not.toHaveText(text('ar', 'unavailable.title'))
      await expect(page.getByRole('banner')).toBeVisible()
    })
  } finally {
    await front.stop()
  }
})
