import { setTimeout as sleep } from 'node:timers/promises'
import { PATIENCE_MS } from '../../setup/patience.ts'
import type { TestBrowser } from './test-browser.ts'

const LOOK_AGAIN_MS = 150
const MARK = 'data-test-target'

/** Runs in the page: marks the first visible element of a selector whose text contains `text`, and returns its place; null without one. */
const FIND = `(selector, text, mark) => {
  const plain = (element) => element.textContent.replace(/[\\u200e\\u200f\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ')
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true })
  const found = [...document.querySelectorAll(selector)].find((element) => isVisible(element) && plain(element).includes(text))
  for (const old of document.querySelectorAll('[' + mark + ']')) old.removeAttribute(mark)
  found?.setAttribute(mark, '')
  found?.scrollIntoView({ block: 'center' })
  return found ? JSON.stringify(found.getBoundingClientRect()) : null
}`

/** The address and the first words of a page, for a failure. */
const SHOWN = '`${location.href}: ${document.body.innerText.slice(0, 500)}`'

/** Drives a page as a user does: waits for visible elements, presses them, types into them. */
export function createPage(browser: TestBrowser) {
  const placeOf = (selector: string, text: string) =>
    browser.evaluate<string | null>(`(${FIND})(...${JSON.stringify([selector, text, MARK])})`)
  const finds = async (selector: string, text: string) => (await placeOf(selector, text)) !== null

  /** @throws Error that names the missing element, with the last failure. */
  const until = async (what: string, attempt: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + PATIENCE_MS
    let failure = ''
    while (Date.now() < end) {
      try {
        if (await attempt()) return
      } catch (error) {
        // The page may be navigating, or re-rendering the element that was found.
        failure = `: ${(error as Error).message}`
      }
      await sleep(LOOK_AGAIN_MS)
    }
    const shown = await browser.evaluate<string>(SHOWN).catch(String)
    throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}${failure}; the page shows ${shown}`)
  }

  return {
    sees: (selector: string, text = '') => until(`${selector} “${text}”`, () => finds(selector, text)),
    seesNo: (selector: string) => until(`no ${selector}`, async () => !(await finds(selector, ''))),
    /** Presses an element once it rests: a dialog that opens would move from under the press. */
    press: (selector: string, text = '') => {
      let before: string | null = null
      return until(`pressing ${selector} “${text}”`, async () => {
        const last = before
        before = await placeOf(selector, text)
        if (before === null || before !== last) return false
        await browser.click(`[${MARK}]`)
        return true
      })
    },
    fill: (selector: string, text: string) =>
      until(`typing into ${selector}`, async () => {
        if (!(await finds(selector, ''))) return false
        await browser.type(`[${MARK}]`, text)
        return true
      }),
    isAt: (path: string) =>
      until(`the address ${path}`, async () => (await browser.evaluate<string>('location.pathname')) === path),
  }
}
