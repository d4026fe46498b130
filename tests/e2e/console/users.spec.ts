import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

for (const { loginName } of DEMO_LOGINS)
  test(
    `support answers a ticket of ${loginName} from the login name with two clicks`,
    { tag: ['@long', '@once'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openConsole(page, 'support', '/users')
      await page.getByLabel('Whole value').fill(loginName)
      await page.getByRole('button', { name: 'Find' }).click()
      await page.getByRole('button', { name: 'Copy answer' }).click()
      await expect(page.getByText('Copied.')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.length).toBeGreaterThan(10)
      await expect(page.getByTestId('answer')).toHaveText(copied)
    },
  )

test(
  'support sees the answer, trace, rewards and ledger of a user, and nothing with a whole name',
  { tag: '@long' },
  async ({ page, shot }) => {
    await openConsole(page, 'support', '/users')
    await expect(page.getByRole('heading', { name: 'Find a user' })).toBeVisible()
    await expectWellMade(page, 'search of users')
    await page.getByLabel('Whole value').fill('trader@fanfare.example')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByTestId('answer')).toContainText('Welcome tasks')
    await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('Balanced')
    await expect(page.getByRole('region', { name: 'Rewards' })).toContainText('10 USDT')
    await page.getByLabel('Language of the answer').selectOption('ar')
    await expect(page.getByTestId('answer')).toHaveAttribute('dir', 'rtl')
    await page
      .getByText(/^Trace of/)
      .first()
      .click()
    await expect(page.locator('body')).not.toContainText('trader@fanfare.example')
    await shot('console-user')
    await expectWellMade(page, 'a user')
  },
)

test(
  'a value of nobody says so, counts as a look-up, and opens no page',
  { tag: ['@long', '@once'] },
  async ({ page }) => {
    await openConsole(page, 'support', '/users')
    await page.getByLabel('Whole value').fill('nobody@fanfare.example')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('status')).toContainText(/Nobody has this value\. Look-up \d+ of \d+ today/)
  },
)
