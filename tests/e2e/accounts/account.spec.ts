import type { BrowserContext } from '@playwright/test'
import { LOGIN_LOCK } from '@fanfare/gateway/limits.ts'
import { captchaChallenge } from '@fanfare/contract/session/captcha-challenge.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { call } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, sizeOf, test } from '../support/test.ts'
import { newEmail, newUser, PASSWORD, solvedCaptcha } from '../support/users.ts'

const PUZZLE_MS = 25_000
const NEVER_A_CODE = 'ZZZZ9999'

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'ccToken')?.value ?? ''
const accountOf = async (token: string) =>
  (await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })).data

for (const locale of LOCALES) {
  test(
    `[AUTH-5] registration shows each problem at its field in ${locale} and keeps the typed values`,
    { tag: sizeOf(locale) },
    async ({ page }) => {
      const form = new AccountForm(page, locale, 'register')
      await form.open()
      await form.email.fill('ana.k@')
      await form.password.fill('short')
      await form.submit.click()
      await form.expectProblem(form.email, text(locale, 'account.error_email_invalid'))
      await form.expectProblem(form.password, text(locale, 'account.password_left', { count: 5, value: '5' }))
      await form.expectProblem(form.consent, text(locale, 'account.error_terms_missing'))
      await expect(form.email).toHaveValue('ana.k@')
      await expect(form.password).toHaveValue('short')
      await expect(form.email, 'the first problem has the keyboard').toBeFocused()

      // Only the gateway knows the list of common passwords.
      const email = newEmail()
      await form.email.fill(email)
      await form.password.fill('password123')
      await form.consent.check()
      await form.submit.click()
      await form.expectProblem(form.password, text(locale, 'account.error_password_common'))
      await expect(form.email).toHaveValue(email)
      await expect(form.password).toHaveValue('password123')
      await expect(form.consent).toBeChecked()
    },
  )

  test(
    `[AUTH-5] registration with an existing account shows the problem at its field in ${locale}, with a link to the login`,
    { tag: [...sizeOf(locale), '@long'] },
    async ({ page }) => {
      const { loginName } = await newUser()
      const form = new AccountForm(page, locale, 'register')
      await form.open('?next=%2Frewards')
      await form.email.fill(loginName)
      await form.password.fill(PASSWORD)
      await form.consent.check()
      await form.submit.click()
      await form.expectProblem(form.email, text(locale, 'account.error_exists_email'))
      await expect(form.password).toHaveValue(PASSWORD)
      const toLogin = page.locator(`a[href="/${locale}/login?next=%2Frewards"]`).filter({ visible: true })
      await expect(toLogin.first()).toBeVisible()
    },
  )

  test(
    `[AUTH-5] a refused captcha shows at its field in ${locale}, and the next try succeeds`,
    { tag: [...sizeOf(locale), '@long'] },
    async ({ page }) => {
      const form = new AccountForm(page, locale, 'register')
      await form.open()
      // The gateway refuses a challenge of another action (contract §5).
      const { data, requestTime } = await call(captchaChallenge, { query: { action: 'login' } })
      const foreign = { code: '00000', msg: 'success', data, requestTime }
      await page.route('**/v1/captcha/challenge**', (route) => route.fulfill({ json: foreign }), { times: 1 })
      const email = newEmail()
      await form.email.fill(email)
      await form.password.fill(PASSWORD)
      await form.consent.check()
      await form.submit.click()
      // A busy machine needs long for an unlucky puzzle.
      const refused = page.getByRole('checkbox', { name: text(locale, 'account.captcha_refused') })
      await expect(refused).toBeVisible({ timeout: PUZZLE_MS })
      await expect(form.email).toHaveValue(email)
      await expect(form.password).toHaveValue(PASSWORD)
      await form.submit.click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/welcome-event`), { timeout: PUZZLE_MS })
    },
  )

  test(
    `[AUTH-5] an unknown invite code shows a warning in ${locale} and never blocks registration`,
    { tag: [...sizeOf(locale), '@long'] },
    async ({ page, context }) => {
      const form = new AccountForm(page, locale, 'register')
      await form.open(`?vipCode=${NEVER_A_CODE}`)
      await page.getByText(text(locale, 'account.invite_change'), { exact: true }).click()
      await expect(form.inviteCode).toHaveValue(NEVER_A_CODE)
      await form.inviteCode.fill('no_code')
      await expect(form.inviteCode).toHaveAccessibleDescription(text(locale, 'account.invite_unknown'))
      await form.email.fill(newEmail())
      await form.password.fill(PASSWORD)
      await form.consent.check()
      await form.submit.click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/welcome-event`))
      const me = await accountOf(await tokenOf(context))
      expect(me?.inviteCode ?? '').toBe('')
    },
  )

  test(
    `[AUTH-5] a user registers and logs in with a mobile number in any common notation, in ${locale}`,
    { tag: [...sizeOf(locale), '@long'] },
    async ({ page, context }) => {
      const number = `90${String(Date.now()).slice(-7)}`
      const typed = `${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)}`
      const form = new AccountForm(page, locale, 'register')
      await form.open()
      await form.chooseMethod('mobile')
      await form.chooseCountry('+84', '84')
      await form.mobile.fill(typed)
      await form.password.fill(PASSWORD)
      await form.consent.check()
      await form.submit.click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/welcome-event`))
      expect((await accountOf(await tokenOf(context)))?.loginName).toBe(`+84${number}`)

      await context.clearCookies()
      const login = new AccountForm(page, locale, 'login')
      await login.open('?next=%2Fwelcome-event')
      await login.chooseMethod('mobile')
      await login.chooseCountry('+84', '84')
      await login.mobile.fill(number)
      await login.password.fill(PASSWORD)
      await login.submit.click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/welcome-event`))
      expect((await accountOf(await tokenOf(context)))?.loginName).toBe(`+84${number}`)
    },
  )

  test(
    `[SCR-12] a login by e-mail returns to the page of origin in ${locale}; a wrong password reveals nothing`,
    { tag: sizeOf(locale) },
    async ({ page }) => {
      const { loginName } = await newUser()
      const form = new AccountForm(page, locale, 'login')
      await form.open('?next=%2Fen%2Fdownload%3Fa%3D1')
      await form.email.fill(loginName)
      await form.password.fill('not the password')
      await form.submit.click()
      await expect(form.alert).toHaveText(text(locale, 'account.wrong_email'))
      await expect(form.email).toHaveValue(loginName)
      await expect(form.password).toHaveValue('not the password')
      await form.password.fill(PASSWORD)
      await form.submit.click()
      await expect(page, 'the language of the page, the path of the link').toHaveURL(`/${locale}/download?a=1`)
    },
  )
}

