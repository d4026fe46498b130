import { setTimeout as sleep } from 'node:timers/promises'
import type { ConsoleMessage } from '@playwright/test'
import { addressOf, SCREENS } from '../support/screens.ts'
import { showUp } from '../support/settle.ts'
import { expect, test } from '../support/test.ts'

const CSS_DELAY_MS = 5000
/** A preload of the test's own, which nothing uses: with its report those of the page have come. */
const PLANTED = '/favicon.ico?planted'
const PATHS = [...new Set(SCREENS.map(({ path }) => path))]
const AT_ONCE = 8

/** Runs in the page before its scripts. */
function plantPreload(href: string): void {
  const plant = (): void => {
    if (!document.head) return
    watch.disconnect()
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }))
  }
  const watch = new MutationObserver(plant)
  watch.observe(document, { childList: true, subtree: true })
}

test('[SCR-14] with stylesheets that come late no page preloads what it does not use @once @night', async ({
  context,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const reported: string[] = []
  await context.route(/\.css$/, async (route) => {
    await sleep(CSS_DELAY_MS)
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
  await context.addInitScript(plantPreload, PLANTED)
  const isPlanted = (message: ConsoleMessage) => message.text().includes(PLANTED)
  const visit = async (path: string) => {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.text().includes('preloaded') && !isPlanted(message)) reported.push(`${path}: ${message.text()}`)
    })
    const planted = page.waitForEvent('console', isPlanted)
    await page.goto(addressOf('en', path))
    await showUp(page)
    await planted
    // Reports of the same moment have arrived with this answer.
    await page.evaluate(() => undefined)
    await page.close()
  }
  const left = [...PATHS]
  while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(visit))
  expect(reported).toEqual([])
})
