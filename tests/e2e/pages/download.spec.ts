import { devices } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, longUnless, settle, test } from '../support/test.ts'

test(
  '[SCR-13] a desktop shows a QR code for the phone, which keeps the target of the address',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/en/download')
    await settle(page)
    const code = page.getByRole('img', { name: text('en', 'download.qr_label') })
    await expect(code).toBeVisible()
    const plain = await code.innerHTML()
    await page.goto('/en/download?vipCode=AURORA7&target=copyTrade')
    await expect(page.getByRole('main')).toContainText('AURORA7')
    await expect.poll(() => code.innerHTML()).not.toBe(plain)
  },
)

for (const [device, shown] of [
  ['Pixel 7', 'play.google.com/store/apps/details?id='],
  ['iPhone 15', null],
] as const) {
  test(
    shown
      ? `[SCR-13] ${device} shows its own store`
      : `[SCR-13] ${device}, for whose store the deployment names no app, gets no button but a way in the browser`,
    { tag: ['@phone', ...longUnless(shown !== null)] },
    async ({ browser, baseURL }) => {
      const { defaultBrowserType: _, ...emulated } = devices[device]!
      const context = await browser.newContext({ ...emulated, baseURL })
      const page = await context.newPage()
      await page.goto('/en/download')
      await settle(page)
      const main = page.getByRole('main')
      const stores = page.locator('a[href*="apps.apple.com"], a[href*="play.google.com"]').filter({ visible: true })
      const brand = await page.getByRole('banner').getByRole('link').first().innerText()
      const none = main.getByText(text('en', 'download.no_store', { brand }))
      if (shown) {
        expect(await stores.first().getAttribute('href')).toContain(shown)
        await expect(none).toHaveCount(0)
      } else {
        await expect(none).toBeVisible()
        await expect(stores).toHaveCount(0)
        await expect(main.getByRole('link', { name: text('en', 'download.browser_action') })).toBeVisible()
      }
      await context.close()
    },
  )
}

test(
  '[SCR-13][APP-4] a target that works in the app alone leads to the download page, which names it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/en/download?target=supportChat')
    await settle(page)
    await expect(page.getByRole('main')).toContainText('4.2.14')
  },
)

test(
  '[SCR-13][AUTH-5] the store of Android receives the invite code and the target; the invite code can be copied',
  { tag: ['@once', '@long'] },
  async ({ browser, baseURL }) => {
    const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']!
    const context = await browser.newContext({ ...pixel, baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto('/en/download?vipCode=AURORA7&target=contract-btcusdt')
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'download.target.contract'))
    const store = page.getByRole('main').locator('#stores a')
    const href = new URL((await store.getAttribute('href')) ?? '')
    expect(href.searchParams.get('referrer')).toBe('vipCode=AURORA7&target=contract-btcusdt')
    await page.getByRole('button', { name: text('en', 'download.invite_copy') }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AURORA7')
    await context.close()
  },
)

test(
  '[SCR-13] inside another app the page asks for the browser and offers its link, which keeps the invite code',
  { tag: ['@once', '@long'] },
  async ({ browser, baseURL }) => {
    const { defaultBrowserType: _, userAgent, ...iphone } = devices['iPhone 15']!
    const context = await browser.newContext({
      ...iphone,
      userAgent: `${userAgent.replace(/ Version.*/, '')} Mobile/15E148 MicroMessenger/8.0.60`,
      baseURL,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    await page.goto('/en/download?vipCode=AURORA7')
    await settle(page)
    await expect(page.getByText(text('en', 'download.in_app_title'))).toBeVisible()
    await expect(page.getByRole('img', { name: text('en', 'download.qr_label') })).toBeHidden()
    await page.getByRole('button', { name: text('en', 'download.copy_link') }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/download\?vipCode=AURORA7$/)
    await context.close()
  },
)

test('[SCR-13] an ordinary browser is not asked for another one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/download')
  await settle(page)
  await expect(page.getByText(text('en', 'download.in_app_title'))).toBeHidden()
})
