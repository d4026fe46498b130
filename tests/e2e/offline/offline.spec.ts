import { expectFilesKept, expectKept, setOffline } from '../support/offline.ts'
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
    await page.getByRole('link', { name: text('en', 'offline.try_now') }).click()
    await expect(page.getByRole('banner')).toBeVisible()
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
