import type { Locator, Page } from '@playwright/test'
import { expectNoSideways } from '../support/check-page.ts'
import { expectPictures } from '../support/expect-pictures.ts'
import { expect, test } from '../support/test.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** px (spec §9). */
const FRAME = { width: 750, height: 530, radius: '24px' }
const SHEET = `${FRAME.radius} ${FRAME.radius} 0px 0px`

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const opener = (page: Page, name: string): Locator => page.locator(`[data-open="${name}"]`)
/** The real snackbar, not its picture among the states. */
const snackbarOf = (page: Page): Locator => page.locator('[role="status"] [data-mode], [role="alert"] [data-mode]')

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

/** Whether a snackbar is in the right and in the lower half of the window. */
async function placeOfSnackbar(page: Page): Promise<boolean[]> {
  await opener(page, 'snackbar-normal').click()
  const box = await snackbarOf(page).last().boundingBox()
  const { width, height } = page.viewportSize() ?? PHONE
  return box === null ? [] : [box.x + box.width / 2 > width / 2, box.y + box.height / 2 > height / 2]
}

const isNarrow = (name: string) => /error|dangerous|cancel|too-old|second/.test(name)
const expectedWidth = (name: string) => (name === 'dialog-width' ? 620 : isNarrow(name) ? 400 : 500)

for (const locale of ['en', 'ar']) {
  test(`[UI-1][UI-2] snackbars, dialogs and the frame have their sizes and looks, ${locale} @once @long`, async ({
    page,
  }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
      await page.goto(`/${locale}/dev/components/feedback`)
      await expect(opener(page, 'frame')).toBeVisible()
      const names = await page
        .locator('[data-open^="dialog-"]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-open') ?? ''))
      expect(new Set(names.map(expectedWidth))).toEqual(new Set([500, 400, 620]))
      for (const name of names) {
        const wide = { width: expectedWidth(name), radius: FRAME.radius }
        const expected = size === DESKTOP ? wide : { width: PHONE.width, radius: SHEET }
        expect.soft(await sizeOfDialog(page, name), name).toMatchObject(expected)
      }

      await opener(page, 'frame').click()
      await expect(dialogOf(page)).toBeVisible()
      const { height, ...frame } = await sizeOf(dialogOf(page))
      expect(await dialogOf(page).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
      if (size === DESKTOP) {
        expect({ ...frame, height }).toEqual(FRAME)
        await expectPictures(page, `frame-${locale}`, { selector: '[role="dialog"]', name: 'frame' })
      } else {
        expect(frame).toEqual({ width: PHONE.width, radius: SHEET })
        expect(height).toBeLessThan(PHONE.height)
      }
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)

      const [isRight, isLow] = await placeOfSnackbar(page)
      expect(isLow).toBe(size === DESKTOP)
      if (size === DESKTOP) expect(isRight).toBe(locale === 'en')
      else await expectNoSideways(page, [320, PHONE.width], `a snackbar in ${locale}`)
    }
  })
}
