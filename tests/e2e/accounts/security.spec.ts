import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { call } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { stack } from '../support/stack.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { logIn, newUser, openSession, PASSWORD, type User } from '../support/users.ts'

const button = (page: Page, key: string) => page.getByRole('button', { name: text('en', key), exact: true })
/** An input: a section may have the same label. */
const field = (page: Page, key: string) =>
  page
    .getByLabel(text('en', key), { exact: true })
    .and(page.locator('input:not([type=radio])'))
    .filter({ visible: true })

/** Fills fields and presses a button, which says something. */
async function send(page: Page, key: string, values: Record<string, string>, said?: string): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await button(page, key).click()
  if (said !== undefined) await expect(page.getByText(text('en', said))).toBeVisible()
}

const STEP_MS = 30_000
const presentStep = () => Math.floor(Date.now() / STEP_MS)

/** Waits for the next step of 30 s, whose code was not used and lasts until the form is sent. */
async function nextCode(secret: string): Promise<string> {
  const before = presentStep()
  await expect.poll(presentStep).toBeGreaterThan(before)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

async function fillLogin(page: Page, user: User): Promise<void> {
  await openPage(page, '/en/login?next=%2Faccount')
  await send(page, 'account.submit_login', { 'account.email': user.loginName, 'account.password': PASSWORD })
  await expect(field(page, 'account.code')).toBeFocused()
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/en/login')
  await button(page, 'account.signed_in_other').click()
  await expect(field(page, 'account.email')).toBeVisible()
  await settle(page)
}

test('[SCR-12] two-step login by an app works, and a recovery code only once @phone @long', async ({ page, user }) => {
  await page.goto('/en/account')
  await button(page, 'factor.turn_on').click()
  await send(page, 'factor.continue', { 'account.password': 'not the password' }, 'security.password_wrong')
  await send(page, 'factor.continue', { 'account.password': PASSWORD })
  await expect(page.getByRole('img', { name: text('en', 'factor.qr') })).toBeVisible()
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  await send(page, 'factor.turn_on', { 'account.code': '000000' }, 'account.error_code_wrong')
  await send(page, 'factor.turn_on', { 'account.code': await nextCode(secret) }, 'factor.codes_title')
  const codes = await page.locator('main ol code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await button(page, 'factor.codes_done').click()
  await expect(page.getByText(text('en', 'factor.left', { count: '10' }))).toBeVisible()

  await logOut(page)
  await fillLogin(page, user)
  await send(page, 'account.submit_login', { 'account.code': '000000' }, 'account.error_code_wrong')
  await expect(field(page, 'account.password')).toHaveValue(PASSWORD)
  await send(page, 'account.submit_login', { 'account.code': await nextCode(secret) })
  await expect(page).toHaveURL('/en/account')

  await logOut(page)
  await fillLogin(page, user)
  await button(page, 'account.code_use_recovery').click()
  await send(page, 'account.submit_login', { 'account.recovery_code': codes[0] ?? '' })
  await expect(page).toHaveURL('/en/account')
  await expect(page.getByText(text('en', 'factor.left', { count: '9' }))).toBeVisible()

  await button(page, 'factor.turn_off').click()
  await send(page, 'account.code_use_recovery', { 'account.password': PASSWORD })
  await send(page, 'factor.turn_off', { 'account.recovery_code': codes[0] ?? '' }, 'account.error_code_wrong')
  await send(page, 'factor.turn_off', { 'account.recovery_code': codes[1] ?? '' })
  await expect(button(page, 'factor.turn_on')).toBeVisible()
})

test('[SCR-12] the file of one’s data has the own account and no other @desktop @long', async ({ page, user }) => {
  const other = await newUser()
  await page.goto('/en/account')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'my_data.export').click()])
  expect(download.suggestedFilename()).toBe('fanfare-my-data.json')
  const content = readFileSync(await download.path(), 'utf8')
  expect((JSON.parse(content) as { account: unknown[] }).account).toMatchObject([
    { userId: user.userId, email: user.loginName },
  ])
  expect(content).not.toContain(other.loginName)
  await expect(page.getByText(text('en', 'my_data.saved'))).toBeVisible()
})

