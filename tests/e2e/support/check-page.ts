import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { allKeys } from './texts.ts'

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
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  // The pages have no frames, so axe's legacy mode gives the same findings in half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (colours ? axe.withRules('color-contrast') : axe.withTags(RULES)).analyze()
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

/** Patterns that no page may contain: missing values, missing texts, unfilled sentences. */
const RAW: readonly [what: string, pattern: RegExp][] = [
  ['an amount of nothing', /(?<![\d.,])0[\s\u202F\u00A0]?USDT/u],
  ['a dash for a value', /(?<![\p{L}\d-])--(?![\p{L}\d-])/u],
  ['null', /\bnull\b/u],
  ['undefined', /\bundefined\b/u],
  ['NaN', /\bNaN\b/u],
  ['an object', /\[object /u],
  ['an unfilled sentence', /[{}]/u],
  ['an invalid date', /Invalid Date/u],
]
const KEY = /\b[a-z]+(?:\.[a-z0-9_]+)+\b/gu

/** All text of the page that a user sees or a screen reader speaks. */
async function readableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Folded text counts too, because a user can unfold it.
    for (const details of document.querySelectorAll('details')) details.open = true
    const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']
    const spoken = [...document.querySelectorAll('body *')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...spoken].filter(Boolean).join('\n')
  })
}

export async function expectNoRawText(page: Page, what: string): Promise<void> {
  const text = await readableText(page)
  const found = RAW.flatMap(([name, pattern]) => {
    const hit = pattern.exec(text)
    return hit ? [`${name}: …${text.slice(Math.max(0, hit.index - 40), hit.index + 40)}…`] : []
  })
  const keys = allKeys()
  const raw = [...text.matchAll(KEY)].map(([word]) => word).filter((word) => keys.has(word))
  expect([...found, ...raw.map((key) => `a key: ${key}`)], `raw text, ${what}`).toEqual([])
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
