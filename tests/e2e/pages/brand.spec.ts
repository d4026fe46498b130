import type { Page } from '@playwright/test'
import { contrast } from '@fanfare/kernel/theme/contrast.ts'
import { toOklch } from '@fanfare/kernel/theme/oklch.ts'
import { startSite, type RunningSite } from '#tests/fixtures/e2e-site.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'

const LOGO = '/static/images/icon-maskable.svg'
const ACCENT = '#6D28D9'
/** Degrees: a colour of 8 bits per channel has not every hue. */
const HUE_SLACK = 5
let site: RunningSite

/** The computed value of a colour of the theme. */
const colorOf = (page: Page, name: string) =>
  page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name)

test.describe('a brand of its own', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    const brand = { BRAND_NAME: 'Northwind', BRAND_LOGO: LOGO, BRAND_ACCENT: ACCENT }
    site = await startSite({ RATE_LIMIT: 'off', CAPTCHA: 'off', ...brand })
  })
  test.afterAll(() => site?.stop())

  test('[SHELL-4] the home page has the name, the logo and the accent of the settings', async ({ page }) => {
    await page.goto(`${site.run.siteOrigin}/en`)
    await settle(page)
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
    await page.goto(`${site.run.siteOrigin}/en/welcome-event`)
    await settle(page)
    await expect(page).toHaveTitle(/Northwind$/)
    const [main, text] = [await colorOf(page, '--primary-main'), await colorOf(page, '--primary-contrastText')]
    expect(main.toUpperCase()).not.toBe(ACCENT)
    expect(Math.abs(toOklch(main).h - toOklch(ACCENT).h)).toBeLessThan(HUE_SLACK)
    expect(contrast(main, text)).toBeGreaterThanOrEqual(4.5)
    await expectAccessible(page, 'a brand in the dark')
  })

  test('[SHELL-4][SHELL-2] on a phone in Arabic the logo is in the header, and nothing leaves the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.run.siteOrigin}/ar`)
    await settle(page)
    await expect(page.getByRole('banner').locator('img')).toBeInViewport()
    await expectNoSideways(page, [320, 390], 'a brand in Arabic')
  })
})
