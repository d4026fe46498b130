import type { BrowserContext, Page } from '@playwright/test'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { CLAIMABLE_KEY } from '#lib/offline/forget-user.ts'
import { CC_TOKEN_COOKIE } from '#lib/session/tokens.ts'
import { call } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { showUp } from '../support/settle.ts'
import { stack } from '../support/stack.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, longUnless, openPage, settle, test } from '../support/test.ts'
import { logIn, logInAs, openSession, type User } from '../support/users.ts'
import { WELCOME } from '../support/welcome.ts'

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === CC_TOKEN_COOKIE)?.value
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

test('[AUTH-2][AUTH-3][AUTH-4] an expired token is renewed silently, and after an ended session login returns here @phone', async ({
  page,
  context,
  member,
}) => {
  const activity = new ActivityPage(page, 'ar')
  const claim = activity.claimButton(activity.cta, WELCOME.tasks.account.pays)
  const address = `/ar${WELCOME.path}?utm_source=x`

  await test.step('an expired token', async () => {
    await spoil(context, CC_TOKEN_COOKIE, '/')
    await page.goto(address)
    await expect(claim).toBeVisible()
    await expect(activity.dialog).toHaveCount(0)
    expect(await tokenOf(context)).not.toMatch(/^x+$/)
  })
  await test.step('the store’s login alone starts a page as logged in', async () => {
    await context.clearCookies({ name: CC_TOKEN_COOKIE })
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-session')
    await expect(claim).toBeVisible()
    await expect.poll(() => tokenOf(context)).toBeTruthy()
    // The renewed session is used once more before the page has started.
    await settle(page)
  })
  await test.step('a session that has ended', async () => {
    // Without the page's own calls, one of which could end the session before the press.
    await page.route(/\/v1\/(?!.*(obtainReward|user\/token))/, () => undefined)
    await spoil(context, CC_TOKEN_COOKIE, '/')
    await spoil(context, 'refreshToken', '/v1/user/token')
    await claim.click()
    const dialog = await activity.expectDialog(text('ar', 'session.ended_title'))
    await page.unrouteAll()
    await expect(dialog).toContainText(text('ar', 'session.ended_message'))
    expect(await cookieNames(context)).not.toContain(CC_TOKEN_COOKIE)
    expect(await persisted(page)).not.toContain(member.userId)
    await dialog.getByRole('button', { name: text('ar', 'shell.log_in') }).click()
    await expect(page).toHaveURL(/\/ar\/login\?next=/)
  })
  const form = new AccountForm(page, 'ar', 'login')
  await form.alive()
  await form.fill(member.loginName, member.password)
  await form.submit.click()
  await expect(page).toHaveURL(address)
  await expect(claim, 'personal data is back').toBeVisible()
})

test('[AUTH-3][AUTH-4] scripts read the CC token alone, and a reused refresh token ends the session @desktop', async ({
  page,
  context,
  member,
}) => {
  const activity = new ActivityPage(page, 'en')
  await page.goto(`/en${WELCOME.path}`)
  await expect(activity.claimButton(activity.cta, WELCOME.tasks.account.pays)).toBeVisible()
  const readable = await page.evaluate(() => document.cookie)
  expect(readable).toContain(member.token)
  expect(readable).not.toMatch(/refreshToken|sessionToken/)
  expect((await context.cookies()).find(({ name }) => name === CC_TOKEN_COOKIE)).toMatchObject({ sameSite: 'Lax' })
  const codeOf = async (token: string) =>
    (await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })).code

  await test.step('reuse of an old refresh token', async () => {
    const stolen = cookieOf(member, 'refreshToken')
    const first = await refresh(stolen)
    expect([first.code, (await refresh(first.refresh)).code]).toEqual(['00000', '00000'])
    expect((await refresh(stolen)).code, 'a token older than the parent counts as stolen').toBe('434')
    await activity.expectDialog(text('en', 'session.ended_title'))
    expect(await cookieNames(context)).not.toContain(CC_TOKEN_COOKIE)
    expect(await codeOf(member.token)).toBe('434')
  })

  await test.step('a logout', async () => {
    const again = await openSession(member)
    await logIn(context, again)
    await openPage(page, '/en')
    await page.evaluate((key) => localStorage.setItem(key, '1'), CLAIMABLE_KEY)
    await page.getByRole('button', { name: text('en', 'shell.account') }).click()
    await expect(page.getByText(text('en', 'shell.logged_in_as', { name: member.loginName }))).toBeVisible()
    await page.getByRole('button', { name: text('en', 'shell.log_out') }).click()
    await expect(page).toHaveURL('/en/login')
    expect(await page.evaluate((key) => localStorage.getItem(key), CLAIMABLE_KEY)).toBeNull()
    expect(await cookieNames(context)).toEqual([])
    expect(await persisted(page)).not.toContain(member.userId)
    expect(await codeOf(again.token)).toBe('00004')
    await page.goto('/en')
    await expect(page.getByRole('banner').getByRole('link', { name: text('en', 'shell.log_in') })).toBeVisible()
  })
})

/** Sentences that are only true for a visitor, or before joining. */
const FALSE_FOR_MEMBERS = [
  /^(Join|Sign up|Log in|Create account|Apply)\b.{0,48}$/,
  /^0\s(USDT|FNF|draws)/,
  new RegExp(['task.get_title', 'rewards.visitor_text', 'messages.visitor_text'].map((id) => text('en', id)).join('|')),
  new RegExp(text('en', 'activity_verb.start_earning')),
  pattern('en', 'banner.welcome_text', 'reward'),
  /Sign up and claim/,
]
/** The first three stand in `npm test` for the others. */
const OF_MEMBERS = [
  ['', WELCOME.path, '/rewards'],
  `/activity/trading-deposit-bonus/deposit-and-trade /events/holder-snapshot /activity/lottery/harvest-draw
    /activity/competition/autumn-trading-cup /activity/competition/four-winds-team-cup
    /activity/competition/three-voices-challenge /activity/copy-trading/first-copy-covered /promo/spot-festival
    /messages`.split(/\s+/),
]

for (const [at, paths] of OF_MEMBERS.entries())
  test(
    `[AUTH-2][UI-3] until the user’s answers come, no page says what is false for a member (${at + 1})`,
    { tag: ['@phone', ...longUnless(at === 0)] },
    async ({ page, context }) => {
      await logInAs(context, DEMO_LOGINS[1])
      let asked = 0
      await context.route(/\/(v1|api)\//, () => void (asked += 1))
      const wrong: string[] = []
      const read = async (path: string, when: string) => {
        const said = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
        // A phase of the competition, and a sentence of the operator, for every reader.
        const lines = said.filter((line) => ![text('en', 'team.phase_join'), 'Join on this page.'].includes(line))
        const found = lines.filter((line) => FALSE_FOR_MEMBERS.some((one) => one.test(line)))
        wrong.push(...found.map((line) => `${path}, ${when}: ${line}`))
      }
      for (const path of paths) {
        asked = 0
        await page.goto(`/en${path}`)
        await read(path, 'as loaded')
        await showUp(page)
        await expect.poll(() => asked, 'the live page asks for the user').toBeGreaterThan(0)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await read(path, 'alive')
      }
      expect(wrong).toEqual([])
    },
  )
