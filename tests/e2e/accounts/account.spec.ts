import { captchaChallenge } from '@fanfare/contract/session/login.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import { readLegalText } from '#lib/legal/read-legal-text.ts'
import { call } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { newEmail, newUser, PASSWORD, userOf } from '../support/users.ts'

const CUP = '/activity/competition/autumn-trading-cup'
const NEVER_A_CODE = 'ZZZZ9999'

test('[AUTH-5][LOC-7][SCR-12][SCR-16] a visitor reads the terms, changes the language and registers, which joins nothing @desktop', async ({
  page,
  context,
}) => {
  test.slow()
  const { loginName: taken } = await newUser()
  const email = newEmail()
  const next = encodeURIComponent(CUP)

  await test.step('the links of the consent open their documents in new tabs', async () => {
    const english = new AccountForm(page, 'en', 'register')
    await english.open(`?next=${next}&vipCode=${NEVER_A_CODE}`)
    await english.email.fill(email)
    await english.password.fill(PASSWORD)
    for (const [name, label] of [
      ['terms', 'terms of use'],
      ['risk', 'risk disclosure'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.locator('form').getByRole('link', { name: label, exact: true }).click()
      const document = await opened
      const { title, sections } = readLegalText(name, 'en', 'Fanfare')
      await expect(document.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(document.getByRole('heading', { level: 2 })).toHaveText(sections.map(({ heading }) => heading))
      expect(new URL(document.url()).pathname).toBe(`/en${legalPath(name)}`)
      await document.close()
    }
    await expect(english.consent, 'a link of the label does not tick the box').not.toBeChecked()
    await english.consent.check()
  })

  const form = new AccountForm(page, 'ar', 'register')
  await test.step('another language keeps what was typed, except for the password', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click()
    await page.getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/ar\/register/)
    await form.alive()
    await expect(form.email).toHaveValue(email)
    await expect(form.consent).toBeChecked()
    await expect(form.password).toHaveValue('')
  })

  await test.step('the form names its own problems, and the first has the keyboard', async () => {
    await form.email.fill('ana.k@')
    await form.password.fill('short')
    await form.consent.uncheck()
    await form.submit.click()
    await form.expectProblem(form.email, text('ar', 'account.error_email_invalid'))
    await form.expectProblem(form.password, text('ar', 'account.password_left', { count: 5, value: '5' }))
    await form.expectProblem(form.consent, text('ar', 'account.error_terms_missing'))
    await expect(form.email).toBeFocused()
  })

  await test.step('an unknown invite code is a warning', async () => {
    await page.getByText(text('ar', 'account.invite_change'), { exact: true }).click()
    await expect(form.inviteCode).toHaveValue(NEVER_A_CODE)
    await form.inviteCode.fill('no_code')
    await expect(form.inviteCode).toHaveAccessibleDescription(text('ar', 'account.invite_unknown'))
  })

  await test.step('problems that the gateway alone knows keep the typed values', async () => {
    await form.fill(taken, 'password123')
    await form.submit.click()
    await form.expectProblem(form.password, text('ar', 'account.error_password_common'))
    await expect(form.password).toHaveValue('password123')
    await form.password.fill(PASSWORD)
    // The gateway refuses a challenge of another action (contract §5).
    const { data, requestTime } = await call(captchaChallenge, { query: { action: 'login' } })
    const foreign = { code: '00000', msg: 'success', data, requestTime }
    await page.route('**/v1/captcha/challenge**', (route) => route.fulfill({ json: foreign }), { times: 1 })
    await form.submit.click()
    await expect(page.getByRole('checkbox', { name: text('ar', 'account.captcha_refused') })).toBeVisible()
    await form.submit.click()
    await form.expectProblem(form.email, text('ar', 'account.error_exists_email'))
    await expect(form.password).toHaveValue(PASSWORD)
    await expect(page.locator(`a[href^="/ar/login?next=${next}"]`).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('the address leads to an activity and joins nothing there', async () => {
    await form.email.fill(email)
    await form.submit.click()
    await expect(page).toHaveURL(new RegExp(`/ar${CUP}`))
    const activity = new ActivityPage(page, 'ar')
    await expect(activity.cta.getByRole('button', { name: text('ar', 'activity.cta_join') })).toBeVisible()
    await expect(activity.heading).toBeFocused()
    await expect(activity.dialog).toBeHidden()
    expect((await userOf(context))?.inviteCode ?? '').toBe('')
  })
})

test('[AUTH-5] a user registers and logs in with a mobile number in any common notation @phone @long', async ({
  page,
  context,
}) => {
  const number = `90${String(Date.now()).slice(-7)}`
  const typed = `${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)}`
  for (const [kind, mobile] of [
    ['register', typed],
    ['login', number],
  ] as const) {
    await context.clearCookies()
    const form = new AccountForm(page, 'ar', kind)
    await form.open('?next=%2Fwelcome-event')
    await form.chooseMethod('mobile')
    await form.chooseCountry('+84', '84')
    await form.mobile.fill(mobile)
    await form.password.fill(PASSWORD)
    if (kind === 'register') await form.consent.check()
    await form.submit.click()
    await expect(page).toHaveURL(/\/ar\/welcome-event/)
    await settle(page)
    expect((await userOf(context))?.loginName).toBe(`+84${number}`)
  }
})

test('[SCR-12][DEV-12] a login before the scripts is kept, and leads only to the own site @phone', async ({
  page,
  context,
}) => {
  const { loginName } = await newUser()
  const form = new AccountForm(page, 'ar', 'login')
  await test.step('text and press before the scripts are kept', async () => {
    // The texts arrive after the press; the server's form is there at once.
    const [asked, pressed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/locales/compiled/ar/common.json?*', async (route) => {
      asked.resolve()
      await pressed.promise
      await route.continue()
    })
    await page.goto('/ar/login?next=%2Fen%2Fdownload%3Fa%3D1')
    await expect(form.submit).toHaveAttribute('type', 'button')
    await form.fill(loginName, 'not the password')
    await form.submit.click()
    await asked.promise
    await expect(form.submit).toHaveAttribute('type', 'button')
    pressed.resolve()
    await expect(form.alert).toHaveText(text('ar', 'account.wrong_email'))
    await expect(form.email).toHaveValue(loginName)
    await expect(form.password).toHaveValue('not the password')
  })
  await form.password.fill(PASSWORD)
  await form.submit.click()
  await expect(page, 'the language of the page, the path of the link').toHaveURL('/ar/download?a=1')

  await test.step('a user with a session sees a link onward', async () => {
    await page.goto('/en/login?next=%2Fwelcome-event')
    await expect(page.getByRole('main')).toContainText(loginName)
    await page.getByRole('link', { name: text('en', 'account.signed_in_on') }).click()
    await expect(page).toHaveURL('/en/welcome-event')
  })

  await test.step('a press on a demonstration account fills in the form, which leads to no other site', async () => {
    await context.clearCookies()
    const [visitor] = DEMO_LOGINS
    const english = new AccountForm(page, 'en', 'login')
    await english.open('?next=%2F%2Fevil.example%2Fx')
    const name = text('en', 'account.demo_fill_label', { name: visitor.loginName })
    await page.getByRole('button', { name }).click()
    await expect(english.password).toHaveValue(visitor.password)
    await english.submit.click()
    await expect(page).toHaveURL('/en')
  })
})
