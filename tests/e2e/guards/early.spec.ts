import type { Page } from '@playwright/test'
import { holdScripts } from '../support/hold-scripts.ts'
import { becomesIdle } from '../support/settle.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { weakNetwork } from '../support/weak-network.ts'

/** Moves of the pointer that the page has seen. */
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: number }).moves)

/** Runs in the page before its scripts. */
function countMoves(): void {
  const seen = { moves: 0 }
  Object.defineProperty(window, 'moves', { get: () => seen.moves })
  window.addEventListener('pointermove', () => (seen.moves += 1), true)
}

test('[AUTH-7] a pointermove under a resting mouse starts no script of a new page @desktop @long', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.addInitScript(countMoves)
  await page.goto('/en', { waitUntil: 'networkidle' })
  // Where the headless browser's mouse rests; browsers report one when something below it has changed.
  await page.mouse.move(0, 0)
  await page.mouse.move(0, 0)
  await expect.poll(() => movesOf(page)).toBeGreaterThan(1)
  await becomesIdle(page)
  expect(scripts).toEqual([])
  await expect(page.locator('html[data-ready]')).toHaveCount(0)
  await page.mouse.move(1, 0)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  expect(scripts.length).toBeGreaterThan(4)
  await settle(page)
})

const isDark = (page: Page) => page.locator('html').evaluate((root) => root.classList.contains('dark'))

test('[SCR-12][SHELL-3] theme, menu and eye answer before any script, and stay so when the page comes alive @desktop', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/en/login', { waitUntil: 'domcontentloaded' })
  const header = page.getByRole('banner')
  const theme = header.locator('button[data-turns=theme]:visible')
  const language = header.locator('button[popovertarget]:visible')
  const eyeOf = (name: 'show_password' | 'hide_password') =>
    page.getByRole('button', { name: text('en', `account.${name}`), exact: true })
  const password = page.locator('#account-password')

  await theme.click()
  expect(await isDark(page)).toBe(true)
  await language.click()
  await expect(page.locator('#language-menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await password.fill('sunrise')
  await eyeOf('show_password').focus()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(eyeOf('hide_password')).toBeFocused()

  release()
  await settle(page)
  expect(await isDark(page)).toBe(true)
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('sunrise')
  await expect(eyeOf('hide_password')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'password')
  await theme.click()
  expect(await isDark(page)).toBe(false)
  await language.click()
  await expect(page.locator('#language-menu')).toBeVisible()
})

test('[LOC-7] another language before any script opens the same page in it, with its query @desktop @long', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/en/login?next=%2Fen%2Frewards', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').locator('button[popovertarget]:visible').click()
  await page.locator('#language-menu a[data-language=de]').click()
  await expect(page).toHaveURL(/\/de\/login\?next=/)
  const [choice] = (await page.context().cookies()).filter(({ name }) => name === 'fanfareLocale')
  expect(choice?.value).toBe('de')
})

test('[SCR-1] a tab of the activities works before any script, and stays so afterwards @desktop', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => (document.body.dataset.same = 'document'))
  const main = page.getByRole('main')
  const tab = main.getByRole('link', { name: new RegExp(`^${text('en', 'state.ended')}`) })
  const cards = main.locator('article').filter({ visible: true })
  await expect(page.locator('ul[data-status=ENDED]')).toHaveCount(0)
  const first = await cards.first().innerText()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('/en?status=ENDED')
  const ended = await cards.getByRole('heading').allInnerTexts()
  expect(ended.length).toBeGreaterThan(1)
  expect(ended).not.toContain(first)

  release()
  await settle(page)
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(ended)
  await expect(page.locator('ul[data-status=ENDED]')).toHaveCount(1)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'document')
  await page.goBack()
  await expect(cards.first()).toContainText(first.split('\n')[0] ?? '')
  await main.getByRole('button', { name: text('en', 'activity.group.lottery') }).click()
  await expect(cards).toHaveCount(1)
})

test('[SHELL-4] Escape in the phone menu’s languages gives the focus back to their button @phone @long', async ({
  page,
}) => {
  await openPage(page, '/en')
  await page.locator('button[popovertarget=nav-menu]:visible').first().click()
  const button = page.locator('button[popovertarget=language-menu]:visible')
  await button.click()
  await expect(page.locator('#language-menu [aria-current]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#language-menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('[SCR-1] a page whose data no instance has any more starts with its data as it is now @phone @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|Refused to execute script/)
  await page.route('**/hydration/**', (route) =>
    route.request().url().endsWith('?again') ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  )
  await openPage(page, '/en')
  await page.locator('button[popovertarget=nav-menu]:visible').first().click()
  await expect(page.locator('#nav-menu')).toBeVisible()
})

test('[ACT-10] a page goes on that has arrived up to a figure of its countdown @phone', async ({ page }) => {
  const network = await weakNetwork()
  network.pauseAfter = '<b>00</b>'
  try {
    await page.goto(`${network.origin}/en/welcome-event`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('timer').locator('i').first()).toHaveText(/day/)
    await expect(page.getByRole('timer').locator('b').first()).not.toHaveText('00')
  } finally {
    await network.stop()
  }
})
