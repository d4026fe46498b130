import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, SCREENS } from '../support/screens.ts'
import { showUp } from '../support/settle.ts'
import { expect, test } from '../support/test.ts'

/** Chromium reports a preload that nothing has used 3 s after the page's `load` event. */
const REPORTED_MS = 4500
const CSS_DELAY_MS = 5000
const PATHS = [...new Set(SCREENS.map(({ path }) => path))]
const AT_ONCE = 6

test(
  '[SCR-14] with stylesheets that come late no page preloads what it does not use',
  { tag: ['@once', '@long'] },
  async ({ context, complaints }) => {
    complaints.expect(/status of 404/)
    const reported: string[] = []
    await context.route(/\.css$/, async (route) => {
      await sleep(CSS_DELAY_MS)
      // The page may be closed by now.
      await route.continue().catch(() => undefined)
    })
    const visit = async (path: string) => {
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.text().includes('preloaded')) reported.push(`${path}: ${message.text()}`)
      })
      await page.goto(addressOf('en', path))
      await showUp(page)
      await page.waitForTimeout(REPORTED_MS)
      await page.close()
    }
    const left = [...PATHS]
    while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(visit))
    expect(reported).toEqual([])
  },
)
