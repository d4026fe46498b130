import type { BrowserContext, Page } from '@playwright/test'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { refreshToken } from '@fanfare/contract/session/refresh-token.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { RENEW_BEFORE_MS } from '#lib/http/session-renewal.ts'
import { CLAIMABLE_KEY } from '#lib/offline/forget-user.ts'
import { TOKEN_EXPIRY_KEY } from '#lib/session/tokens.ts'
import { call } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'
import { logIn, type User } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /token/i.test(name))
const persisted = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

/** An unknown token, as the gateway sees one that has expired. */
const spoil = (context: BrowserContext, name: string, path: string) =>
  context.addCookies([
    { name, value: 'x'.repeat(43), domain: new URL(stack.siteOrigin).hostname, path, secure: false, sameSite: 'Lax' },
  ])

const cookieOf = ({ cookies }: User, name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? ''

const refresh = async (cookie: string) => {
  const answer = await call(refreshToken, {}, { headers: { cookie: `refreshToken=${cookie}` } })
  const next = answer.setCookie.find((line) => line.startsWith('refreshToken='))
  return { code: answer.code, refresh: /^refreshToken=([^;]*)/.exec(next ?? '')?.[1] ?? '' }
}

for (const locale of LOCALES) {
  test(
    `[AUTH-4] an expired session is cleared with a message in ${locale}, and logging in returns to the page`,
    { tag: sizeOf(locale) },
    async ({ page, context }) => {
      const member = await newMember()
      await logIn(context, member)
      const activity = new ActivityPage(page, locale)
      await page.goto(`/${locale}${WELCOME.path}?utm_source=x`)
      const claim = activity.claimButton(activity.cta, WELCOME.tasks.account.pays)
      await expect(claim).toBeVisible()

      await spoil(context, 'ccToken', '/')
      await spoil(context, 'refreshToken', '/v1/user/token')
      await claim.click()
      const dialog = await activity.expectDialog(text(locale, 'session.ended_title'))
      await expect(dialog).toContainText(text(locale, 'session.ended_message'))
      expect(await cookieNames(context)).not.toContain('ccToken')
      expect(await persisted(page)).not.toContain(member.userId)
      await dialog.getByRole('button', { name: text(locale, 'shell.log_in') }).click()

      await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?next=`))
      const form = new AccountForm(page, locale, 'login')
      await form.alive()
      await form.email.fill(member.loginName)
      await form.password.fill(member.password)
      await form.submit.click()
      await expect(page).toHaveURL(`/${locale}${WELCOME.path}?utm_source=x`)
      await expect(claim, 'personal data is back').toBeVisible()
    },
  )
}

test(
  '[AUTH-3][AUTH-4] reuse of an old refresh token ends the session in every tab',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    const activity = new ActivityPage(page, 'en')
    await page.goto(`/en${WELCOME.path}`)
    const claim = activity.claimButton(activity.cta, WELCOME.tasks.account.pays)
    await expect(claim).toBeVisible()

    const stolen = cookieOf(member, 'refreshToken')
    const first = await refresh(stolen)
    const second = await refresh(first.refresh)
    expect([first.code, second.code]).toEqual(['00000', '00000'])
    expect((await refresh(stolen)).code, 'a token older than the parent counts as stolen').toBe('434')
    await expect
      .poll(() => page.getByRole('dialog', { name: text('en', 'session.ended_title') }).isVisible())
      .toBe(true)
    expect(await cookieNames(context)).not.toContain('ccToken')
    const after = await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token: member.token })
    expect(after.code).toBe('434')
  },
)

test(
  '[AUTH-3] an expired token is renewed silently, without a logout or a question',
  { tag: '@phone' },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    await spoil(context, 'ccToken', '/')
    const activity = new ActivityPage(page, 'en')
    await page.goto(`/en${WELCOME.path}`)
    await expect(activity.claimButton(activity.cta, WELCOME.tasks.account.pays)).toBeVisible()
    await expect(activity.dialog).toHaveCount(0)
    const token = (await context.cookies()).find(({ name }) => name === 'ccToken')?.value
    expect(token).not.toMatch(/^x+$/)
  },
)

test(
  '[AUTH-3][DEV-9] two tabs whose token ends at the same moment both stay logged in',
  { tag: ['@desktop', '@long'] },
  async ({ context }) => {
    const member = await newMember()
    await logIn(context, member)
    let renewals = 0
    context.on('request', (request) => (renewals += Number(new URL(request.url()).pathname === refreshToken.path)))
    const tabs = [await context.newPage(), await context.newPage()]
    const bothStay = () =>
      Promise.all(
        tabs.map(async (tab) => {
          const activity = new ActivityPage(tab, 'en')
          await expect(activity.claimButton(activity.cta, WELCOME.tasks.account.pays)).toBeVisible()
          await expect(activity.dialog).toHaveCount(0)
        }),
      )
    const open = () => Promise.all(tabs.map((tab) => tab.goto(`/en${WELCOME.path}`)))
    const tokenNow = async () => (await context.cookies()).find(({ name }) => name === 'ccToken')?.value ?? ''

    await tabs[0]?.goto('/en')
    // Due in both tabs five seconds from now.
    const expiry = {
      tokenExpiresAt: Date.now() + RENEW_BEFORE_MS + 5_000,
      refreshTokenExpiresAt: Date.now() + 86_400_000,
    }
    await tabs[0]?.evaluate(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_EXPIRY_KEY,
      JSON.stringify(expiry),
    ] as const)
    await open()
    await bothStay()
    await expect.poll(tokenNow).not.toBe(member.token)
    await bothStay()

    // The token has ended already: the first calls of both tabs are refused.
    await spoil(context, 'ccToken', '/')
    await open()
    await bothStay()
    expect(await tokenNow()).not.toMatch(/^x+$/)
    const { code, data } = await call(
      userinfo,
      { body: { languageType: 1, terminalCode: 1 } },
      { token: await tokenNow() },
    )
    expect([code, data?.userId]).toEqual(['00000', member.userId])
    // One for each end, or one of each tab: a refused one would have ended the session.
    expect(renewals).toBeGreaterThanOrEqual(2)
    expect(renewals).toBeLessThanOrEqual(4)
  },
)

test(
  '[AUTH-4] logging out clears browser and gateway, and leads to the login',
  { tag: '@phone' },
  async ({ page, context, user }) => {
    await page.goto('/en')
    await settle(page)
    await page.evaluate((key) => localStorage.setItem(key, '1'), CLAIMABLE_KEY)
    await page.getByRole('button', { name: text('en', 'shell.account') }).click()
    await expect(page.getByText(text('en', 'shell.logged_in_as', { name: user.loginName }))).toBeVisible()
    await page.getByRole('button', { name: text('en', 'shell.log_out') }).click()
    await expect(page).toHaveURL('/en/login')
    expect(await page.evaluate((key) => localStorage.getItem(key), CLAIMABLE_KEY)).toBeNull()
    expect(await cookieNames(context)).toEqual([])
    expect(await persisted(page)).not.toContain(user.userId)
    const after = await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token: user.token })
    expect(after.code).toBe('00004')
    await page.goto('/en')
    await settle(page)
    await expect(page.getByRole('banner').getByRole('link', { name: text('en', 'shell.log_in') })).toBeVisible()
  },
)

test(
  '[AUTH-4][SCR-9] the rewards page sends a visitor to the login and back',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/en/rewards')
    await settle(page)
    const login = page.getByRole('main').getByRole('link', { name: text('en', 'shell.log_in'), exact: true })
    await expect(login).toHaveAttribute('href', /\/en\/login\?next=%2Frewards$/)
  },
)

test('[AUTH-3] page scripts can read the CC token alone', { tag: '@desktop' }, async ({ page, context, user }) => {
  await page.goto('/en')
  await settle(page)
  const readable = await page.evaluate(() => document.cookie)
  expect(readable).toContain(user.token)
  expect(readable).not.toMatch(/refreshToken|sessionToken/)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'ccToken')).toMatchObject({ sameSite: 'Lax' })
})

test(
  '[AUTH-1] a user who stays on a page for long is still logged in',
  { tag: ['@desktop', '@long'] },
  async ({ page, user, complaints }) => {
    // The gateway's clock did not move: a signature that is five minutes ahead may be refused, which corrects the page's clock.
    complaints.expect(/status of 401/)
    await page.clock.install()
    await page.goto('/en')
    await settle(page)
    const account = page.getByRole('button', { name: text('en', 'shell.account') })
    await expect(account).toBeVisible()
    await page.clock.fastForward('05:00')
    await expect(account).toBeVisible()
    await account.click()
    await expect(page.getByText(text('en', 'shell.logged_in_as', { name: user.loginName }))).toBeVisible()
  },
)

test(
  '[API-2][AUTH-4][UI-1] on a press a tip informs, a risk tip warns, a limit counts down, and the end of the session has its dialog alone',
  { tag: '@desktop' },
  async ({ page, user, complaints }) => {
    complaints.expect(/status of (?:401|40\d|5\d\d)/)
    expect(user.userId).not.toBe('')
    const activity = new ActivityPage(page, 'en')
    let code = '51020'
    await page.route(`**${apply.path}?*`, (route) => {
      const data = code === '51023' ? { retryAt: Date.now() + 10_000 } : null
      return route.fulfill({ json: { code, msg: `Words of ${code}`, data, requestTime: Date.now() } })
    })
    await page.goto(`/en/activity/competition/autumn-trading-cup`)
    await settle(page)
    const join = activity.cta.getByRole('button').first()
    for (const [tip, mode] of [
      ['51020', 'normal'],
      ['51021', 'dangerous'],
    ] as const) {
      code = tip
      await join.click()
      await expect(activity.dialog.locator(`[data-mode=${mode}]`)).toBeVisible()
      await expect(activity.dialog).toContainText(`Words of ${tip}`)
      await activity.dialog.getByRole('button', { name: text('en', 'common.btn_ok') }).click()
      await expect(activity.dialog).toHaveCount(0)
    }
    code = '51023'
    await join.click()
    await expect(page.locator('[data-mode=timeDown]').getByRole('timer')).toHaveText(/^00:00:(?:10|0\d)$/)
    code = '434'
    await join.click()
    await activity.expectDialog(text('en', 'session.ended_title'))
    await expect(activity.dialog).toHaveCount(1)
    await activity.dialog.getByRole('button', { name: text('en', 'shell.log_in') }).click()
    await expect(page).toHaveURL(/\/en\/login\?next=/)
  },
)
