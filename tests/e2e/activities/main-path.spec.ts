import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { call, deposit, sendEvents } from '../support/gateway.ts'
import { grantsOf } from '../support/auditor.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'
import { userOf } from '../support/users.ts'
import { WELCOME, welcomeId } from '../support/welcome.ts'

test('[SCR-2][SCR-9][AUTH-5][AUTH-7][ACT-3][ACT-8][GW-2][GW-3] a user gets from an invite to a reward on the rewards page @phone', async ({
  page,
  context,
}) => {
  test.slow()
  const activityId = await welcomeId()
  const { data: detail } = await call(noLoginDetail, { query: { activityId } }, { headers: { language: 'ar' } })
  const titleOf = (id: string) => isolateAmounts('ar', detail.tasks.find(({ taskId }) => taskId === id)?.title ?? '')
  const activity = new ActivityPage(page, 'ar')
  await page.emulateMedia({ colorScheme: 'dark' })

  await test.step('a visitor opens the activity with an invite code and registers with an e-mail and a password', async () => {
    await page.goto(`/ar${WELCOME.path}?vipCode=AURORA7`)
    await expect(activity.heading).toHaveText(detail.title)
    await activity.cta.getByRole('link', { name: pattern('ar', 'activity.cta_sign_up_get', 'reward') }).click()
    const form = new AccountForm(page, 'ar', 'register')
    await expect(page).toHaveURL(/\/ar\/register/)
    await form.alive()
    await expect(page.getByText('AURORA7')).toBeVisible()
    await form.fill()
    await form.submit.click()
  })

  await test.step('back on the activity the user has joined, because the link asked for it', async () => {
    await expect(page).toHaveURL(new RegExp(`/ar${WELCOME.path}`))
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
    const joined = await activity.expectDialog(text('ar', 'activity.joined_new_account'))
    await expect(activity.claimButton(joined, WELCOME.tasks.account.pays)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(joined).toBeHidden()
  })
  const { inviteCode, userId = '' } = (await userOf(context)) ?? {}
  expect(inviteCode).toBe('AURORA7')

  const task = activity.task(titleOf(WELCOME.tasks.deposit.id))
  const claim = activity.claimButton(task, WELCOME.tasks.deposit.pays)
  await test.step('a deposit completes its task without a reload', async () => {
    await expect(task).toBeVisible()
    await expect(claim).toBeHidden()
    await sendEvents(userId, deposit('50'))
    await expect(claim).toBeVisible()
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
  })

  await test.step('a double click claims once; Escape closes the overlay, and the focus returns to the task', async () => {
    await claim.dblclick()
    const claimed = await activity.expectClaimed()
    await page.keyboard.press('Escape')
    await expect(claimed).toBeHidden()
    await expect(task).toContainText(pattern('ar', 'task.claimed_done', 'date'))
    expect(await task.evaluate((card) => card.contains(document.activeElement)), 'the focus returns').toBe(true)
    expect(await grantsOf(userId)).toMatchObject([{ task_id: WELCOME.tasks.deposit.id }])
  })

  await test.step('the overlay of the second claim closes automatically, and the rewards page shows both', async () => {
    await activity.claimButton(activity.task(titleOf(WELCOME.tasks.account.id)), WELCOME.tasks.account.pays).click()
    const second = await activity.expectClaimed()
    const opened = Date.now()
    await expect(second).toContainText(pattern('ar', 'common.closes_in', 'seconds'))
    await expect(second).toBeHidden()
    expect(Date.now() - opened, 'spec §9: 5 s').toBeGreaterThan(3500)
    await page.getByRole('link', { name: text('ar', 'task.all_rewards') }).click()
    await expect(page).toHaveURL(/\/ar\/rewards/)
    const main = page.getByRole('main')
    for (const amount of [WELCOME.tasks.deposit.pays, WELCOME.tasks.account.pays]) {
      // Rows that are closed have amounts, too.
      const shown = main.getByText(new RegExp(`(?<!\\d)${amount}\\s?USDT`)).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
    }
    await expect(main).toContainText(detail.title)
  })
})
