import type { Page } from '@playwright/test'
import { lastFaults } from './check-page.ts'

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1280, height: 900 }
/** Px of home and of an activity's page on a phone, and of an empty column beside a filled one. */
export const HIGHEST = 4500
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

/** The open page is longer than it may be at its width. */
export async function heightFaults(page: Page, highest: number): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height > highest ? [`${height} px of ${highest}`] : []
}

/** The open page has an empty column. */
export async function emptyFaults(page: Page): Promise<string[]> {
  // Rows open when the columns have their width.
  return lastFaults(async () => {
    const empty = await emptyPx(page)
    return empty > MOST_EMPTY ? [`${empty} px of a column are empty`] : []
  })
}
