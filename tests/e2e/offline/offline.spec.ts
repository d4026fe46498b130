import { expectFilesKept, expectKept, setOffline } from '../support/offline.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { weakNetwork, type WeakNetwork } from '../support/weak-network.ts'
import { logIn } from '../support/users.ts'
import { newBusyMember, newMember, WELCOME } from '../support/welcome.ts'

test.use({ serviceWorkers: 'allow' })

let network: WeakNetwork
test.beforeEach(async ({ complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR|WebSocket|Failed to fetch/)
  network = await weakNetwork()
})
test.afterEach(() => network.stop())

/** The banner of a copy, of any age. */
const sayings = /You’re seeing a copy from \d+ minutes? ago/

test(
  '[SCR-14] a visited page opens without a connection and shows when it was loaded',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await expectKept(page)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await setOffline(page, network, true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.getByRole('status').filter({ hasText: sayings })).toBeVisible()
    await setOffline(page, network, false)
    await page.reload()
    await settle(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-stored-minutes')
    await expect(page.getByRole('status').filter({ hasText: sayings })).toBeHidden()
  },
)

test(
  '[SCR-14][LOC-3] without a connection `/` opens the last home page, and an unseen page says so in its language',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto(`${network.origin}/ar`)
    await expectKept(page)
    await setOffline(page, network, true)
    await page.goto(network.origin)
    await expect(page).toHaveURL(`${network.origin}/ar`)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.goto(`${network.origin}/en/legal/terms`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'offline.title'))
    await setOffline(page, network, false)
    // The page asks for itself again, at once when the connection is back.
    await expect(page).toHaveURL(`${network.origin}/en/legal/terms`)
    await expect(page.getByRole('banner')).toBeVisible()
  },
)

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const)
  test(
    `[SCR-14][LOC-2] an unseen page has its own look and leads to kept pages, ${locale}, ${colorScheme}`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const path of ['/download', '']) {
        await page.goto(`${network.origin}/${locale}${path}`)
        await expectKept(page)
      }
      await setOffline(page, network, true)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.goto(`${network.origin}/${locale}/legal/terms`)
      expect(requests.filter((url) => !url.endsWith('/legal/terms'))).toEqual([])
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
      await expect(page.getByText(text(locale, 'offline.not_kept'))).toBeVisible()
      await expect(page.locator('#n')).toHaveText(/^[1-7]$/)
      await expectAccessible(page, `offline page in ${locale}`)
      await expectNoSideways(page, [320, 390, 1280], `offline page in ${locale}`)
      // An attempt without a connection keeps the page, and waits twice as long.
      await expect(page.locator('#n')).toHaveText(/^1[0-6]$/, { timeout: 30_000 })
      await expect(page.getByRole('listitem').getByRole('link')).toHaveAttribute('href', `/${locale}/download`)
      await page.locator(`a[href="/${locale}"]`).click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-stored-minutes', /^\d+$/)
    },
  )

test(
  '[SCR-14] the page that has no copy opens as soon as the connection is back',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto(`${network.origin}/en`)
    await expectKept(page)
    await setOffline(page, network, true)
    await page.goto(`${network.origin}/en/legal/terms`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'offline.title'))
    await setOffline(page, network, false)
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible({ timeout: 30_000 })
  },
)

test(
  '[SCR-14] an open page whose connection goes shows its age, and sharing waits with its reason',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await settle(page)
    const share = page.getByRole('button', { name: text('en', 'share.open'), exact: true })
    await share.scrollIntoViewIfNeeded()
    await expect(share).not.toHaveAttribute('aria-disabled', 'true')
    const figure = page.locator('[class*="figure"][class*="L"]').filter({ visible: true }).first()
    const colour = await figure.evaluate((element) => getComputedStyle(element).color)
    await setOffline(page, network, true)
    await expect(page.getByRole('status').filter({ hasText: text('en', 'offline.claims') })).toBeVisible()
    await expect(share).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(text('en', 'offline.share'))).toBeVisible()
    expect(await figure.evaluate((element) => getComputedStyle(element).color)).not.toBe(colour)
    await expectAccessible(page, 'open page without a connection')
    await setOffline(page, network, false)
    await expect(share).not.toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(text('en', 'offline.share'))).toBeHidden()
  },
)

test(
  '[SCR-14][AUTH-4] tasks and rewards are there without a connection, and a logout removes them',
  { tag: '@once' },
  async ({ page, context }) => {
    await logIn(context, await newBusyMember())
    await page.goto(`${network.origin}/en/rewards`)
    await settle(page)
    await expectFilesKept(page)
    const ready = page.getByRole('main').getByRole('heading', { name: text('en', 'rewards.ready') })
    await expect(ready).toBeVisible()
    await setOffline(page, network, true)
    await page.reload()
    await expect(ready).toBeVisible()
    await expect(page.getByRole('region', { name: text('en', 'rewards.list') })).toContainText(/5\s?USDT/)
    await expect(page.getByRole('status').filter({ hasText: sayings })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const requests = await (await caches.open('fanfare-answers')).keys()
      const bodies = await Promise.all(requests.map(async (one) => (await caches.match(one))?.text()))
      return JSON.stringify([requests.map(({ url, headers }) => [url, [...headers]]), bodies])
    })
    expect(kept).toContain('/answers/')
    expect(kept).not.toMatch(/bearer|authorization|X-SIG/i)

    await setOffline(page, network, false)
    await page.reload()
    await settle(page)
    await page.getByRole('button', { name: text('en', 'shell.account') }).click()
    await page.getByRole('button', { name: text('en', 'shell.log_out') }).click()
    await expect(page).toHaveURL(/\/en\/login/)
    expect(await page.evaluate(() => caches.has('fanfare-answers'))).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('fanfareClaims'))).toBeNull()
  },
)

test(
  '[SCR-14] the age of a copy counts on by the minute while a user’s page is open',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    await page.goto(`${network.origin}/en/rewards`)
    await settle(page)
    await expectFilesKept(page)
    await setOffline(page, network, true)
    await page.clock.install()
    await page.reload()
    await settle(page)
    const bar = page.getByRole('status').filter({ hasText: sayings })
    await expect(bar).toBeVisible()
    expect(await bar.textContent()).toMatch(/copy from [12] minutes? ago/)
    await page.clock.fastForward('30:00')
    await expect(bar).toContainText(/copy from 3[0-3] minutes ago/)
  },
)

test(
  '[SCR-14] a network that does not begin a page within 3 s shows its copy with its age',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await expectKept(page)
    network.delayMs = 8000
    const before = Date.now()
    await page.goto(`${network.origin}/en${WELCOME.path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(Date.now() - before).toBeLessThan(7500)
    await expect(page.locator('html')).toHaveAttribute('data-stored-minutes', /^\d+$/)
    network.delayMs = 0
    await expect(page.getByRole('status').filter({ hasText: sayings })).toBeVisible()
  },
)

test(
  '[API-3] on slow 3G a page comes alive, and a reward can be claimed',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    test.slow()
    await logIn(context, await newMember())
    network.delayMs = 1000
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    const claim = page.locator('[data-cta]').filter({ visible: true }).getByRole('button')
    await expect(claim).toBeEnabled({ timeout: 60_000 })
    await claim.click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 60_000 })
  },
)
