import type { Page } from '@playwright/test'
import { userinfo, userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { registerAccount } from '#lib/state-player/account.ts'
import { sendFacts } from '#lib/state-player/operator.ts'
import { sendCall } from '#lib/state-player/send-call.ts'
import { TOKEN_EXPIRY_KEY } from '#lib/session/tokens.ts'
import { entry, startExchange } from '../support/exchange.ts'
import { livedActivity } from '../support/lived-activities.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { enter, type PlayerSite } from '../support/player-site.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'

// One site and one provider.
test.describe.configure({ mode: 'default' })

let exchange: Awaited<ReturnType<typeof startExchange>>
let site: PlayerSite

test.beforeAll(async () => {
  exchange = await startExchange()
  exchange.provider.asks = true
  site = exchange.site
})
test.afterAll(() => exchange?.stop())

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'ccToken')?.value ?? ''
const whoIs = async (page: Page) =>
  (await sendCall(site.connection, userinfo, { body: { languageType: 1, terminalCode: 1 } }, await tokenOf(page))).data
const kept = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

test('[AUTH-5] an invited visitor signs in at the exchange and returns to their page @phone @long', async ({
  page,
}) => {
  test.slow()
  const { connection, origin } = site
  const inviter = await registerAccount(connection, 'inviter')
  const { data: invite } = await sendCall(connection, userVipCode, {}, inviter.token)
  const activity = await site.publish(livedActivity('NewUser', { alias: 'exchange' }))
  await site.refresh()
  const sub = exchange.become('customer')
  await page.goto(`${origin}/ar${activity.path}?vipCode=${invite.vipCode ?? ''}`)
  await openPage(page, `${origin}/ar/login?next=${encodeURIComponent(`/ar${activity.path}`)}`)
  await entry(page, 'ar').click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${origin}/ar${activity.path}`)
  expect(await whoIs(page)).toMatchObject({ userId: sub, loginName: `${sub}@mail.example`, inviteCode: invite.vipCode })
  expect(await kept(page)).toContain(TOKEN_EXPIRY_KEY)
  expect(await kept(page)).not.toContain('fanfareVipCode')

  const shown = new ActivityPage(page, 'ar')
  await shown.cta.getByRole('button', { name: text('ar', 'activity.cta_join') }).click()
  await expect(page.locator('body')).toContainText(pattern('ar', 'task.to_go', 'left'))
  const at = Date.now() + 1000
  await sendFacts(connection, { userId: sub, at }, [{ type: 'kyc.passed' }])
  await page.reload()
  await expect(shown.claimButton(shown.cta, '1')).toBeVisible()
})

test('a press before the page has its code keeps the page to return to and the invite code @phone @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto(`${site.origin}/de/login?next=%2Fde%2Frewards%3Ftab%3Dall&vipCode=ABCD2345`)
  const href = await page.locator('[data-sign-in]').getAttribute('href')
  expect(href).toBe('/v1/user/oidc/start?languageType=10&to=%2Fde%2Frewards%3Ftab%3Dall&vipCode=ABCD2345')
})

test('a cancelled, expired or impossible sign-in is explained, and can be repeated @phone @long', async ({ page }) => {
  const { origin } = site
  const sub = exchange.become('returns')
  await openPage(page, `${origin}/en/login?next=%2Frewards`)
  await entry(page, 'en').click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  const shows = (key: string) =>
    expect(page.getByText(text('en', `account.provider_${key}`, { brand: 'Fanfare' }))).toBeVisible()
  await shows('cancelled')
  // Also once the page has its code.
  await settle(page)
  await shows('cancelled')
  await page.goto(`${origin}/v1/user/oidc/callback?code=used&state=used`)
  await shows('expired')
  await page.goto(`${origin}/en/login#sign-in-down`)
  await shows('down')
  await openPage(page, `${origin}/en/login?next=%2Frewards`)
  await entry(page, 'en').click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${origin}/en/rewards`)
  expect((await whoIs(page))?.userId).toBe(sub)
})

test('[AUTH-4] a sign-in in a browser with the session of another user leaves nothing of that user @desktop @long', async ({
  page,
  context,
}) => {
  const { origin, connection } = site
  const before = await registerAccount(connection, 'before')
  await enter(context, site, before)
  await page.goto(`${origin}/en/rewards`)
  await expect.poll(() => kept(page)).toContain(before.userId)
  const sub = exchange.become('after-another')
  await page.goto(`${origin}/v1/user/oidc/start?languageType=1&to=%2Frewards`)
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${origin}/en/rewards`)
  await expect.poll(() => kept(page)).toContain(sub)
  expect(await kept(page)).not.toContain(before.userId)
  const old = sendCall(connection, userinfo, { body: { languageType: 1, terminalCode: 1 } }, before.token)
  await expect(old).rejects.toThrow('00004')
})

test('[AUTH-4] a logout at the exchange is told on the open page here alone @desktop @long', async ({
  page,
  context,
  browser,
}) => {
  const { origin } = site
  exchange.become('logs-out')
  const signIn = async (on: Page) => {
    await on.goto(`${origin}/v1/user/oidc/start?languageType=1&to=%2Frewards`)
    await on.getByRole('link', { name: 'Allow' }).click()
    await expect(on).toHaveURL(`${origin}/en/rewards`)
    await settle(on)
  }
  await signIn(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other)
  const ended = (on: Page) => on.getByText(text('en', 'session.ended_title'))

  const tab = await context.newPage()
  await tab.goto(`${exchange.provider.issuer}/session/end`)
  await tab.getByRole('button', { name: 'Log out' }).click()
  await expect(tab.getByRole('heading', { name: 'You are logged out of the exchange' })).toBeVisible()
  await expect(ended(page)).toBeVisible()
  expect(await kept(page)).not.toContain('logs-out')

  await other.goto(`${origin}/en/account`)
  await expect(other.locator('#main').getByText('logs-out@mail.example')).toBeVisible()
  await expect(ended(other)).toBeHidden()
  await elsewhere.close()
  await page.getByRole('button', { name: text('en', 'shell.log_in') }).click()
  await expect(entry(page, 'en')).toBeVisible()
})
