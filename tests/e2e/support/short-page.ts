import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { expectAccessible, expectNoSideways } from './check-page.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }
/** Px of an activity's page on a phone, and of an empty column beside a filled one. */
const HIGHEST = 4500
const MOST_EMPTY = 300

/** An activity's page is short on phones, leaves no column empty on wide screens, and is accessible in both. */
export async function expectShortPage(page: Page, what: string): Promise<void> {
  await page.setViewportSize(PHONE)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, `${what} at ${PHONE.width} px`).toBeLessThanOrEqual(HIGHEST)
  await expectAccessible(page, `${what} at ${PHONE.width} px`)
  await page.setViewportSize(WIDE)
  await expectAccessible(page, `${what} at ${WIDE.width} px`)
  const empty = await page.evaluate(() => {
    const main = document.querySelector('main > aside, main aside')?.parentElement
    const bottoms = [...(main?.children ?? [])].map((column) => {
      const parts = [...column.querySelectorAll('section, article, details, dl')]
      return Math.max(column.getBoundingClientRect().top, ...parts.map((part) => part.getBoundingClientRect().bottom))
    })
    return Math.max(...bottoms) - Math.min(...bottoms)
  })
  expect(empty, `${what}: empty px of a column at ${WIDE.width} px`).toBeLessThanOrEqual(MOST_EMPTY)
  await expectNoSideways(page, [320, PHONE.width, WIDE.width], what)
}
