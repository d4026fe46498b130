import { afterEach, beforeEach, expect, test } from 'vitest'
import { text } from '#tests/e2e/support/texts.ts'
import { weakNetwork, type WeakNetwork } from '#tests/e2e/support/weak-network.ts'
import { WELCOME } from '#tests/e2e/support/welcome.ts'
import { createFrame } from './support/frame.ts'
import { inEachEngine } from './support/in-each-engine.ts'
import { createPage } from './support/page.ts'
import type { TestBrowser } from './support/test-browser.ts'

const LINE = '[data-stored-line]'
const AGE = text('en', 'stored.line_minutes', { count: 1, value: '1' })
/** Longer than the 3 s after which the worker shows a copy, ms. */
const SLOW_MS = 5000

let network: WeakNetwork
beforeEach(async () => (network = await weakNetwork()))
afterEach(() => network.stop())

/** A worker controls the page, and has a copy of it. */
const expectKept = ({ evaluate }: TestBrowser): Promise<void> =>
  expect
    .poll(() =>
      evaluate(
        `caches.match(location.origin + location.pathname).then((copy) => copy !== undefined && navigator.serviceWorker.controller !== null)`,
      ),
    )
    .toBe(true)
const storedMinutes = ({ evaluate }: TestBrowser): Promise<string | null> =>
  evaluate(`document.documentElement.getAttribute('data-stored-minutes')`)

inEachEngine((start) => {
  test('[SCR-14] a visited page opens without a connection and shows its age, and is live again with one', async () => {
    const browser = await start()
    const page = createPage(browser)
    await browser.open(`${network.origin}/en${WELCOME.path}`)
    await expectKept(browser)
    await page.seesNo(LINE)
    const title = await browser.evaluate<string>(`document.querySelector('h1').textContent`)

    network.isDown = true
    await browser.reload()
    await page.sees('h1', title)
    await page.sees(LINE, AGE)
    await browser.open(`${network.origin}/en/legal/terms`)
    await page.sees('h1', text('en', 'offline.title'))
    await browser.open(`${network.origin}/en${WELCOME.path}`)
    await page.sees('h1', title)
    await page.sees(LINE, AGE)

    network.isDown = false
    await browser.reload()
    await page.sees('h1', title)
    await page.seesNo(LINE)
    expect(await storedMinutes(browser)).toBeNull()
  })

  test('[SCR-14][APP-7] on a slow network a page shows its copy, and a page in a frame waits for the network', async () => {
    const browser = await start()
    const { evaluate, open } = browser
    const page = createPage(browser)
    const frame = createFrame(browser)
    await open(`${network.origin}/en${WELCOME.path}`)
    await expectKept(browser)
    await open(`${network.origin}/en/dev/webview`)
    await page.press('form button[type="submit"]', 'Open the page')
    await expect.poll(frame.isReady).toBe(true)
    expect(await evaluate('frames[0].location.pathname')).toBe(`/en${WELCOME.path}`)

    network.delayMs = SLOW_MS
    await evaluate(`(frames[0].document.documentElement.dataset.old = '', frames[0].location.reload(), null)`)
    await expect.poll(() => evaluate(`frames[0].document.querySelector('html:not([data-old]) h1') !== null`)).toBe(true)
    expect(await evaluate(`frames[0].document.documentElement.dataset.storedMinutes ?? null`)).toBeNull()

    await open(`${network.origin}/en${WELCOME.path}`)
    expect(await storedMinutes(browser)).toBe('1')
  })
})
