import type { Page } from '@playwright/test'
import { expect, settle, test } from '../support/test.ts'

/** Moves of the pointer that the page has seen. */
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: number }).moves)

/** Runs in the page before its scripts. */
function countMoves(): void {
  const seen = { moves: 0 }
  Object.defineProperty(window, 'moves', { get: () => seen.moves })
  window.addEventListener('pointermove', () => (seen.moves += 1), true)
}

test(
  '[AUTH-7] a mouse that rests over a new page wakes nothing, and one that moves wakes it',
  { tag: '@desktop' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.addInitScript(countMoves)
    await page.goto('/en', { waitUntil: 'networkidle' })
    // Where the headless browser's mouse rests; browsers report one when something below it has changed.
    await page.mouse.move(0, 0)
    await page.mouse.move(0, 0)
    await expect.poll(() => movesOf(page)).toBeGreaterThan(1)
    const untouched = scripts.length
    await page.waitForTimeout(1000)
    expect(scripts.slice(untouched)).toEqual([])
    await expect(page.locator('html[data-ready]')).toHaveCount(0)
    await page.mouse.move(1, 0)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    expect(scripts.length).toBeGreaterThan(untouched)
    await settle(page)
  },
)