test('[SCR-12][D-8] a login never leads to another site', { tag: '@desktop' }, async ({ page }) => {
  const { loginName } = await newUser()
  const form = new AccountForm(page, 'en', 'login')
  await form.open('?next=%2F%2Fevil.example%2Fx')
  await form.email.fill(loginName)
  await form.password.fill(PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/en')
})

test(
  '[SCR-12] after too many wrong passwords the form shows how long the login is locked, and disables its button',
  { tag: '@phone' },
  async ({ page }) => {
    const { loginName } = await newUser()
    for (let tries = 0; tries < LOGIN_LOCK.account.failures; tries += 1) {
      const captcha = await solvedCaptcha('login')
      await call(login, { body: { loginName, password: `wrong ${tries}`, captcha } })
    }
    const form = new AccountForm(page, 'en', 'login')
    await form.open()
    await form.email.fill(loginName)
    await form.password.fill(PASSWORD)
    await form.submit.click()
    await form.expectProblem(form.email, pattern('en', 'account.error_locked', 'time'))
    const waiting = page.getByRole('button', { name: pattern('en', 'account.log_in_again_in', 'duration') })
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await expect(form.email).toHaveValue(loginName)
  },
)

test(
  '[SCR-12] wrong passwords of others lock no browser that has logged in before, also after its log-out',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const { loginName } = await newUser()
    const form = new AccountForm(page, 'en', 'login')
    const logIn = async () => {
      await form.open('?next=%2Fdownload')
      await form.email.fill(loginName)
      await form.password.fill(PASSWORD)
      await form.submit.click()
      await expect(page).toHaveURL('/en/download')
    }
    await logIn()
    await page.context().clearCookies({ name: /Token$/ })
    await page.evaluate(() => localStorage.clear())
    for (let tries = 0; tries < LOGIN_LOCK.account.failures; tries += 1) {
      const captcha = await solvedCaptcha('login')
      await call(login, { body: { loginName, password: `wrong ${tries}`, captcha } })
    }
    await logIn()
  },
)

test(
  '[SCR-12] the form keeps text typed and a button pressed before its scripts have loaded',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const { loginName } = await newUser()
    // The texts arrive after the press; the server's form is there at once.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/locales/compiled/en/common.json', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/en/login?next=%2Fdownload')
    const form = new AccountForm(page, 'en', 'login')
    await expect(form.submit).toHaveAttribute('type', 'button')
    await form.email.fill(loginName)
    await form.password.fill(PASSWORD)
    await form.submit.click()
    pressed.resolve()
    await expect(page).toHaveURL('/en/download')
  },
)

test(
  '[SCR-12] a user who is logged in already sees a link onward instead of the form',
  { tag: ['@desktop', '@long'] },
  async ({ page, user }) => {
    await page.goto('/en/login?next=%2Fwelcome-event')
    await expect(page.getByRole('heading', { name: text('en', 'account.signed_in_title') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(user.loginName)
    await page.getByRole('link', { name: text('en', 'account.signed_in_on') }).click()
    await expect(page).toHaveURL('/en/welcome-event')
  },
)

test(
  '[SCR-12] a press on a demonstration account fills in the form',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const [visitor] = DEMO_LOGINS
    const form = new AccountForm(page, 'en', 'login')
    await form.open()
    await page.getByRole('button', { name: text('en', 'account.demo_fill_label', { name: visitor.loginName }) }).click()
    await expect(form.email).toHaveValue(visitor.loginName)
    await expect(form.password).toHaveValue(visitor.password)
    await form.submit.click()
    await expect(page).toHaveURL('/en')
  },
)

test(
  '[AUTH-5][LOC-7] a change of language amid signing up keeps what was typed, except for the password',
  { tag: '@desktop' },
  async ({ page }) => {
    const form = new AccountForm(page, 'en', 'register')
    await form.open()
    await form.email.fill('amid@example.test')
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/register')
    const german = new AccountForm(page, 'de', 'register')
    await german.alive()
    await expect(german.email).toHaveValue('amid@example.test')
    await expect(german.consent).toBeChecked()
    await expect(german.password).toHaveValue('')
  },
)