test('[SCR-12] an account is deleted by its name and password, refuses the login, and frees its name @desktop @long', async ({
  page,
  user,
}) => {
  await page.goto('/en/account')
  await button(page, 'my_data.delete').click()
  await expect(page.getByText(text('en', 'my_data.lost_title'))).toBeVisible()
  const name = page.getByLabel(text('en', 'my_data.type_name', { name: user.loginName }))
  await name.fill('someone@example.test')
  await send(page, 'my_data.delete_for_ever', { 'account.password': PASSWORD }, 'my_data.name_differs')
  await name.fill(user.loginName.toUpperCase())
  await send(page, 'my_data.delete_for_ever', { 'account.password': 'not the password' }, 'security.password_wrong')
  await send(page, 'my_data.delete_for_ever', { 'account.password': PASSWORD }, 'my_data.deleted')
  await expect(page.getByText(text('en', 'security.visitor_title'))).toBeVisible()
  expect((await call(userinfo, { body: {} }, { token: user.token })).code).toBe('434')

  await openPage(page, '/en/login')
  await send(
    page,
    'account.submit_login',
    { 'account.email': user.loginName, 'account.password': PASSWORD },
    'account.wrong_email',
  )
  expect((await newUser({ email: user.loginName })).userId).not.toBe(user.userId)
})

const NEXT = 'a brisk lantern at noon'

/** The token of the newest mail to this address that has one, in the folder of the demonstration. */
function tokenFor(address: string): string | null {
  const folder = join(stack.dataDir, 'mails')
  // The first mail makes the folder.
  const mails = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
  const mail = mails.find((content) => content.includes(`To: ${address}`) && content.includes('#token='))
  return /#token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? null
}

test('[AUTH-5][SCR-12] a forgotten password is reset once by the link of a mail @phone @long', async ({ page }) => {
  const user = await newUser()
  await page.goto('/en/login')
  await page.getByRole('link', { name: text('en', 'security.forgot_link') }).click()
  await expect(page).toHaveURL('/en/forgot-password')
  await settle(page)
  await send(page, 'security.forgot_submit', { 'account.email': user.loginName })
  await expect(page.getByRole('heading', { name: text('en', 'security.forgot_sent_title') })).toBeVisible()
  await expect.poll(() => tokenFor(user.loginName)).not.toBeNull()
  const link = `/en/reset-password#token=${tokenFor(user.loginName)}`

  await page.goto(link)
  await field(page, 'security.password_new').fill('password123')
  // Neither the history nor `Referer` has the token.
  await expect(page).toHaveURL('/en/reset-password')
  await button(page, 'security.reset_submit').click()
  await expect(page.getByText(text('en', 'account.error_password_common'))).toBeVisible()
  await send(page, 'security.reset_submit', { 'security.password_new': NEXT }, 'security.reset_done_title')

  // Used up.
  await page.goto('/en')
  await page.goto(link)
  await send(page, 'security.reset_submit', { 'security.password_new': `${NEXT} again` }, 'security.reset_over')

  const login = new AccountForm(page, 'en', 'login')
  await login.open('?next=%2Faccount')
  await login.fill(user.loginName, NEXT)
  await login.submit.click()
  await expect(page).toHaveURL('/en/account')
  await expect(page.locator('#main').getByText(user.loginName)).toBeVisible()
})

test('[AUTH-3][SCR-12] a new password keeps this browser, and logs the other browser out @desktop @long', async ({
  page,
  context,
  browser,
  user,
}) => {
  const elsewhere = await browser.newContext()
  await logIn(elsewhere, await openSession(user))
  const other = await elsewhere.newPage()
  await other.goto(`${stack.siteOrigin}/en/account`)
  await expect(button(other, 'security.password_submit')).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/en/messages')

  await page.goto('/en/account')
  await send(
    page,
    'security.password_submit',
    { 'security.password_current': 'not the password', 'security.password_new': NEXT },
    'security.password_wrong',
  )
  await send(page, 'security.password_submit', { 'security.password_current': PASSWORD }, 'security.password_changed')
  await expect(page.getByText(text('en', 'security.session_current'))).toHaveCount(1)
  await expect(page.locator('main section li')).toHaveCount(1)

  // Its socket closes, so it needs no press.
  await expect(other.getByText(text('en', 'session.ended_title'))).toBeVisible()
  await expect(button(other, 'security.password_submit')).toBeHidden()
  await tab.reload()
  await expect(tab.getByText(text('en', 'message.password_changed_title')).first()).toBeVisible()
  await elsewhere.close()
})

test('[AUTH-3][SCR-12] a user sees where they are logged in, and ends one of these logins @phone @long', async ({
  page,
  user,
}) => {
  const stolen = await openSession(user)
  await openSession(user)
  await page.goto('/en/account')
  const rows = page.locator('main section li')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(text('en', 'security.session_current'))
  await rows.last().getByRole('button').click()
  await expect(page.getByText(text('en', 'security.session_ended'))).toBeVisible()
  await expect(rows).toHaveCount(2)
  await button(page, 'security.others_end').click()
  await page
    .getByRole('group')
    .getByRole('button', { name: text('en', 'security.session_end') })
    .click()
  await expect(rows).toHaveCount(1)
  const { token } = stolen
  expect((await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })).code).toBe('434')
})
