import { expectWellMade, openConsole, signIn } from '../support/console.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

test(
  'the console asks a stranger to sign in, and opens the page that was asked for',
  { tag: '@long' },
  async ({ page, shot }) => {
    await page.goto(`${stack.consoleOrigin}/activities/welcome-tasks`)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await shot('console-sign-in')
    await expectWellMade(page, 'sign-in of the console')
    await signIn(page, 'viewer')
    await expect(page).toHaveURL(`${stack.consoleOrigin}/activities/welcome-tasks`)
    await expect(page.getByRole('heading', { name: 'Welcome tasks' })).toBeVisible()
  },
)

test(
  'a session that ends keeps what was typed, and returns to its page after the sign-in',
  { tag: '@long' },
  async ({ page, context }) => {
    await openConsole(page, 'operator', '/activities/harvest-draw')
    await page.getByLabel('Note for colleagues').fill('Olga looks at the draws')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Pause claims now' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('What you typed is safe')
    await page.getByRole('link', { name: 'Continue to sign in' }).click()
    await page.locator('button[value="olga.petrova"]').click()
    await expect(page).toHaveURL(`${stack.consoleOrigin}/activities/harvest-draw`)
    await expect(page.getByLabel('Note for colleagues')).toHaveValue('Olga looks at the draws')
  },
)

test('signing out ends the session', { tag: '@long' }, async ({ page }) => {
  // Of its own: the others share theirs.
  await page.goto(`${stack.consoleOrigin}/activities`)
  await signIn(page, 'viewer')
  await expect(page.getByRole('heading', { name: 'Activities', exact: true })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
