import type { Page } from '@playwright/test'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { GROUP_NAMES } from '#gallery/groups/groups.ts'
import { differencesOf } from '#tests/pictures/compare-pictures.ts'
import { expectNoRawText, expectNoSideways } from '../support/check-page.ts'
import { expectPictures } from '../support/expect-pictures.ts'
import { takePictures } from '../support/take-pictures.ts'
import { rest } from '../support/settle.ts'
import { expect, longUnless, test } from '../support/test.ts'
import { moving } from '../support/visit.ts'

/** The fixed time of all fixtures, at which every countdown stops: a picture must be the same on another day. */
const NOW = Date.UTC(2026, 10, 20, 7, 12)
/** High enough to show a whole group without scrolling. */
const HEIGHT = 14_000
const PHONE_WIDTH = 390
const WIDE = 1280
const NARROW = 320
const STATES = { selector: '[data-states] section[data-state]' }

/** The groups that look different in a wide window. */
const WIDE_GROUPS = new Set<string>(
  GROUP_NAMES.filter((group) => !['tasks', 'moments', 'feedback', 'forms', 'accounts', 'basics'].includes(group)),
)

/** How all groups are taken: the first in `npm test`, the last at night; of the others half of the groups before the night. */
const LOOKS: readonly [locale: Locale, look: 'on a phone' | 'in the dark' | 'in a wide window'][] = [
  ['en', 'on a phone'],
  ['en', 'in the dark'],
  ['en', 'in a wide window'],
  ['ar', 'on a phone'],
  ['de', 'on a phone'],
]
const ENDINGS = { 'on a phone': '', 'in the dark': '-dark', 'in a wide window': '-wide' } as const

async function openGroup(page: Page, locale: string, group: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(`/${locale}/dev/components/${group}`)
}

