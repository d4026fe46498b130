import type { Page, Route } from '@playwright/test'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { pushCount } from '@fanfare/contract/message/push.ts'
import { call, sendEvents } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { text, type TestLocale } from '../support/texts.ts'
import { expect, longUnless, test } from '../support/test.ts'
import { logIn, newUser } from '../support/users.ts'
import { newMember } from '../support/welcome.ts'

const FAILED = /Failed to load resource|status of (?:503|511)/

/** What a Wi-Fi network, a proxy or a gateway without capacity answers. */
const LOST: Record<string, (route: Route) => Promise<void>> = {
  'a reset connection': (route) => route.abort('connectionreset'),
  '503': (route) => route.fulfill({ status: 503, body: '' }),
  'a Wi-Fi portal’s page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Log in to Wi-Fi</title>' }),
  'a Wi-Fi portal’s 511': (route) => route.fulfill({ status: 511, contentType: 'text/html', body: 'Sign in' }),
}

/** Loses every answer to `userinfo` until the returned function is called. */
async function loseUser(page: Page, lose: (route: Route) => Promise<void>): Promise<() => void> {
  let isLost = true
  await page.route(`**${userinfo.path}`, (route) => (isLost ? lose(route) : route.continue()))
  return () => (isLost = false)
}

const invites = (page: Page, locale: TestLocale) =>
  page.getByRole('link', { name: text(locale, 'shell.register'), exact: true }).filter({ visible: true })

for (const [name, lose] of Object.entries(LOST))
  test(
    `[AUTH-2][AUTH-7] ${name} in place of "who am I": nobody is invited to sign up`,
    { tag: ['@phone', ...longUnless(name === 'a reset connection')] },
    async ({ page, context, complaints }) => {
      complaints.expect(FAILED)
      await logIn(context, await newUser())
      const comeBack = await loseUser(page, lose)
      await page.goto('/ar/rewards')
      const main = page.getByRole('main')
      await expect(main.getByText(text('ar', 'session.unknown_title'))).toBeVisible()
      await expect(main.getByText(text('ar', 'rewards.visitor_title'))).toBeHidden()
      await expect(invites(page, 'ar')).toHaveCount(0)
      comeBack()
      await expect(page.getByRole('button', { name: text('ar', 'shell.account') })).toBeVisible()
      await expect(main.getByText(text('ar', 'session.unknown_title'))).toHaveCount(0)
    },
  )

test('[AUTH-2][AUTH-3] after a login whose "who am I" is lost, the home page is a user’s @desktop @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(FAILED)
  const user = await newUser()
  await loseUser(page, (route) => route.abort('connectionreset'))
  const form = new AccountForm(page, 'en', 'login')
  await page.goto('/en/login')
  await form.email.fill(user.loginName)
  await form.password.fill(user.password)
  await form.submit.click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('button', { name: text('en', 'shell.account') })).toBeVisible()
  await expect(invites(page, 'en')).toHaveCount(0)
})

test('[NET-3][MSG-1] a private socket that is open and silent leaves no list old @desktop @long', async ({
  page,
  context,
}) => {
  const member = await newMember()
  await logIn(context, member)
  // Accepts the connection, and never says a word.
  await page.routeWebSocket(/\/ws\//, () => undefined)
  await page.goto('/en/messages')
  const rows = page.locator('[data-message]')
  await expect(rows).not.toHaveCount(0)
  const before = await rows.count()
  await sendEvents(member.userId, { type: 'kyc.passed' })
  await expect.poll(async () => (await call(pushCount, {}, member)).data.total).toBeGreaterThan(before)
  await expect(rows).toHaveCount(before + 1, { timeout: 30_000 })
})
