import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { refreshToken } from '@fanfare/contract/session/refresh-token.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { CC_TOKEN_COOKIE } from '#lib/session/tokens.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { showUp } from '../support/settle.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn, newEmail, newUser, openSession, PASSWORD, type User } from '../support/users.ts'
import { WELCOME } from '../support/welcome.ts'

async function logInByForm(page: Page, { loginName, password }: Pick<User, 'loginName' | 'password'>): Promise<void> {
  const form = new AccountForm(page, 'en', 'login')
  await form.open('?next=/en')
  await form.email.fill(loginName)
  await form.password.fill(password)
  await form.submit.click()
  await expect(page).toHaveURL('/en')
  await expect(account(page)).toBeVisible()
}

const account = (page: Page) => page.getByRole('button', { name: text('en', 'shell.account') })
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: text('en', 'shell.log_in') })

/** The session calls that the page sends from now on, by path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === refreshToken.path || pathname === userinfo.path) calls.push(pathname)
  })
  return calls
}

test(
  '[AUTH-3] a reloaded page renews its token before it expires',
  { tag: ['@desktop', '@long'] },
  async ({ page, context, complaints }) => {
    // The gateway's clock did not move: the first signature after the jump is refused, which corrects the page's clock.
    complaints.expect(/status of 401/)
    await logInByForm(page, await newUser())
    await page.clock.install()
    await page.reload()
    await expect(account(page)).toBeVisible()
    await settle(page)
    const calls = watchCalls(page)
    const before = (await context.cookies()).find(({ name }) => name === CC_TOKEN_COOKIE)?.value
    await page.clock.fastForward('13:00')
    expect(calls).not.toContain(refreshToken.path)
    const renewed = page.waitForResponse((response) => response.url().endsWith(refreshToken.path))
    await page.clock.fastForward('01:05')
    await renewed
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === CC_TOKEN_COOKIE)?.value)
      .not.toBe(before)
    await expect(account(page)).toBeVisible()
  },
)

test(
  '[AUTH-2] the store’s login alone starts a page as logged in, and the refresh cookie restores the token',
  { tag: '@phone' },
  async ({ page, context }) => {
    await logInByForm(page, await newUser())
    await context.clearCookies({ name: CC_TOKEN_COOKIE })
    await page.goto('/en', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-session')
    await expect(account(page)).toBeVisible()
    await settle(page)
    await expect(account(page)).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain(CC_TOKEN_COOKIE)
  },
)

/** Sentences that are only true for a visitor, or before joining. */
const FALSE_FOR_MEMBERS = [
  /^(Join|Sign up|Log in|Create account|Apply)\b.{0,48}$/,
  /^0\s(USDT|FNF|draws)/,
  new RegExp(text('en', 'task.get_title')),
  new RegExp(text('en', 'rewards.visitor_text')),
  new RegExp(text('en', 'messages.visitor_text')),
  new RegExp(text('en', 'activity_verb.start_earning')),
  pattern('en', 'banner.welcome_text', 'reward'),
  /Sign up and claim/,
]

const OF_MEMBERS = [
  '',
  WELCOME.path,
  '/activity/trading-deposit-bonus/deposit-and-trade',
  '/events/holder-snapshot',
  '/activity/lottery/harvest-draw',
  '/activity/competition/autumn-trading-cup',
  '/activity/competition/four-winds-team-cup',
  '/activity/competition/three-voices-challenge',
  '/activity/copy-trading/first-copy-covered',
  '/promo/spot-festival',
  '/rewards',
  '/messages',
]

test(
  '[AUTH-2][UI-3] while the user’s answers take 10 s, no page says what is false for a member',
  { tag: '@phone' },
  async ({ context, baseURL }) => {
    const [demo] = DEMO_LOGINS.filter(({ loginName }) => loginName.startsWith('trader'))
    await logIn(context, await openSession(demo as (typeof DEMO_LOGINS)[number]))
    await context.route(/\/(v1|api)\//, async (route) => {
      await sleep(10_000)
      await route.continue().catch(() => undefined)
    })
    const wrong: string[] = []
    for (const path of OF_MEMBERS) {
      const page = await context.newPage()
      await page.goto(`${baseURL}/en${path}`)
      for (const wait of [0, 2000]) {
        await sleep(wait)
        await showUp(page)
        const said = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
        // A phase of the competition, and a sentence of the operator, for every reader.
        const lines = said.filter((line) => ![text('en', 'team.phase_join'), 'Join on this page.'].includes(line))
        const found = lines.filter((line) => FALSE_FOR_MEMBERS.some((pattern) => pattern.test(line)))
        wrong.push(...found.map((line) => `${path} after ${wait} ms: ${line}`))
      }
      await page.close()
    }
    expect(wrong).toEqual([])
  },
)

test(
  '[AUTH-2] the store’s login without any cookie requests the user and then shows a visitor’s page',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await logInByForm(page, await newUser())
    await context.clearCookies()
    const calls = watchCalls(page)
    await page.goto('/en')
    await expect(logInLink(page)).toBeVisible()
    await settle(page)
    expect(calls).toContain(userinfo.path)
    await expect(page).toHaveURL('/en')
    await expect(page.locator('html')).not.toHaveAttribute('data-session')
    calls.length = 0
    await page.reload()
    await settle(page)
    expect(calls, 'the next page starts as a visitor’s').toEqual([])
  },
)

test(
  '[AUTH-5] after a registration without cookies the form says that the account exists and that the browser refused cookies',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    await page.route(`**${register.path}`, async (route) => {
      const response = await route.fetch()
      await context.clearCookies()
      await route.fulfill({ status: response.status(), contentType: 'application/json', body: await response.text() })
    })
    const form = new AccountForm(page, 'en', 'register')
    await form.open()
    await form.email.fill(newEmail())
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await form.submit.click()
    await expect(form.alert).toHaveText(text('en', 'account.not_kept_register'))
    await expect(page).toHaveURL('/en/register')
    await expect(form.email).not.toHaveValue('')
  },
)
