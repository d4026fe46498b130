import type { TestBrowser } from './test-browser.ts'

/** Drivers cannot run a script before the page's own, so the simulator's frame holds the page in the app. */
export function createFrame({ evaluate }: TestBrowser) {
  const find = (selector: string, words: string) =>
    `[...(frames[0]?.document.querySelectorAll(${JSON.stringify(selector)}) ?? [])].find((element) => element.checkVisibility() && element.textContent.includes(${JSON.stringify(words)}))`
  const sees = (selector: string, words = '') => evaluate<boolean>(`${find(selector, words)} !== undefined`)
  const press = (selector: string, words: string) => evaluate<null>(`(${find(selector, words)}?.click(), null)`)
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
