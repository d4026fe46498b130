import { devices, type Browser, type Page } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

/** Opens the page on a device that may use its clipboard. */
async function openOn(browser: Browser, device: 'Pixel 7' | 'iPhone 15', path: string, app = ''): Promise<Page> {
  const { defaultBrowserType: _, userAgent, ...emulated } = devices[device]!
  const context = await browser.newContext({
    ...emulated,
    userAgent: app ? userAgent.replace(/ Version.*/, app) : userAgent,
    baseURL: test.info().project.use.baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await openPage(page, path)
  return page
}
const stores = (page: Page) =>
  page.locator('a[href*="apps.apple.com"], a[href*="play.google.com"]').filter({ visible: true })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('[SCR-13][APP-4][AUTH-5] a phone shows its own store with the target and the invite code @phone', async ({
  browser,
}) => {
  const page = await openOn(browser, 'Pixel 7', '/en/download?vipCode=AURORA7&target=support-chat')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'download.target.support_chat'))
  await expect(main).toContainText('4.2.14')
  await expect(page.getByText(text('en', 'download.in_app_title'))).toBeHidden()
  const href = new URL((await main.locator('#stores a').getAttribute('href')) ?? '')
  expect(href.origin + href.pathname).toBe('https://play.google.com/store/apps/details')
  expect(href.searchParams.get('referrer')).toBe('vipCode=AURORA7&target=support-chat')
  await page.getByRole('button', { name: text('en', 'download.invite_copy') }).click()
  expect(await clipboard(page)).toBe('AURORA7')
  await page.context().close()
})

test('[SCR-13] a phone without its store or in another app has a way on @phone @long', async ({ browser }) => {
  const page = await openOn(browser, 'iPhone 15', '/en/download')
  const brand = await page.getByRole('banner').getByRole('link').first().innerText()
  await expect(page.getByText(text('en', 'download.no_store', { brand }))).toBeVisible()
  await expect(stores(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: text('en', 'download.browser_action') })).toBeVisible()
  await page.context().close()

  const app = ' Mobile/15E148 MicroMessenger/8.0.60'
  const inApp = await openOn(browser, 'iPhone 15', '/en/download?vipCode=AURORA7', app)
  await expect(inApp.getByText(text('en', 'download.in_app_title'))).toBeVisible()
  await expect(inApp.getByRole('img', { name: text('en', 'download.qr_label') })).toBeHidden()
  await inApp.getByRole('button', { name: text('en', 'download.copy_link') }).click()
  expect(await clipboard(inApp)).toMatch(/\/en\/download\?vipCode=AURORA7$/)
  await inApp.context().close()
})
