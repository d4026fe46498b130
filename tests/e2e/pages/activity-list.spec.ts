import type { Page } from '@playwright/test'
import { contrast } from '@fanfare/kernel/theme/contrast.ts'
import { toOklch } from '@fanfare/kernel/theme/oklch.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { startSite, type RunningSite } from '#tests/fixtures/e2e-site.ts'
import { publishOn } from '../support/gateway.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { text, type TestLocale } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'

const LOGO = '/static/images/icon-maskable.svg'
const ACCENT = '#6D28D9'
/** Degrees: a colour of 8 bits per channel has not every hue. */
const HUE_SLACK = 5
const CUPS = 250
const CARDS_A_PAGE = 36
/** Cards behind the button: a wide screen has three rows of three. */
const LATE = CARDS_A_PAGE - 9
const titled = (title: string) => ({ title, rules: 'Be fair.', tasks: { trade: { title: 'Trade' } } })

/** Has 250 ongoing activities and one ended, which no other test has on its home page, and a brand of its own. */
let site: RunningSite

/** The computed value of a colour of the theme. */
const colorOf = (page: Page, name: string) =>
  page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name)

const open = (page: Page, path: string) => openPage(page, site.run.siteOrigin + path)
const field = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.getByRole('main').locator('article').filter({ visible: true })
const queryOf = (page: Page) => new URL(page.url()).search
const found = (locale: TestLocale, count: number, search: string) =>
  text(locale, 'activity.search_found', { count, value: String(count), search: `\u2068${search}\u2069` })

