import type { Page } from '@playwright/test'
import { GROUPS } from './support/state-groups.ts'
import { expectNoRawText, expectNoSideways } from './support/check-page.ts'
import { expect, test } from './support/test.ts'

/** The fixed time of all fixtures, at which every countdown stops: a picture must be the same on another day. */
const NOW = Date.UTC(2026, 10, 20, 7, 12)
/** High enough to show a whole group without scrolling. */
const HEIGHT = 14_000
const NARROW = 320
/** The first picture of a large group takes a busy machine seconds, and one that still loads must be taken again. */
const PICTURE_MS = 60_000

interface View {
  name: string
  locale: string
  theme: 'light' | 'dark'
  width: number
  groups: readonly string[]
}

const VIEWS: readonly View[] = [
  { name: 'en', locale: 'en', theme: 'light', width: 390, groups: GROUPS },
  { name: 'en-dark', locale: 'en', theme: 'dark', width: 390, groups: GROUPS },
  { name: 'ar', locale: 'ar', theme: 'light', width: 390, groups: GROUPS },
  { name: 'de', locale: 'de', theme: 'light', width: 390, groups: GROUPS },
  {
    name: 'en-wide',
    locale: 'en',
    theme: 'light',
    width: 1280,
    groups: [
      'cta',
      'home',
      'activities',
      'rewards',
      'lottery',
      'bonus',
      'competition',
      'teams',
      'compound',
      'fairness',
      'copy-trading',
      'campaigns',
      'messages',
      'agents',
      'agent-tables',
      'pages',
    ],
  },
]

async function openGroup(page: Page, locale: string, group: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(`/${locale}/dev/components/${group}`)
}

async function open(page: Page, { locale, theme, width }: View, group: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme: theme })
  await openGroup(page, locale, group)
  await expect(page.locator('[data-states]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

for (const view of VIEWS) {
  test(
    `[UI-3][SHELL-2] every state matches its screenshot and shows no raw text, ${view.name}`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(10 * 60_000)
      // One page after the other, so that shared files load once.
      for (const group of view.groups) {
        await open(page, view, group)
        await expect
          .soft(page.locator('[data-states]'))
          .toHaveScreenshot(`${group}-${view.name}.png`, { timeout: PICTURE_MS })
        await expectNoRawText(page, `${group} in ${view.locale}`)
        if (view.width < 640 && view.theme === 'light')
          await expectNoSideways(page, [NARROW], `${group} in ${view.locale}`)
      }
    },
  )
}

/** ms after the opening, as in the design (§13, "Moments"), and the last picture. */
const FRAMES = [0, 200, 400, 900, 2200]
const PHONE = { width: 390, height: 844 }

for (const moment of ['claim', 'join']) {
  test(
    `[UI-3] the overlay of ${moment} matches its pictures at ${FRAMES.join(', ')} ms`,
    { tag: '@once' },
    async ({ page }) => {
      // Every animation waits at its start until the test sets its time.
      await page.addInitScript(() => {
        const paused = new CSSStyleSheet()
        paused.replaceSync('*, ::before, ::after { animation-play-state: paused !important }')
        document.adoptedStyleSheets = [paused]
      })
      await page.setViewportSize(PHONE)
      await openGroup(page, 'en', 'moments')
      await page.locator(`[data-open="moment-${moment}"]`).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const time of FRAMES) {
        await page.evaluate((now) => {
          for (const animation of document.getAnimations()) {
            if (animation instanceof CSSTransition) animation.finish()
            else animation.currentTime = now
          }
          // The number is drawn in the next frame.
          return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        }, time)
        await expect.soft(page).toHaveScreenshot(`moment-${moment}-${time}.png`, {
          animations: 'allow',
          mask: [page.locator('[data-countdown]')],
        })
      }
    },
  )
}

test('[UI-3] with reduced motion the overlay is at its last picture at once', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await openGroup(page, 'en', 'moments')
  await page.locator('[data-open="moment-claim"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const running = await dialog.evaluate((paper) => paper.getAnimations({ subtree: true }).length)
  expect(running).toBe(0)
  await expect(dialog).toContainText('30')
  await expect(page).toHaveScreenshot('moment-claim-still.png', { mask: [page.locator('[data-countdown]')] })
})

test('the screenshot test finds a missing chip and a moved button', { tag: '@once' }, async ({ page }) => {
  const [view] = VIEWS
  if (!view) throw new Error('there is no view')
  const states = page.locator('[data-states]')
  await open(page, view, 'rewards')
  await page
    .locator('[data-state="review"] [class*="chip"]')
    .first()
    .evaluate((chip) => chip.remove())
  await expect(states).not.toHaveScreenshot(`rewards-${view.name}.png`)
  await open(page, view, 'cta')
  const button = page.locator('[data-state="claimable"] button:visible')
  await button.evaluate((element) => element.style.setProperty('translate', '3px'))
  await expect(states).not.toHaveScreenshot(`cta-${view.name}.png`)
})

test('the gallery of components links to each state, and the link shows it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/dev/components')
  const states = page.getByRole('list', { name: 'States of Call to action' }).getByRole('link')
  await expect.poll(() => states.count()).toBeGreaterThan(10)
  await states.last().click()
  await expect(page).toHaveURL(/\/dev\/components\/cta#./)
  const id = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`[data-state="${id}"]`)).toBeInViewport()
})

test(
  '[SCR-14] the developers’ pages are noindex and not in the sitemap, and an unknown one is a 404',
  { tag: '@once' },
  async ({ page, complaints }) => {
    await page.goto('/en/dev/components')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('h2 a[href*="/dev/components/"]')).toHaveCount(GROUPS.length)
    complaints.expect(/status of 404/)
    expect((await page.goto('/en/dev/components/nothing'))?.status()).toBe(404)
    const sitemap = await page.request.get('/sitemap.xml')
    expect(sitemap.ok() ? await sitemap.text() : '').not.toContain('/dev/')
  },
)
