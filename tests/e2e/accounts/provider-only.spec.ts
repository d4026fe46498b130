import type { Page } from '@playwright/test'
import { entry, startExchange } from '../support/exchange.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { text, type TestLocale } from '../support/texts.ts'

// A site whose users sign in at the exchange alone.
let exchange: Awaited<ReturnType<typeof startExchange>>

test.beforeAll(async () => {
  exchange = await startExchange({ BUILT_IN_ACCOUNTS: 'off', CAPTCHA: 'on' })
  exchange.become('only-here')
})
test.afterAll(() => exchange?.stop())

/** Everything that a page of the account offers beside the button: fields, forms, and calls for a captcha. */
async function expectEntryAlone(page: Page, locale: TestLocale): Promise<void> {
  await expect(entry(page, locale)).toHaveCount(1)
  await expect(entry(page, locale)).toBeVisible()
  await expect(page.locator('#main :is(form, input, button)')).toHaveCount(0)
  await expect(page.locator('#main a[href*="password"]')).toHaveCount(0)
}

test('[AUTH-5] without built-in accounts the exchange alone signs users in @desktop @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/)
  const { origin } = exchange.site
  const challenges: string[] = []
  page.on('request', (request) => void (request.url().includes('/captcha/') && challenges.push(request.url())))
  for (const [key, path] of [
    ['shell.register', 'register'],
    ['shell.log_in', 'login'],
  ] as const) {
    await page.goto(`${origin}/ar/${path}`)
    await expectEntryAlone(page, 'ar')
    // Also once the page has its code.
    await settle(page)
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await settle(page)
    await expectEntryAlone(page, 'ar')

    await openPage(page, `${origin}/en/account`)
    await expect(page.locator('#main')).toContainText(text('en', 'my_data.text'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('en', key), exact: true })
      .click()
    await page.waitForURL((url) => url.pathname === `/en/${path}`)
    await expectEntryAlone(page, 'en')
  }
  await entry(page, 'en').click()
  await page.waitForURL((url) => url.origin === origin && !url.pathname.endsWith('/login'))
  expect(challenges).toEqual([])

  await page.goto(`${origin}/en/account`)
  await expect(page.locator('#main').getByText('only-here@mail.example')).toBeVisible()
  await settle(page)
  // Neither a password nor a second factor, and no column without a section.
  await expect(page.locator('#main input')).toHaveCount(0)
  const [left, right] = await page
    .locator('#main section')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()))
  expect(left?.top).toBe(right?.top)
  expect(right!.right - left!.left).toBeGreaterThan(1100)
  for (const path of ['forgot-password', 'reset-password'])
    expect((await page.goto(`${origin}/en/${path}`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: text('en', 'not_found.title') })).toBeVisible()
})
