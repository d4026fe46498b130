import { noLoginDetail } from '@fanfare/contract/activity/no-login-detail.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { call, deposit, sendEvents } from '../support/gateway.ts'
import { grantsOf } from '../support/auditor.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text, type TestLocale } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { newEmail, PASSWORD } from '../support/users.ts'
import { WELCOME, welcomeId } from '../support/welcome.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'

const RUNS: readonly { locale: TestLocale; scheme: 'light' | 'dark' }[] = [
  { locale: 'en', scheme: 'light' },
  { locale: 'ar', scheme: 'dark' },
]

for (const { locale, scheme } of RUNS) {
  test(`[SCR-2][SCR-9][AUTH-5][AUTH-7][ACT-3][ACT-8][GW-2] a user gets from an invite to a reward on the rewards page, in ${locale}, ${scheme}`, async ({
    page,
    context,
    shot,
  }) => {
    test.slow()
    const activityId = await welcomeId()
    const { data: detail } = await call(noLoginDetail, { query: { activityId } }, { headers: { language: locale } })
    const titleOf = (id: string) =>
      isolateAmounts(locale, detail.tasks.find(({ taskId }) => taskId === id)?.title ?? '')
    const activity = new ActivityPage(page, locale)
    await page.emulateMedia({ colorScheme: scheme })

    // A visitor opens the activity with another user's invite code.
    await page.goto(`/${locale}${WELCOME.path}?vipCode=AURORA7`)
    await expect(activity.heading).toHaveText(detail.title)
    await activity.cta.getByRole('link', { name: pattern(locale, 'activity.cta_sign_up_get', 'reward') }).click()

    // The form has the code; registering needs an e-mail and a password only.
    const form = new AccountForm(page, locale, 'register')
    await expect(page).toHaveURL(new RegExp(`/${locale}/register`))
    await form.alive()
    await expect(page.getByText('AURORA7')).toBeVisible()
    const email = newEmail()
    await form.email.fill(email)
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await shot(`main-1-register-${locale}-${scheme}`)
    await form.submit.click()

    // Back on the activity, logged in and joined, because the link asked for it; the first claim is right there.
    await expect(page).toHaveURL(new RegExp(`/${locale}${WELCOME.path}`))
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
    const joined = await activity.expectDialog(text(locale, 'activity.joined_new_account'))
    await expect(activity.claimButton(joined, WELCOME.tasks.account.pays)).toBeFocused()
    await shot(`main-2-joined-${locale}-${scheme}`)
    await page.keyboard.press('Escape')
    await expect(joined).toBeHidden()

    // The account has the invite code.
    const token = (await context.cookies()).find(({ name }) => name === 'ccToken')?.value ?? ''
    const me = await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })
    expect(me.data?.inviteCode).toBe('AURORA7')
    const userId = me.data?.userId ?? ''

    // The platform reports a deposit; the task becomes complete without a reload.
    const task = activity.task(titleOf(WELCOME.tasks.deposit.id))
    const claim = activity.claimButton(task, WELCOME.tasks.deposit.pays)
    await expect(task).toBeVisible()
    await expect(claim).toBeHidden()
    await sendEvents(userId, deposit('50'))
    await expect(claim).toBeVisible()
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
    await shot(`main-3-claimable-${locale}-${scheme}`)

    // The overlay names the claimed reward; Escape closes it, and the focus returns to the task.
    await claim.click()
    const claimed = await activity.expectClaimed()
    await shot(`main-4-claimed-${locale}-${scheme}`)
    await page.keyboard.press('Escape')
    await expect(claimed).toBeHidden()
    await expect(task).toContainText(pattern(locale, 'task.claimed_done', 'date'))
    expect(await task.evaluate((card) => card.contains(document.activeElement)), 'the focus returns').toBe(true)
    expect(await grantsOf(userId)).toMatchObject([{ task_id: WELCOME.tasks.deposit.id }])

    // The overlay of the second claim closes automatically; the rewards page shows both.
    await activity.claimButton(activity.task(titleOf(WELCOME.tasks.account.id)), WELCOME.tasks.account.pays).click()
    const second = await activity.expectClaimed()
    const opened = Date.now()
    await expect(second).toContainText(pattern(locale, 'common.closes_in', 'seconds'))
    await expect(second).toBeHidden()
    expect(Date.now() - opened, 'spec §9: 5 s').toBeGreaterThan(3500)
    expect(Date.now() - opened).toBeLessThan(9000)
    await page.getByRole('link', { name: text(locale, 'task.all_rewards') }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/rewards`))
    await settle(page)
    const main = page.getByRole('main')
    for (const amount of [WELCOME.tasks.deposit.pays, WELCOME.tasks.account.pays]) {
      // Rows that are closed have amounts, too.
      const shown = main.getByText(new RegExp(`(?<!\\d)${amount}\\s?USDT`)).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
    }
    await expect(main).toContainText(detail.title)
    await shot(`main-5-rewards-${locale}-${scheme}`)
  })
}
