import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { BUDGETED_ROUTES } from '#bench/budgets.ts'
import { becomesIdle, showUp } from '../support/settle.ts'
import { expect, longUnless, test } from '../support/test.ts'

const NAMES = 'home, welcome, lottery, competition, rewards, login, overview of an agent, legal document'.split(', ')
const PAGES = BUDGETED_ROUTES.filter(({ name }) => NAMES.includes(name)).map(({ name, path }) => ({ name, path }))
const LATE_CSS_MS = 1500

const inDirection = (path: string, locale: 'en' | 'ar'): string => path.replace('/en', `/${locale}`)

/** Whether each of the page's own stylesheets is used. */
const areWhole = (page: Page): Promise<boolean[]> =>
  page.$$eval('link[data-precedence]', (links) => links.map((link) => (link as HTMLLinkElement).sheet !== null))

/** Enables the stylesheets; the number of frames until they are used in which a text had another place or size. */
const enableStyles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON() as object).join(' '))
        .join('\n')
    const first = places()
    let moved = 0
    let isOver = false
    const look = (): void => {
      if (places() !== first) moved += 1
      if (!isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    await window.__fanfareEarly?.styles?.()
    // A change of styles is seen two frames later at the latest.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    isOver = true
    return moved
  })

/** Opens a page at a fixed time, so that no countdown changes it. */
async function open(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  hasScripts: boolean,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date())
  if (!hasScripts) await page.route(/\.js$/, (route) => route.abort())
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  // Drawings of sprites come after the page.
  await page.waitForLoadState('networkidle')
  return page
}

/** Chromium draws a few pixels on the edge of a curve by one or two steps of 255 lighter or darker when it draws them again. */
const ROUNDING = 2

/** The number of values of colours that differ; null for pictures of different sizes. */
async function differingValues(one: Buffer, other: Buffer): Promise<number | null> {
  const [first, second] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()))
  if (!first || first.length !== second?.length) return null
  return first.reduce((sum, value, at) => sum + Number(Math.abs(value - (second[at] ?? 0)) > ROUNDING), 0)
}

const picture = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' })

/** Direction and colours of each page: one of the four for half of the pages before the night. */
const LOOKS = [
  ['ar', 'dark'],
  ['en', 'light'],
  ['ar', 'light'],
  ['en', 'dark'],
] as const

for (const [place, { name, path }] of PAGES.entries()) {
  for (const [turn, [locale, colorScheme]] of LOOKS.entries()) {
    const plan = place % (2 * LOOKS.length) === turn ? longUnless(place === 0) : ['@night']
    test(
      `[SCR-1] the whole stylesheets change nothing: ${name}, ${locale}, ${colorScheme}`,
      { tag: ['@phone', ...plan] },
      async ({ browser, viewport }) => {
        const options = { viewport, colorScheme, isMobile: true, hasTouch: true }
        const address = inDirection(path, locale)
        // At the first paint; and hydrated, with all that an untouched page draws.
        for (const hasScripts of [false, true]) {
          const page = await open(browser, address, options, hasScripts)
          // Nothing else begins before the page is touched.
          if (hasScripts) await becomesIdle(page)
          expect(await areWhole(page)).not.toContain(true)
          const before = await picture(page)
          expect(await enableStyles(page)).toBe(0)
          expect(await areWhole(page)).not.toContain(false)
          expect(await differingValues(before, await picture(page)), hasScripts ? 'hydrated' : 'first paint').toBe(0)
          await page.context().close()
        }
      },
    )
  }
}

for (const { name, path } of BUDGETED_ROUTES.filter(({ isAliveAtOnce }) => !isAliveAtOnce)) {
  test(`[SCR-1] an untouched page has the styles of all its elements: ${name} @once @long`, async ({
    browser,
    complaints,
  }) => {
    complaints.expect(/status of 404/)
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await becomesIdle(page)
    // The head script would have enabled them for a new class.
    expect(await areWhole(page)).not.toContain(true)
    const html = (await (await context.request.get(path)).text()).replace(/<script.*?<\/script>/gs, '')
    const classes = await page.$$eval('[class]', (all) => all.flatMap((element) => [...element.classList]))
    expect([...new Set(classes)].filter((one) => !html.includes(one))).toEqual([])
    await context.close()
  })
}

/** Runs in the page before its scripts: keeps whether the stylesheets were used when the page came alive. */
function watchReady(): void {
  new MutationObserver(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')]
    const isReady = document.documentElement.hasAttribute('data-ready')
    if (isReady) document.documentElement.dataset.wasWhole ??= String(links.every(({ sheet }) => sheet))
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

test('[SCR-1] a page comes alive with its whole stylesheets, however late they come @once', async ({ page }) => {
  await page.route(/\.css$/, async (route) => {
    await sleep(LATE_CSS_MS)
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript(watchReady)
  await page.goto('/en/login')
  await showUp(page)
  await expect(page.locator('html')).toHaveAttribute('data-was-whole', 'true')
})