async function open(page: Page, locale: string, group: string): Promise<void> {
  await page.setViewportSize({ width: PHONE_WIDTH, height: HEIGHT })
  await page.emulateMedia({ colorScheme: 'light' })
  await openGroup(page, locale, group)
  await expect(page.locator('[data-states]')).toBeVisible()
  await rest(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Names of visible drawings without shapes: those that their sprite does not have. */
const findEmptyDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .filter((use) => use.checkVisibility() && use.getBBox().width === 0)
      .map((use) => use.href.baseVal),
  )

/** `npm run snapshots -- GROUP…` takes only these groups. */
const ASKED = process.env.PICTURE_GROUPS?.split(',')
const TAKEN = GROUP_NAMES.filter((group) => ASKED?.includes(group) ?? true)

for (const [place, [locale, look]] of LOOKS.entries())
  for (const half of [0, 1])
    test(
      `[UI-3][SHELL-2] every state looks as in its picture, ${locale}, ${look}, half ${half + 1} of groups`,
      { tag: ['@once', ...(place === 0 ? [] : [place < 4 && place % 2 === half ? '@long' : '@night'])] },
      async ({ page }) => {
        test.setTimeout(deadline(600_000))
        // One page after the other, so that shared files load once.
        for (const group of TAKEN.filter((_, at) => at % 2 === half)) {
          if (look === 'in a wide window' && !WIDE_GROUPS.has(group)) continue
          const file = `${group}-${locale}${ENDINGS[look]}`
          await open(page, locale, group)
          if (look === 'in a wide window') await page.setViewportSize({ width: WIDE, height: HEIGHT })
          if (look === 'in the dark')
            await page.evaluate(() => {
              document.documentElement.classList.add('dark')
              document.documentElement.style.colorScheme = 'dark'
            })
          await expectPictures(page, file, STATES)
          expect.soft(await findEmptyDrawings(page), `drawings of ${group}`).toEqual([])
          await expectNoRawText(page, locale, file)
          await expectNoSideways(page, [NARROW], file)
        }
      },
    )

/** ms after the opening, as in the design (§13, "Moments"), and the last picture. */
const FRAMES = [0, 200, 400, 900, 2200]
const PHONE = { width: PHONE_WIDTH, height: 844 }
const OVERLAY = { selector: '[role="dialog"]', isWindow: true }

/** Every animation waits at its start until the test sets its time. */
const PAUSED = '*, ::before, ::after { animation-play-state: paused !important }'
/** Counts the seconds of the page's own clock. */
const NO_COUNTDOWN = '[data-countdown] { visibility: hidden !important }'

async function addStyles(page: Page, styles: string): Promise<void> {
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

async function openGoodNews(page: Page, goodNews: string): Promise<void> {
  await page.locator(`[data-open="moment-${goodNews}"]`).click()
  // An overlay with a pointer on it does not close, however long the pictures take.
  const heading = page.getByRole('dialog').getByRole('heading').first()
  for (const clientX of [1, 2]) await heading.dispatchEvent('pointermove', { clientX })
}

for (const goodNews of ['claim', 'join']) {
  test(
    `[UI-3] the overlay of ${goodNews} looks as in its pictures at ${FRAMES.join(', ')} ms`,
    { tag: ['@once', ...longUnless(goodNews === 'claim')] },
    async ({ page }) => {
      await addStyles(page, `${PAUSED} ${NO_COUNTDOWN}`)
      await page.setViewportSize(PHONE)
      await openGroup(page, 'en', 'moments')
      await openGoodNews(page, goodNews)
      await page.evaluate(() => document.fonts.ready)
      for (const time of FRAMES) {
        await page.evaluate((now) => {
          for (const animation of document.getAnimations()) {
            if (animation instanceof CSSTransition) animation.finish()
            else animation.currentTime = now
          }
        }, time)
        await expectPictures(page, `moment-${goodNews}`, { ...OVERLAY, name: `${time}-ms`, isTimed: true })
      }
    },
  )
}

test('[UI-3] with reduced motion the overlay looks as in its last picture at once @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addStyles(page, NO_COUNTDOWN)
  await page.setViewportSize(PHONE)
  await openGroup(page, 'en', 'moments')
  await openGoodNews(page, 'claim')
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((paper) => paper.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(dialog).toContainText('30')
  await expectPictures(page, 'moment-claim', { ...OVERLAY, name: 'still' })
})

/** Faults that a change may put into a state, made in the browser: of place, colour, words and drawings. */
const FAULTS: Record<string, { group: string; state: string; spoil: (state: HTMLElement) => void }> = {
  'another colour of secondary text': {
    group: 'rewards',
    state: 'review',
    spoil: (state) => state.style.setProperty('--text-secondary', '#6f6f7f'),
  },
  'a missing chip': {
    group: 'rewards',
    state: 'review',
    spoil: (state) => state.querySelector('[class*="chip"]')?.remove(),
  },
  'another icon': {
    group: 'rewards',
    state: 'hold',
    spoil: (state) => {
      const use = state.querySelector('svg use')
      use?.setAttribute('href', use.getAttribute('href')?.replace(/#.*/, '#moon') ?? '')
    },
  },
  'a padding of 1 px more': {
    group: 'cta',
    state: 'claimable',
    spoil: (state) => {
      for (const button of state.querySelectorAll('button'))
        button.style.paddingInlineStart = `calc(${getComputedStyle(button).paddingInlineStart} + 1px)`
    },
  },
}

for (const group of new Set(Object.values(FAULTS).map((fault) => fault.group)))
  test(`the pictures of ${group} find each fault that is put into a state @once @night`, async ({ page }) => {
    await open(page, 'en', group)
    for (const [what, { state, spoil }] of Object.entries(FAULTS).filter(([, fault]) => fault.group === group)) {
      const selector = `[data-states] section[data-state="${state}"]`
      const section = page.locator(selector)
      const before = await takePictures(page, { selector })
      const copy = await section.evaluateHandle((element) => element.cloneNode(true))
      await section.evaluate(spoil)
      const found = differencesOf(before, await takePictures(page, { selector }))
      expect.soft(found, what).toHaveLength(1)
      await section.evaluate((element, whole) => element.replaceWith(whole), copy)
      expect.soft(differencesOf(before, await takePictures(page, { selector })), `without ${what}`).toEqual([])
    }
  })

test('the gallery of components links to each group, and the address of a state shows it @once @long', async ({
  page,
}) => {
  await page.goto('/en/dev/components')
  await page.getByRole('link', { name: 'cta', exact: true }).click()
  await expect(page).toHaveURL(/\/dev\/components\/cta$/)
  const last = page.locator('section[data-state]').last()
  const id = await last.getAttribute('data-state')
  await page.goto(`/en/dev/components/cta#${id}`)
  await expect(last).toBeInViewport()
})

test('[SCR-14] the developers’ pages are noindex and not in the sitemap, and an unknown one is a 404 @once', async ({
  request,
}) => {
  const gallery = await (await request.get('/en/dev/components')).text()
  expect(gallery).toMatch(/<meta name="robots" content="[^"]*noindex/)
  for (const group of GROUP_NAMES) expect(gallery).toContain(`/dev/components/${group}"`)
  expect((await request.get('/en/dev/components/nothing')).status()).toBe(404)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.ok() ? await sitemap.text() : '').not.toContain('/dev/')
})

test('[UI-3] with reduced motion nothing moves in any state of the gallery @once @long', async ({ page }) => {
  test.setTimeout(deadline(600_000))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const group of GROUP_NAMES) {
    await page.goto(`/en/dev/components/${group}`)
    // Some states are busy for ever.
    await rest(page)
    await expect.poll(() => moving(page), group).toEqual([])
  }
  // The check finds what moves: the same page without the wish.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en/dev/components/basics')
  await expect.poll(() => moving(page)).not.toEqual([])
})
