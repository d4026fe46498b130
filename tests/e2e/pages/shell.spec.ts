import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/check-page.ts'
import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'

test('[SHELL-4] the phone menu opens, closes by Escape, and opens a page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en')
  const open = page.getByRole('button', { name: text('en', 'shell.menu') })
  const menu = page.getByRole('dialog', { name: text('en', 'shell.menu') })
  await open.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: text('en', 'shell.nav_download') }).click()
  await expect(page).toHaveURL('/en/download')
  await expect(menu).toBeHidden()
})

test('[SHELL-4] inside the app the header and footer are hidden', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/welcome-event?hideNav=1')
  await settle(page)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[SHELL-4] the footer shows the risk text on every page', async ({ page }) => {
  for (const [locale, path] of [
    ['en', ''],
    ['ar', '/login'],
  ] as const) {
    await page.goto(`/${locale}${path}`)
    await expect(page.getByRole('contentinfo')).toContainText(text(locale, 'shell.risk_disclosure'))
  }
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

test(
  '[SHELL-5] more than five quick clicks on the footer show the build, slow ones do not',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en')
    await settle(page)
    const label = page.getByRole('contentinfo').getByText('e2e-build', { exact: true })
    await clickFooter(page, 7, 250)
    await clickFooter(page, 5, 20)
    await expect(label).toBeHidden()
    await clickFooter(page, 6, 20)
    await expect(label).toBeVisible()
  },
)

test(
  '[SHELL-5][ANA-3] the debug panel loads at the sixth click, shows this page and no token',
  { tag: '@long' },
  async ({ page, context, user, shot }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto('/en/rewards')
    await settle(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const before = scripts.length
    await clickFooter(page, 5, 20)
    expect(scripts.length).toBe(before)
    await clickFooter(page, 6, 20)
    const panel = page.getByRole('region', { name: 'Debug' })
    await expect(panel).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
    for (const name of ['network', 'bridge', 'store', 'version']) await panel.getByText(name, { exact: true }).click()
    await expect(panel.getByLabel('network')).toContainText(/"path": "\/v1\/[^"]+",\s+"status": 200/)
    await expect(panel.getByLabel('bridge')).toContainText('"style": "none"')
    await expect(panel.getByLabel('store')).toContainText('"userId": "hidden"')
    await expect(panel.getByLabel('version')).toContainText(/"commit": "e2e-build",\s+"build": "[\w-]+"/)
    await shot('debug-en')
    const cookies = (await context.cookies()).filter(({ name }) => /token/i.test(name))
    expect(cookies.length).toBeGreaterThan(0)
    const shown = (await panel.innerHTML()) + decodeURIComponent(await panel.innerText())
    for (const secret of [user.userId, user.loginName, ...cookies.map(({ value }) => value)])
      expect(shown).not.toContain(secret)
    await expectAccessible(page, 'debug panel')
  },
)

for (const locale of ['en', 'ar'] as const) {
  test(
    `[SHELL-5] inside the app one tap on the build, at the end of the page in ${locale}, opens the debug panel`,
    { tag: ['@phone', '@long'] },
    async ({ page, shot }) => {
      await page.goto(`/${locale}/welcome-event`)
      await settle(page)
      const build = page.getByRole('button', { name: 'e2e-build' })
      await expect(build).toBeHidden()
      await page.emulateMedia({ colorScheme: locale === 'en' ? 'dark' : 'light' })
      await page.goto(`/${locale}/welcome-event?hideNav=1`)
      await settle(page)
      await build.scrollIntoViewIfNeeded()
      await shot(`in-app-build-${locale}`)
      await build.tap()
      const panel = page.getByRole('region', { name: 'Debug' })
      await expect(panel).toBeVisible()
      await panel.getByText('bridge', { exact: true }).tap()
      await expect(panel.getByLabel('bridge')).toContainText('"style": "none"')
      await shot(`in-app-debug-${locale}`)
      await expectAccessible(page, 'debug panel in the app')
    },
  )
}

test(
  '[SHELL-2] the skip link has the first keyboard focus and leads to the content',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/en/welcome-event')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: text('en', 'shell.skip_to_content') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/welcome-event#main')
  },
)

test(
  '[SHELL-1] a progress bar shows while a page opens by link, by code, back and forward, and then disappears',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/en')
    await settle(page)
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
  },
)

test('[SHELL-4] every touch target is large enough', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/en', '/en/welcome-event', '/en/login', '/ar/register', '/en/download']) {
    await page.goto(path)
    await settle(page)
    const small = await page.evaluate((half) => {
      const all = document.querySelectorAll<HTMLElement>('header a, header button, main button, form input')
      return [...all]
        .filter((element) => {
          const target = element.closest('label') ?? element
          target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          const { left, top, width, height } = target.getBoundingClientRect()
          if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
          // The touch area may be larger than the drawn element, so test the points that a finger hits.
          const isHit = (x: number, y: number) =>
            target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y))
          return !(isHit(0, -half) && isHit(0, half) && isHit(-half, 0) && isHit(half, 0))
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120))
    }, 21)
    expect(small, path).toEqual([])
  }
})

for (const [locale, families] of [
  ['en', ['Geologica Variable']],
  ['ar', ['Geologica Variable', 'Vazirmatn Variable']],
  ['ja', ['Geologica Variable']],
] as const) {
  test(`a page in ${locale} preloads its first fonts, each once`, { tag: ['@once', '@long'] }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
    })
    await page.goto(`/${locale}/welcome-event`)
    await settle(page)
    const first = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(first).toHaveLength(families.length)
    for (const href of first) expect(asked.filter((path) => path === href)).toHaveLength(1)
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    )
    expect(loaded).toEqual(expect.arrayContaining([...families]))
  })
}
