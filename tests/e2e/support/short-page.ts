import type { Page } from '@playwright/test'
import { expect, settle } from './test.ts'
import { expectAccessible, expectNoSideways } from './check-page.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }
/** Px of an activity's page on a phone, and of an empty column beside a filled one. */
const HIGHEST = 4500
const MOST_EMPTY = 300

const emptyPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const columns = [...(document.querySelector('main > aside, main aside')?.parentElement?.children ?? [])]
    const bottoms = columns.map((column) => {
      // The parts of a folded row have a place, too, which nobody sees.
      const parts = [...column.querySelectorAll('section, article, details, dl')].filter((part) =>
        part.checkVisibility(),
      )
      return Math.max(column.getBoundingClientRect().top, ...parts.map((part) => part.getBoundingClientRect().bottom))
    })
    return columns.length === 0 ? 0 : Math.round(Math.max(...bottoms) - Math.min(...bottoms))
  })

/** How a page is longer at 390 px than it may be, or has an empty column at 1280 px; empty when neither. */
export async function lengthFaults(page: Page, what: string, highest = HIGHEST): Promise<string[]> {
  await page.setViewportSize(PHONE)
  // Rows that a wide screen has opened stay open.
  await page.reload()
  await settle(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize(WIDE)
  const isFilled = () => emptyPx(page).then((px) => px <= MOST_EMPTY)
  // Rows open when the columns have their width.
  await expect
    .poll(isFilled, { timeout: 2000 })
    .toBe(true)
    .catch(() => undefined)
  const empty = await emptyPx(page)
  return [
    ...(height > highest ? [`${what}: ${height} px at ${PHONE.width} px of ${highest}`] : []),
    ...(empty > MOST_EMPTY ? [`${what}: ${empty} px of a column are empty at ${WIDE.width} px`] : []),
  ]
}

/** An activity's page is short on phones, leaves no column empty on wide screens, and is accessible in both. */
export async function expectShortPage(page: Page, what: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await expectAccessible(page, `${what} at ${PHONE.width} px`)
  expect(await lengthFaults(page, what)).toEqual([])
  await expectAccessible(page, `${what} at ${WIDE.width} px`)
  await expectNoSideways(page, [320, PHONE.width, WIDE.width], what)
}
