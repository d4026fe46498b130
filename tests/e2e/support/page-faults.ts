import type { Page } from '@playwright/test'
import { knownTexts } from '#tests/crawl/known.ts'
import { pageFaults } from '#tests/crawl/page-faults.ts'
import { readPage } from '#tests/crawl/read-page.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { settle } from './settle.ts'

const known = knownTexts()
/** Rows of one list that are unfolded; a list repeats its kinds of rows after that. */
const MOST_UNFOLDED = 12

/** Fields of values that have none, and visible reports of a failure. Runs inside the browser. */
function emptyValues(): string[] {
  const isVisible = (element: Element): boolean => element.checkVisibility()
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} in “${element.parentElement?.textContent?.slice(0, 60) ?? ''}”`
  const isEmpty = (element: Element): boolean =>
    !/\S/u.test(element.textContent ?? '') && element.querySelector('img, svg, canvas, input, [aria-label]') === null
  const empty = [...document.querySelectorAll('main :is(dd, output, time, strong, b)')].filter(
    (element) => isVisible(element) && isEmpty(element),
  )
  // A cell may be empty where its row has no such value, but not the whole column below a heading.
  const columns = [...document.querySelectorAll<HTMLTableElement>('main table')].filter(isVisible).flatMap((table) => {
    const rows = [...(table.tBodies[0]?.rows ?? [])].filter(
      (row) => row.cells.length === table.tHead?.rows[0]?.cells.length,
    )
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
    return heads.filter(
      (head, at) => rows.length > 1 && !isEmpty(head) && rows.every((row) => isEmpty(row.cells[at] as Element)),
    )
  })
  const alerts = [...document.querySelectorAll('main [role="alert"]')].filter(
    (element) => isVisible(element) && !isEmpty(element),
  )
  return [
    ...empty.map((element) => `no value in ${nameOf(element)}`),
    ...columns.map((head) => `no value in the column ${head.textContent}`),
    ...alerts.map((element) => `a failure: ${element.textContent?.slice(0, 80) ?? ''}`),
    ...(document.querySelector('main') === null ? ['no main part'] : []),
  ]
}

/** Opens the visible rows of lists, and all that is folded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate((most) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
    const folded = [
      ...document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"]:not([aria-haspopup])'),
    ]
    for (const button of folded.filter((one) => one.checkVisibility()).slice(0, most)) button.click()
  }, MOST_UNFOLDED)
  await settle(page).catch(() => undefined)
}

/** The faults of the open page, with everything unfolded. */
export async function faultsOf(page: Page, locale: Locale): Promise<string[]> {
  await unfold(page)
  const texts = pageFaults(await page.evaluate(readPage, null), locale, known)
  return [...texts, ...(await page.evaluate(emptyValues))]
}
