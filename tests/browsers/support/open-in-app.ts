import { expect } from 'vitest'
import { stack } from '#tests/e2e/support/stack.ts'
import { text } from '#tests/e2e/support/texts.ts'
import type { User } from '#tests/e2e/support/users.ts'
import { createFrame } from './frame.ts'
import { createPage } from './page.ts'
import type { TestBrowser } from './test-browser.ts'

/**
 * Opens the start page of the simulator in its frame, where the app has handed over the token of the user, else of the
 * demonstration's trader.
 */
export async function openInApp(browser: TestBrowser, user: Pick<User, 'token' | 'userId'> | null = null) {
  const page = createPage(browser)
  const frame = createFrame(browser)
  await browser.open(`${stack.siteOrigin}/en/dev/webview`)
  await page.sees('form button[type="submit"]:not([aria-busy])', 'Open the page')
  if (user) {
    const fields = `document.querySelector('form').elements`
    await browser.evaluate(
      `(${fields}.firstToken.value = ${JSON.stringify(user.token)}, ${fields}.firstUid.value = ${JSON.stringify(user.userId)}, null)`,
    )
  }
  await page.press('form button[type="submit"]', 'Open the page')
  await page.sees('li', 'onFanfareMessage')
  await expect.poll(() => frame.sees('section', text('en', 'share.title'))).toBe(true)
  expect(await frame.sees('header')).toBe(false)
  await expect.poll(frame.isReady).toBe(true)
  return { page, frame }
}
