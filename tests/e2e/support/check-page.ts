import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Locale } from '@fanfare/languages/locales.ts'
import { rawFaults } from '#tests/crawl/raw-text.ts'
import { readPage } from '#tests/crawl/read-page.ts'
import { allKeys } from './texts.ts'

const ENGINE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The faults of a page that may still be about to mend them, once there is none or for two seconds. */
export async function lastFaults(read: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = []
  const isMended = async () => (faults = await read()).length === 0
  await expect
    .poll(isMended, { timeout: 2000 })
    .toBe(true)
    .catch(() => undefined)
  return faults
}

/** The faults that axe finds: of WCAG 2.2 AA and its best practices, or with `colours` only of the rules that a theme can change. */
export async function accessFaults(page: Page, { colours = false } = {}): Promise<string[]> {
  // Otherwise axe would measure colours in the middle of a transition.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(ENGINE)
  const violations = await page.evaluate(
    async (runOnly) => {
      const engine = (window as typeof window & { axe: typeof axe }).axe
      return (await engine.run({ runOnly, resultTypes: ['violations'] })).violations
    },
    colours ? ['color-contrast'] : RULES,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      // By a bar over the page, which covers something else when the page is scrolled.
      .filter(({ failureSummary }) => !failureSummary?.includes('partially obscured'))
      .map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}

export async function expectAccessible(page: Page, what: string, options: { colours?: boolean } = {}): Promise<void> {
  expect(await accessFaults(page, options), `axe, ${what}`).toEqual([])
}

/** No missing value, no key of the texts and no unfilled sentence, as `tests/crawl` finds them. */
export async function expectNoRawText(page: Page, locale: Locale, what: string): Promise<void> {
  const { said } = await page.evaluate(readPage, null)
  const keys = allKeys()
  const faults = said.flatMap(({ where, text }) => rawFaults(text, locale, keys).map((fault) => `${where}: ${fault}`))
  // A page shows several spaces as one.
  expect(
    faults.filter((fault) => !fault.includes(': two spaces')),
    `raw text, ${what}`,
  ).toEqual([])
}

/** SHELL-2: no element lies beside the screen, and the page does not scroll sideways. */
export async function expectNoSideways(page: Page, widths: readonly number[], what: string): Promise<void> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    if (width !== before?.width) await page.setViewportSize({ width, height: before?.height ?? 800 })
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const culprits = [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return right > clientWidth + 1 || left < -1
        })
        .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)}`)
      return `${scrollWidth} px: ${culprits.slice(0, 6).join(', ')}`
    })
    if (wide !== null) found.push(`at ${width} px the page is ${wide}`)
  }
  if (before) await page.setViewportSize(before)
  expect(found, `sideways, ${what}`).toEqual([])
}
