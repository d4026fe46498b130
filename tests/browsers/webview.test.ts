import { expect, test } from 'vitest'
import { text } from '#tests/e2e/support/texts.ts'
import { createFaultyCapture, type CaptureFault } from './support/faulty-capture.ts'
import { inEachEngine } from './support/in-each-engine.ts'
import { openInApp } from './support/open-in-app.ts'
import type { TestBrowser } from './support/test-browser.ts'

const SHARE = text('en', 'share.open')
/** In the app: its own sheet. */
const MORE = text('en', 'share.more')
/** A picture of one colour, as Safari's first capture can be, has less than 10 kB. */
const SMALLEST_POSTER = 30_000

/** Opens the dialog in the frame, and returns the message that the app gets, without the rest of its picture. */
async function sharePoster(browser: TestBrowser, { page, frame }: Awaited<ReturnType<typeof openInApp>>) {
  const { evaluate } = browser
  await expect.poll(() => frame.opens('[role="dialog"]', 'main button', SHARE)).toBe(true)
  // The preview is the only picture that is a PNG in its address.
  const isDrawn = `frames[0].document.querySelector('[role="dialog"] img[src^="data:image/png"]')?.naturalWidth > 0`
  await expect.poll(() => evaluate<boolean>(isDrawn)).toBe(true)
  await frame.press('[role="dialog"] button', MORE)
  await page.sees('li', '"name":"open"')
  return evaluate<string>(
    `[...document.querySelectorAll('li code')].map(({ textContent }) => textContent).find((shown) => shown.includes('"name":"open"'))`,
  )
}
const lengthOf = (shared: string): number => Number(/\((\d+) characters\)$/.exec(shared)?.[1])

inEachEngine((start) => {
  /** What a share hands over in the app, whose first capture has this fault, after that many of them; an engine may need one more. */
  async function share(fault: CaptureFault | null, captures: number) {
    const browser = await start()
    const capture = createFaultyCapture(browser)
    const app = await openInApp(browser)
    await capture.begin(fault)
    const shared = await sharePoster(browser, app)
    expect(await capture.count()).toBeGreaterThanOrEqual(captures)
    expect((await capture.colorsOfImages()).map((colors) => colors > 1)).toEqual([true, true, true])
    return { browser, shared }
  }

  test('[APP-1][APP-7][SHARE-1] the token of the app logs in, and a share hands over a poster that is not empty', async () => {
    const { browser, shared } = await share(null, 1)
    expect(shared).toMatch(/[?&]vipCode=[A-Z0-9]+/)
    expect(shared).toContain('data:image/png;base64,')
    expect(lengthOf(shared)).toBeGreaterThan(SMALLEST_POSTER)
    expect(await browser.violations()).toEqual([])
  })

  test.each<[string, CaptureFault]>([
    ['empty', 'nothing'],
    ['without its images', 'no image'],
  ])('[SHARE-1] after a first picture that is %s a share hands over the second one', async (_, fault) => {
    const { shared } = await share(fault, 2)
    expect(lengthOf(shared)).toBeGreaterThan(SMALLEST_POSTER)
  })
})
