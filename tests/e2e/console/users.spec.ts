import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { deposit, sendEvents } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

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

test(
  'risk holds a reward, lets it go and takes it back, which its user reads; a reversal says its effects before',
  { tag: ['@long', '@once'] },
  async ({ page, browser, shot }) => {
    const member = await newMember()
    await claim(member, WELCOME.tasks.account.id)
    await sendEvents(member.userId, { type: 'kyc.passed' }, deposit('60'))
    await openConsole(page, 'risk', `/users/${member.userId}`)
    const rewards = page.getByRole('region', { name: 'Rewards' })
    const dialog = page.getByRole('dialog')

    await rewards.getByRole('button', { name: 'Hold…' }).click()
    await dialog.getByLabel('Days').fill('31')
    await dialog.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('until')
    await dialog.getByLabel('Days').fill('2')
    await shot('console-hold')
    await dialog.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(rewards.getByText('Hold', { exact: true })).toBeVisible()
    await rewards.getByRole('button', { name: 'Let go…' }).click()
    await dialog.getByRole('button', { name: 'Let go', exact: true }).click()
    await expect(rewards.getByText('Granted', { exact: true })).toBeVisible()

    await rewards.getByRole('button', { name: 'Take back…' }).click()
    await dialog.getByLabel('Amount').fill('6')
    await dialog.getByRole('button', { name: 'Take back', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel('Amount').fill('')
    await dialog.getByLabel('Reason').selectOption('RULES_BROKEN')
    await dialog.getByRole('button', { name: 'Take back', exact: true }).click()
    await expect(rewards.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(rewards.getByRole('button')).toHaveCount(0)

    const events = page.getByRole('region', { name: 'Events' })
    const ofDeposit = events.getByRole('listitem').filter({ hasText: 'deposit.confirmed' })
    await ofDeposit.getByRole('button', { name: 'Reverse…' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: WELCOME.tasks.deposit.id })).toBeVisible()
    await shot('console-reverse')
    await dialog.getByRole('button', { name: 'Reverse', exact: true }).click()
    await expect(ofDeposit.getByText('Sent for approval')).toBeVisible()
    await expectWellMade(page, 'corrections of a user')

    const context = await browser.newContext()
    await logIn(context, member)
    const own = await context.newPage()
    await own.goto(`${stack.siteOrigin}/en/rewards`)
    await own
      .getByRole('button', { name: /Taken back|Cancelled/ })
      .or(own.getByText(/Taken back|Cancelled/))
      .first()
      .waitFor()
    await context.close()
  },
)
