import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { allKeys } from './texts.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * WCAG 2.2 AA as far as a program can see; a violation is told with the elements it is about. `colours`: only what another
 * theme can change.
 */
export async function expectAccessible(page: Page, what: string, { colours = false } = {}): Promise<void> {
  // The style sheet's transitions would be measured half way.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  // Without frames, axe's older way gives the same findings in half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (colours ? axe.withRules('color-contrast') : axe.withTags(WCAG)).analyze()
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
  expect(said, `axe, ${what}`).toEqual([])
}

/** What must never stand on a page: values that are not there, texts that are not there, unfilled sentences. */
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

/** All text that a reader sees or hears of the page. */
async function readableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    // What is folded away is read too, by whoever unfolds it.
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

/** SHELL-2: nothing lies beside the screen, and nothing can be scrolled to there. */
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
