import type { Locator, Page } from '@playwright/test'
import { OVERLAY } from '@fanfare/kernel/theme/tokens.ts'
import { expectNoSideways } from '../support/check-page.ts'
import { expectPictures } from '../support/expect-pictures.ts'
import { expect, test } from '../support/test.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const RADIUS = `${OVERLAY.frame.radius}px`
const SHEET = `${RADIUS} ${RADIUS} 0px 0px`
const MODES = ['normal', 'success', 'error', 'dangerous', 'timeDown', 'cancel']

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const opener = (page: Page, name: string): Locator => page.locator(`[data-open="${name}"]`)
/** The real snackbar, not its picture among the states. */
const snackbarOf = (page: Page): Locator => page.locator('[role="status"] [data-mode], [role="alert"] [data-mode]')

async function open(page: Page, locale = 'en', size = DESKTOP): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(`/${locale}/dev/components/feedback`)
  await expect(opener(page, 'frame')).toBeVisible()
}

const namesOf = (page: Page, start: string): Promise<string[]> =>
  page
    .locator(`[data-open^="${start}"]`)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-open') ?? ''))

interface Size {
  width: number
  height: number
  radius: string
}

const sizeOf = (box: Locator): Promise<Size> =>
  box.evaluate((element: HTMLElement) => ({
    width: element.offsetWidth,
    height: element.offsetHeight,
    radius: getComputedStyle(element).borderRadius,
  }))

async function sizeOfDialog(page: Page, name: string): Promise<Size> {
  await opener(page, name).click()
  await expect(dialogOf(page)).toHaveCount(1)
  const size = await sizeOf(dialogOf(page))
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  return size
}

test(
  '[UI-1] a snackbar opens in each of the six modes and with each option',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page)
    const modes: (string | null)[] = []
    for (const name of await namesOf(page, 'snackbar-')) {
      await opener(page, name).click()
      const shown = snackbarOf(page).last()
      await expect(shown).toBeVisible()
      modes.push(await shown.getAttribute('data-mode'))
      // The next one has the corner for itself.
      await page.reload()
      await expect(opener(page, 'frame')).toBeVisible()
    }
    expect(new Set(modes)).toEqual(new Set(MODES))
  },
)

test(
  '[UI-1] a snackbar has the title, the button and the second message asked for',
  { tag: ['@once'] },
  async ({ page }) => {
    await open(page)
    const shown = snackbarOf(page).last()
    await opener(page, 'snackbar-title').click()
    await expect(shown.locator('strong')).toHaveText('Ready to claim')
    await opener(page, 'snackbar-button-text').click()
    await expect(shown.getByRole('button', { name: 'Share' })).toBeVisible()
    await opener(page, 'snackbar-second-message').click()
    await expect(shown.locator('[data-second]')).toContainText('10')
    await opener(page, 'snackbar-frosted').click()
    await expect(shown).toHaveCSS('backdrop-filter', 'blur(12px)')
  },
)

test(
  '[UI-1] a snackbar is at the bottom right, and on phones at the top',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const middle = async (name: string) => {
      await opener(page, name).click()
      const box = await snackbarOf(page).last().boundingBox()
      const { width, height } = page.viewportSize() ?? PHONE
      return box === null ? [] : [box.x + box.width / 2 > width / 2, box.y + box.height / 2 > height / 2]
    }
    await open(page)
    expect(await middle('snackbar-normal')).toEqual([true, true])
    await open(page, 'ar')
    expect(await middle('snackbar-normal')).toEqual([false, true])
    for (const locale of ['en', 'ar']) {
      await open(page, locale, PHONE)
      expect((await middle('snackbar-normal'))[1]).toBe(false)
      await expectNoSideways(page, [320, PHONE.width], `a snackbar in ${locale}`)
    }
  },
)

test('[UI-1] duration, callback and onConfirm hold on the page', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.clock.install()
  await open(page)
  const calls = page.locator('[data-calls]')
  await opener(page, 'snackbar-callback').click()
  await expect(calls).toHaveText('callback 1, onConfirm 0')
  await opener(page, 'snackbar-on-confirm').click()
  await snackbarOf(page).getByRole('button', { name: 'Switch account' }).click()
  await expect(calls).toHaveText('callback 2, onConfirm 1')
  await opener(page, 'snackbar-duration').click()
  await expect(snackbarOf(page)).toHaveCount(1)
  // Longer than the usual 3000 ms.
  await page.clock.runFor(3500)
  await expect(snackbarOf(page)).toHaveCount(1)
  await snackbarOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(calls).toHaveText('callback 3, onConfirm 2')
  await expect(snackbarOf(page)).toHaveCount(0)
  await opener(page, 'dialog-second-message').click()
  await expect(dialogOf(page).locator('[data-second]')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(calls).toHaveText('callback 4, onConfirm 3')
})

const isNarrow = (name: string) => /error|dangerous|cancel|too-old|second/.test(name)
const expectedWidth = (name: string) =>
  name === 'dialog-width' ? 620 : isNarrow(name) ? OVERLAY.dialogErrorWidth : OVERLAY.dialogWidth

for (const locale of ['en', 'ar']) {
  test(
    `[UI-2] a dialog is 500 px wide, or 400 px for errors and questions, with corners of 24 px, ${locale}`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      await open(page, locale)
      const names = await namesOf(page, 'dialog-')
      expect(new Set(names.map(expectedWidth))).toEqual(new Set([500, 400, 620]))
      for (const name of names)
        expect.soft(await sizeOfDialog(page, name), name).toMatchObject({ width: expectedWidth(name), radius: RADIUS })
      await open(page, locale, PHONE)
      for (const name of names)
        expect.soft(await sizeOfDialog(page, name), name).toMatchObject({ width: PHONE.width, radius: SHEET })
    },
  )

  test(
    `[UI-2] the frame is 750 × 530 px with corners of 24 px, scrolls its content and looks as in its picture, ${locale}`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      await open(page, locale)
      await opener(page, 'frame').click()
      await expect(dialogOf(page)).toBeVisible()
      expect(await sizeOf(dialogOf(page))).toEqual({ ...OVERLAY.frame, radius: RADIUS })
      const isLonger = () => dialogOf(page).evaluate((frame) => frame.scrollHeight > frame.clientHeight)
      expect(await isLonger()).toBe(true)
      await expectPictures(page, `frame-${locale}`, { selector: '[role="dialog"]', name: 'frame' })
      await page.keyboard.press('Escape')
      await open(page, locale, PHONE)
      await opener(page, 'frame').click()
      await expect(dialogOf(page)).toBeVisible()
      const { height, ...size } = await sizeOf(dialogOf(page))
      expect(size).toEqual({ width: PHONE.width, radius: SHEET })
      expect(height).toBeLessThan(PHONE.height)
      expect(await isLonger()).toBe(true)
    },
  )
}
