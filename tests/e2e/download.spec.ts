import { devices } from '@playwright/test'
import { watchRequests } from './support/settle.ts'
import { text } from './support/texts.ts'
import { expect, settle, test } from './support/test.ts'

test(
  '[SCR-13] a desktop shows a QR code for the phone, which keeps the target of the address',
  { tag: '@desktop' },
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

for (const [device, own, other] of [
  ['iPhone 15', 'apps.apple.com', 'play.google.com'],
  ['Pixel 7', 'play.google.com', 'apps.apple.com'],
] as const) {
  test(`[SCR-13] ${device} shows its own store first`, { tag: '@phone' }, async ({ browser, baseURL }) => {
    const { defaultBrowserType: _, ...emulated } = devices[device]!
    const context = await browser.newContext({ ...emulated, baseURL })
    watchRequests(context)
    const page = await context.newPage()
    await page.goto('/en/download')
    await settle(page)
    const stores = page.getByRole('main').locator('a[href*="apps.apple.com"], a[href*="play.google.com"]')
    const shown = await stores
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(shown[0]).toContain(own)
    expect(shown.join(' ').includes(other), 'the other store is not in the way').toBe(false)
    await context.close()
  })
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
