import type { TestBrowser } from './test-browser.ts'

/** Runs in the page around the frame: the first visible element of a selector whose text contains `words`. */
const FIND = `(selector, words) => {
  const plain = (element) => element.textContent.replace(/[\\u200e\\u200f\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ')
  return [...(frames[0]?.document.querySelectorAll(selector) ?? [])].find(
    (element) => element.checkVisibility() && plain(element).includes(words),
  )
}`

/** Drivers cannot run a script before the page's own, so the simulator's frame holds the page in the app. */
export function createFrame({ evaluate }: TestBrowser) {
  const find = (selector: string, words: string) => `(${FIND})(...${JSON.stringify([selector, words])})`
  const sees = (selector: string, words = '') => evaluate<boolean>(`${find(selector, words)} !== undefined`)
  const press = (selector: string, words = '') => evaluate<null>(`(${find(selector, words)}?.click(), null)`)
  return {
    sees,
    press,
    /** Presses only while the dialog is not there: a button without its script does nothing yet. */
    opens: async (dialog: string, selector: string, words: string) => {
      if (await sees(dialog)) return true
      await press(selector, words)
      return sees(dialog)
    },
    isReady: () => evaluate<boolean>(`frames[0]?.document.documentElement.hasAttribute('data-ready') === true`),
  }
}