test.describe('a brand with 250 activities @once', () => {
  // One site for all of them.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    const brand = { BRAND_NAME: 'Northwind', BRAND_LOGO: LOGO, BRAND_ACCENT: ACCENT }
    site = await startSite({ SEED: 'none', RATE_LIMIT: 'off', CAPTCHA: 'off', ...brand })
    for (let index = 0; index < CUPS; index += 1)
      await publishOn(
        site.run,
        activityInput({
          alias: `cup-${index}`,
          endTime: `+${10 + (index % 40)}d 00:00`,
          texts: { en: titled(`Trading cup ${index}`), ar: titled(`كأس التداول ${index}`) },
        }),
      )
    await publishOn(
      site.run,
      activityInput({
        alias: 'old-lodz',
        startTime: '-9d 00:00',
        endTime: '-3d 00:00',
        texts: { en: titled('Łódź harvest'), ar: titled('حصاد لودز') },
      }),
    )
  })
  test.afterAll(() => site?.stop())

  test('[SCR-1][API-4] the search follows the typing, its address can be shared, and Back leaves it without a reload', async ({
    page,
  }) => {
    await open(page, '/en')
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/activity/list')) asked.push(request.url())
    })
    await field(page).pressSequentially('49 CUP', { delay: 20 })
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByText(found('en', 3, '49 CUP'))).toBeVisible()
    expect(queryOf(page)).toBe('?search=49+CUP')
    expect(asked.length, 'one call for several keys').toBe(1)
    await field(page).press('ControlOrMeta+a')
    await field(page).pressSequentially('trading 149')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Trading cup 149')

    await page.goBack()
    await expect(field(page)).toHaveValue('')
    expect(queryOf(page)).toBe('')
    await expect(cards(page)).not.toHaveCount(1)
    await page.goForward()
    await expect(field(page)).toHaveValue('trading 149')
    await expect(cards(page)).toHaveCount(1)
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)

    await open(page, '/en?search=trading+149')
    await expect(field(page)).toHaveValue('trading 149')
    await expect(cards(page)).toContainText('Trading cup 149')
  })

  test('[SCR-1][UI-3] a search without matches in its tab leads to the tab that has some', async ({ page }) => {
    await open(page, '/en')
    await field(page).fill('lodz')
    await expect(page.getByRole('main')).toContainText(
      text('en', 'activity.search_none_title', { search: '\u2068lodz\u2069' }),
    )
    const ended = text('en', 'state.ended')
    await page.getByRole('button', { name: text('en', 'activity.search_elsewhere', { tab: ended }) }).click()
    await expect(cards(page)).toContainText('Łódź harvest')
    expect(queryOf(page)).toBe('?search=lodz&status=ENDED')
    await page.getByRole('link', { name: text('en', 'state.ongoing') }).click()
    await page.getByRole('button', { name: text('en', 'activity.search_clear') }).click()
    await expect(field(page)).toHaveValue('')
    expect(queryOf(page)).toBe('')
  })

  test('[SCR-1] 250 activities are shown in pages, each once, and a page has an address', async ({ page }) => {
    await open(page, '/en')
    const main = page.getByRole('main')
    const titles = async () => (await cards(page).getByRole('heading').allInnerTexts()).map((title) => title.trim())
    await expect(main.getByRole('link', { name: /^Ongoing/ })).toContainText(String(CUPS))
    await main
      .getByRole('button', { name: text('en', 'activity.show_more', { count: LATE, value: String(LATE) }) })
      .click()
    await expect(cards(page)).toHaveCount(CARDS_A_PAGE)
    const seen = new Set(await titles())
    await main.getByRole('button', { name: text('en', 'activity.next_page') }).click()
    for (let at = 2; at <= Math.ceil(CUPS / CARDS_A_PAGE); at += 1) {
      await expect(page).toHaveURL(new RegExp(`page=${at}$`))
      const first = (at - 1) * CARDS_A_PAGE
      const last = Math.min(CUPS, first + CARDS_A_PAGE)
      const range = text('en', 'activity.page_range', { first: first + 1, last, total: CUPS })
      await expect(main.getByRole('status').filter({ hasText: range })).toBeVisible()
      await expect(cards(page)).toHaveCount(last - first)
      for (const title of await titles()) seen.add(title)
      const next = main.getByRole('button', { name: text('en', 'activity.next_page') })
      if (last === CUPS) await expect(next).toHaveAttribute('aria-disabled', 'true')
      else await next.click()
    }
    expect(seen.size).toBe(CUPS)
    await page.goBack()
    await expect(page).toHaveURL(/page=6$/)
    await expect(cards(page)).toHaveCount(CARDS_A_PAGE)
    await open(page, '/en?page=99')
    await main.getByRole('button', { name: text('en', 'activity.first_page') }).click()
    expect(queryOf(page)).toBe('')
  })

  test('[SCR-1][LOC-2][SHELL-2] results and pages fit a narrow screen and look right', async ({ page }) => {
    const word = 'كاس ٢٤'
    await open(page, `/ar?search=${encodeURIComponent(word)}`)
    await expect(page.getByText(found('ar', 13, word))).toBeVisible()
    await expectAccessible(page, 'search')
    await expectNoSideways(page, [320], 'results')
    await open(page, '/ar?page=2')
    await expect(cards(page)).toHaveCount(CARDS_A_PAGE)
    await expectNoSideways(page, [320], 'results')
  })

  test('[SCR-2] without an activity for new users the page shows the activities that are open now', async ({
    page,
  }) => {
    await open(page, '/en/welcome-event')
    const main = page.getByRole('main')
    await expect(main).toContainText(text('en', 'activity.no_welcome_message'))
    await expect(main.getByRole('listitem').getByRole('link', { name: /^Trading cup/ })).toHaveCount(3)
  })

  test('[SHELL-4] the home page has the name, the logo and the accent of the settings', async ({ page }) => {
    await open(page, '/en')
    await expect(page).toHaveTitle('Activities and rewards at Northwind')
    for (const place of ['banner', 'contentinfo'] as const) {
      const brand = page.getByRole(place).getByRole('link', { name: 'Northwind' })
      const logo = brand.locator('img')
      await expect(logo).toHaveAttribute('src', LOGO)
      expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
      expect((await logo.boundingBox())?.height).toBe(28)
    }
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', LOGO)
    expect((await colorOf(page, '--primary-main')).toUpperCase()).toBe(ACCENT)
  })

  for (const form of ['login', 'register'])
    test(`[SCR-12][AUTH-6] without a captcha (CAPTCHA=off) the ${form} form has no box for it`, async ({ page }) => {
      await page.goto(`${site.run.siteOrigin}/en/${form}`)
      const box = page.getByRole('checkbox', { name: text('en', 'account.captcha_idle') })
      await expect(page.getByLabel(text('en', 'account.password'), { exact: true })).toBeVisible()
      await expect(box).toHaveCount(0)
      await settle(page)
      await expect(page.locator('form button[type=submit]')).toBeVisible()
      await expect(box).toHaveCount(0)
    })

  test('[SHELL-4] the accent is readable in the dark as well, where it is raised', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/en/activity/competition/cup-1')
    await expect(page).toHaveTitle(/Northwind$/)
    const [main, words] = [await colorOf(page, '--primary-main'), await colorOf(page, '--primary-contrastText')]
    expect(main.toUpperCase()).not.toBe(ACCENT)
    expect(Math.abs(toOklch(main).h - toOklch(ACCENT).h)).toBeLessThan(HUE_SLACK)
    expect(contrast(main, words)).toBeGreaterThanOrEqual(4.5)
    await expectAccessible(page, 'a brand in the dark')
  })

  test('[SHELL-4][SHELL-2] on a phone in Arabic the logo is in the header, and nothing leaves the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/ar')
    await expect(page.getByRole('banner').locator('img')).toBeInViewport()
    await expectNoSideways(page, [320, 390], 'a brand in Arabic')
  })
})
