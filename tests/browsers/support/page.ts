import { setTimeout as sleep } from 'node:timers/promises'
import type { TestBrowser } from './test-browser.ts'

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 150
const MARK = 'data-test-target'

/** In the page: marks the first visible element of a selector whose text contains `text`, and answers whether there is one. */
const FIND = `(selector, text, mark) => {
  const plain = (element) => element.textContent.replace(/[\\u200e\\u200f\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ')
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true })
  const found = [...document.querySelectorAll(selector)].find((element) => isVisible(element) && plain(element).includes(text))
  for (const old of document.querySelectorAll('[' + mark + ']')) old.removeAttribute(mark)
  found?.setAttribute(mark, '')
  found?.scrollIntoView({ block: 'center' })
  return found !== undefined
}`

/** A person in front of a browser: sees what is visible, presses it, types into it; everything may take a while to come. */
export function createPage(browser: TestBrowser) {
  const finds = (selector: string, text: string) =>
    browser.evaluate<boolean>(`(${FIND})(...${JSON.stringify([selector, text, MARK])})`)

  /** @throws Error that names what did not come, with the last failure. */
  const until = async (what: string, attempt: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + PATIENCE_MS
    let failure = ''
    while (Date.now() < end) {
      try {
        if (await attempt()) return
      } catch (error) {
        // The page may be between two documents, or redraw what was found.
        failure = `: ${(error as Error).message}`
      }
      await sleep(LOOK_AGAIN_MS)
    }
    throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}${failure}`)
  }

  return {
    sees: (selector: string, text = '') => until(`${selector} “${text}”`, () => finds(selector, text)),
    seesNo: (selector: string) => until(`no ${selector}`, async () => !(await finds(selector, ''))),
    press: (selector: string, text = '') =>
      until(`pressing ${selector} “${text}”`, async () => {
        if (!(await finds(selector, text))) return false
        await browser.click(`[${MARK}]`)
        return true
      }),
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
