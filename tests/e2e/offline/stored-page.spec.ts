import type { Server } from 'node:http'
import { createFront } from '#front/app.ts'
import { FrontTallies } from '#front/status/tallies.ts'
import { stack } from '../support/stack.ts'
import { switchableGateway, type SwitchableGateway } from '../support/switchable-gateway.ts'
import { text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'

const MINUTE = 60_000

/** A front for one test: its connection to the real site can be cut and its clock can be moved. */
async function ownFront() {
  const site: SwitchableGateway = await switchableGateway(stack.siteOrigin)
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
    await site.stop()
  }
  return { url: `http://localhost:${port}`, site, clock, stop }
}

for (const locale of LOCALES) {
  test.describe(`while the site cannot renew its pages, in ${locale}`, { tag: sizeOf(locale) }, () => {
    let front: Awaited<ReturnType<typeof ownFront>>
    test.beforeEach(async () => (front = await ownFront()))
    test.afterEach(() => front.stop())

    test('[SCR-14][UI-3] a visited page stays available, shows its age, becomes interactive, and is renewed when the site is back', async ({
      page,
      complaints,
      shot,
    }) => {
      // Files that were not requested before the site stopped.
      complaints.expect(/Failed to load resource|Refused to execute script/)
      const bar = page.getByText(text(locale, 'stored.line_minutes', { count: 12, value: '12' }))
      await page.goto(`${front.url}/${locale}/welcome-event`)
      await settle(page)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await expect(bar).toBeHidden()

      await front.site.stop()
      front.clock.ahead = 12.5 * MINUTE
      const stored = await page.reload()
      expect(stored?.status()).toBe(200)
      expect(stored?.headers()['x-stored-minutes']).toBe('12')
      await settle(page)
      await expect(bar).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect(page.getByRole('main')).toHaveCount(1)
      await shot(`stored-page-${locale}`)

      await front.site.start()
      // On a slow machine the first visitor may still get the old page while it is revalidated.
      await expect(async () => {
        front.clock.ahead += 6000
        await page.getByRole('link', { name: text(locale, 'offline.retry') }).click()
        await expect(bar).toBeHidden({ timeout: 1000 })
      }).toPass()
      expect(await page.locator('html').getAttribute('data-stored-minutes')).toBeNull()
    })

    test(
      '[SCR-14] the age counts on by the minute while a visitor has the page open',
      { tag: '@long' },
      async ({ page, complaints }) => {
        complaints.expect(/Failed to load resource/)
        await page.goto(`${front.url}/${locale}/welcome-event`)
        await settle(page)
        await front.site.stop()
        front.clock.ahead = 12.5 * MINUTE
        // A site that only cannot read the gateway still serves its files.
        await page.route('**/_next/static/**', async (route) => {
          const url = route.request().url().replace(front.url, stack.siteOrigin)
          await route.fulfill({ response: await route.fetch({ url }) })
        })
        await page.clock.install()
        await page.reload()
        await settle(page)
        await page.clock.fastForward('20:00')
        await expect(page.getByText(text(locale, 'stored.line_minutes', { count: 32, value: '32' }))).toBeVisible()
        await page.clock.fastForward('40:00')
        await expect(page.getByText(text(locale, 'stored.line_hours', { count: 1, value: '1' }))).toBeVisible()
      },
    )

    test(
      '[SCR-14] a page without a stored copy is an error page in the visitor’s language with a link to retry',
      { tag: '@long' },
      async ({ page, complaints, shot }) => {
        complaints.expect(/Failed to load resource/)
        await front.site.stop()
        const refused = await page.goto(`${front.url}/${locale}/rewards`)
        expect(refused?.status()).toBe(503)
        expect(refused?.headers()['retry-after']).toBe('5')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'unavailable.title'))
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await shot(`unavailable-${locale}`)
        await front.site.start()
        await page.getByRole('link', { name: text(locale, 'failure.retry') }).click()
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text(locale, 'unavailable.title'))
        await expect(page.getByRole('banner')).toBeVisible()
      },
    )

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      test('[SCR-14] the stored page shows its age as well', { tag: '@long' }, async ({ page, complaints }) => {
        complaints.expect(/Failed to load resource|Refused to apply style/)
        await page.goto(`${front.url}/${locale}`)
        await front.site.stop()
        front.clock.ahead = 180 * MINUTE
        await page.reload()
        await expect(page.getByText(text(locale, 'stored.line_hours', { count: 3, value: '3' }))).toBeVisible()
      })
    })
  })
}
