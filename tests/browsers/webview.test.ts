import { afterEach, describe, expect, test } from 'vitest'
import { findFirefox, findWebKit } from '#runner/testing/engines.ts'
import { stack } from '#tests/e2e/support/stack.ts'
import { text } from '#tests/e2e/support/texts.ts'
import { openFirefox } from './support/firefox.ts'
import { createPage } from './support/page.ts'
import type { TestBrowser } from './support/test-browser.ts'
import { openWebKit } from './support/webkit.ts'

const firefox = findFirefox()
const webkit = findWebKit()
const ENGINES: readonly { engine: string; open: (() => Promise<TestBrowser>) | null }[] = [
  { engine: 'Firefox', open: firefox === undefined ? null : () => openFirefox(firefox) },
  { engine: 'WebKit', open: webkit === undefined ? null : () => openWebKit(webkit) },
]
const SHARE = text('en', 'share.open')
/** A picture of one colour, as Safari's first capture can be, has less than 10 kB. */
const SMALLEST_POSTER = 30_000

let browser: TestBrowser | null = null
afterEach(async () => {
  await browser?.close()
  browser = null
})

/** Drivers cannot run a script before the page's own, so the simulator's frame holds the page in the app. */
function createFrame({ evaluate }: TestBrowser) {
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
    /** The preview is the only picture that is a PNG in its address. */
    isDrawn: () =>
      evaluate<boolean>(
        `frames[0].document.querySelector('[role="dialog"] img[src^="data:image/png"]')?.naturalWidth > 0`,
      ),
  }
}

const patient = { timeout: 45_000, interval: 300 }

for (const { engine, open } of ENGINES) {
  describe.skipIf(open === null)(`${engine}${open ? '' : ' (not installed on this machine)'}`, () => {
    test('[APP-1][APP-7][SHARE-1] the token of the app logs in, and a share hands over a poster that is not empty', async () => {
      browser = await (open as () => Promise<TestBrowser>)()
      const { open: openUrl, evaluate, violations } = browser
      const page = createPage(browser)
      const frame = createFrame(browser)

      await openUrl(`${stack.siteOrigin}/en/dev/webview`)
      await page.press('form button[type="submit"]', 'Open the page')
      await page.sees('li', 'onFanfareMessage')
      await expect.poll(() => frame.sees('section', text('en', 'share.title')), patient).toBe(true)
      expect(await frame.sees('header')).toBe(false)
      await expect
        .poll(() => evaluate(`frames[0].document.documentElement.hasAttribute('data-ready')`), patient)
        .toBe(true)

      await expect.poll(() => frame.opens('[role="dialog"]', 'main button', SHARE), patient).toBe(true)
      await expect.poll(frame.isDrawn, patient).toBe(true)
      await frame.press('[role="dialog"] button', SHARE)
      await page.sees('li', '"name":"open"')
      const shared = await evaluate<string>(
        `[...document.querySelectorAll('li code')].map(({ textContent }) => textContent).find((shown) => shown.includes('"name":"open"'))`,
      )
      expect(shared).toMatch(/[?&]vipCode=[A-Z0-9]+/)
      expect(shared).toContain('data:image/png;base64,')
      expect(Number(/\((\d+) characters\)$/.exec(shared)?.[1])).toBeGreaterThan(SMALLEST_POSTER)
      expect(await violations()).toEqual([])
    })
  })
}
