import { Secret, TOTP } from 'otpauth'
import { login } from '@fanfare/contract/session/login.ts'
import { beginSecondFactor, confirmSecondFactor } from '@fanfare/contract/session/second-factor.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { call, deposit, sendEvents } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { expect, openPage, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { logIn, newUser, solvedCaptcha } from '../support/users.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

test('support answers a ticket with two clicks, and sees no whole name @long @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConsole(page, 'support', '/users')
  await expectWellMade(page, 'search of users')
  const find = async (loginName: string) => {
    await page.goto(`${stack.consoleOrigin}/users`)
    await page.getByLabel('Whole value').fill(loginName)
    await page.getByRole('button', { name: 'Find' }).click()
  }
  await find('nobody@fanfare.example')
  await expect(page.getByRole('status')).toContainText(/Nobody has this value\. Look-up \d+ of \d+ today/)
  for (const { loginName } of DEMO_LOGINS) {
    await find(loginName)
    await page.getByRole('button', { name: 'Copy answer' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.length).toBeGreaterThan(10)
    await expect(page.getByTestId('answer')).toHaveText(copied)
  }

  await find('trader@fanfare.example')
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
  await expectWellMade(page, 'a user')
})

test('risk flags and clears a user, and takes a reward back, which its user reads @once', async ({ page, browser }) => {
  const member = await newMember()
  await claim(member, WELCOME.tasks.account.id)
  await sendEvents(member.userId, { type: 'kyc.passed' }, deposit('60'))
  await openConsole(page, 'risk', `/users/${member.userId}`)
  const rewards = page.getByRole('region', { name: 'Rewards' })
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await dialog.getByRole('button', { name: 'Flag' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Reason is empty.')
  await dialog.getByLabel('Reason').selectOption('STOLEN_ACCOUNT')
  await dialog.getByRole('button', { name: 'Flag' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Clear' }).click()
  await dialog.getByLabel('Why, for colleagues').fill('a family with one router')
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cleared.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0)

  await rewards.getByRole('button', { name: 'Hold…' }).click()
  await dialog.getByLabel('Days').fill('31')
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Until')
  await dialog.getByLabel('Days').fill('2')
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
  const ofDeposit = events.getByRole('listitem').filter({ hasText: 'Deposit confirmed' })
  await ofDeposit.getByRole('button', { name: 'Reverse…' }).click()
  await dialog.getByLabel('Reason').selectOption('WRONG_FACT')
  await expect(dialog.getByRole('listitem').filter({ hasText: WELCOME.tasks.deposit.id })).toBeVisible()
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
})

test('support proposes to remove a lost second factor, risk approves, and its user logs in without a code @long @once', async ({
  page,
  context,
  browser,
}) => {
  const user = await newUser()
  const own = { token: user.token }
  const { secret } = (await call(beginSecondFactor, { body: { password: user.password } }, own)).data
  const confirm = async () => {
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    return (await call(confirmSecondFactor, { body: { code } }, own)).code
  }
  // A code ends with its step of 30 s, maybe at this moment.
  await expect.poll(confirm).toBe('00000')
  const { loginName, password } = user
  const withPassword = async () =>
    (await call(login, { body: { loginName, password, captcha: await solvedCaptcha('login') } })).code
  expect(await withPassword()).toBe('51057')

  await openConsole(page, 'support', `/users/${user.userId}`)
  await expect(page.getByText(/^on since/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove two-step login…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove two-step login?' })
  await dialog.getByLabel('Ticket').fill('CS-311')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Reason')
  await dialog.getByLabel('How you know that it is the user').fill('Video call with the passport')
  await expectWellMade(page, 'the question about a second factor')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(page.getByText('Sent for approval: a second person decides.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove two-step login…' })).toHaveCount(0)
  await expectWellMade(page, 'a user whose second factor may be removed')
  await page.getByRole('link', { name: 'See the proposal' }).click()
  await expect(page.getByText('It is yours: another approver decides.')).toBeVisible()
  const { pathname } = new URL(page.url())
  expect(await withPassword()).toBe('51057')

  await context.clearCookies()
  await openConsole(page, 'risk', pathname)
  await expect(page.getByText(/Video call with the passport/).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(loginName)
  await expectWellMade(page, 'a proposal about a second factor')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by rita.sandoval')).toBeVisible()

  const visitor = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })
  const site = await visitor.newPage()
  await openPage(site, `${stack.siteOrigin}/en/login`)
  await site.getByRole('textbox', { name: text('en', 'account.email') }).fill(loginName)
  await site.locator('input[type=password]').fill(password)
  await site.getByRole('button', { name: text('en', 'account.submit_login'), exact: true }).click()
  await expect(site).not.toHaveURL(/login/)
  await site.goto(`${stack.siteOrigin}/en/messages`)
  await expect(site.getByText('Support turned off two-step login').first()).toBeVisible()
  await visitor.close()
})
