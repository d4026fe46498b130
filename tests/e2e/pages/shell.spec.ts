import type { Page } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, longUnless, openPage, test } from '../support/test.ts'

test('[SHELL-3][SHELL-4] in the phone menu a reader opens pages and chooses a lasting theme @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/en')
  const html = page.locator('html')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await expect(page.getByRole('contentinfo')).toContainText(text('en', 'shell.risk_disclosure'))
  const open = page.getByRole('button', { name: text('en', 'shell.menu') })
  const menu = page.getByRole('dialog', { name: text('en', 'shell.menu') })
  const turn = (key: string) => menu.getByRole('button', { name: text('en', key) }).click()
  await open.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await turn('shell.theme_to_dark')
  await expect(html).toHaveClass(/dark/)
  const dark = await ground()
  expect(dark).not.toBe(light)
  await menu.getByRole('link', { name: text('en', 'shell.nav_download') }).click()
  await expect(page).toHaveURL('/en/download')
  await expect(menu).toBeHidden()

  await page.goto('/ar')
  await expect(page.getByRole('contentinfo')).toContainText(text('ar', 'shell.risk_disclosure'))
  await expect(html).toHaveClass(/dark/)
  expect(await ground()).toBe(dark)
})

/** Clicks on the footer, `gap` ms apart by the times of the events, and a second after those before. */
const clickFooter = (page: Page, times: number, gap: number) =>
  page.getByRole('contentinfo').evaluate(
    (element: HTMLElement, [count, between]) => {
      const start = Number(element.dataset.clickedAt ?? performance.now()) + 1000
      for (let index = 0; index < count; index += 1) {
        const click = new MouseEvent('click', { bubbles: true })
        Object.defineProperty(click, 'timeStamp', { value: start + index * between })
        element.dispatchEvent(click)
      }
      element.dataset.clickedAt = String(start + count * between)
    },
    [times, gap] as const,
  )

test('[SHELL-5] more than five quick clicks on the footer show the build @phone @long', async ({ page }) => {
  await openPage(page, '/en/rewards')
  const label = page.getByRole('contentinfo').getByText('e2e-build', { exact: true })
  // Slow ones, and too few.
  await clickFooter(page, 7, 250)
  await clickFooter(page, 5, 20)
  await expect(label).toBeHidden()
  await clickFooter(page, 6, 20)
  await expect(label).toBeVisible()
})

test('[SHELL-5] the clicks on the footer of an untouched page count @phone @long', async ({ page }) => {
  await page.goto('/en/rewards', { waitUntil: 'domcontentloaded' })
  await clickFooter(page, 6, 20)
  await expect(page.getByRole('contentinfo').getByText('e2e-build', { exact: true })).toBeVisible()
})

test('[SHELL-1] the first click of a person shows the bar before the document comes @desktop @long', async ({
  page,
}) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/en/download', async (route) => {
    await promise
    await route.continue()
  })
  const isShown = await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/en/download"]')?.click()
    return 'leaving' in document.documentElement.dataset
  })
  expect(isShown).toBe(true)
  resolve()
  await expect(page).toHaveURL('/en/download')
})

test('[SHELL-2] the skip link has the first keyboard focus and leads to the content @desktop', async ({ page }) => {
  await page.goto('/en/welcome-event')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: text('en', 'shell.skip_to_content') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/welcome-event#main')
})

test('[SHELL-1] a progress bar shows while a page opens, and then disappears @desktop @long', async ({ page }) => {
  await openPage(page, '/en')
  await page.route('**/en/**_rsc=*', async (route) => {
    // The next page comes when the bar has been seen.
    await page.locator('#nprogress').waitFor({ state: 'attached' })
    await route.continue()
  })
  await page.evaluate(() => {
    const seen = { bars: 0 }
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.id === 'nprogress') seen.bars += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
  const bars = () => page.evaluate(() => (window as unknown as { seen: { bars: number } }).seen.bars)
  const expectBars = async (count: number, path: string) => {
    await expect(page).toHaveURL(path)
    await expect.poll(bars, `${count}. navigation, to ${path}`).toBe(count)
    await expect(page.locator('#nprogress')).toHaveCount(0)
  }
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: text('en', 'shell.nav_download') }).click()
  await expectBars(1, '/en/download')
  await page.goBack()
  await expectBars(2, '/en')
  await page.goForward()
  await expectBars(3, '/en/download')
  // As after a login, or a task's action: `router.push`.
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } }
    next.router.push('/en/rewards')
  })
  await expectBars(4, '/en/rewards')
})

for (const [locale, families] of [
  ['en', ['Geologica Variable']],
  ['ar', ['Geologica Variable', 'Vazirmatn Variable']],
  ['ja', ['Geologica Variable']],
] as const) {
  const tag = ['@once', ...longUnless(locale === 'en')]
  test(`a page in ${locale} is drawn before its fonts, and loads each once`, { tag }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
    })
    await openPage(page, `/${locale}/welcome-event`)
    // Chromium keeps a page white for a moment while a font of its head arrives.
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0)
    expect(asked).toEqual([...new Set(asked)])
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    )
    expect(loaded).toEqual(expect.arrayContaining([...families]))
  })
}
