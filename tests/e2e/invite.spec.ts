import { noLoginDetail } from '#lib/contract/activity/no-login-detail.ts'
import { call } from './support/gateway.ts'
import { AccountForm } from './support/pages/account-form.ts'
import { ActivityPage } from './support/pages/activity-page.ts'
import { watchRequests } from './support/settle.ts'
import { text } from './support/texts.ts'
import { expect, settle, test } from './support/test.ts'
import { join, logIn, newEmail, newUser, PASSWORD } from './support/users.ts'
import { WELCOME, welcomeId } from './support/welcome.ts'

test(
  '[SHARE-1][AUTH-5][ACT-4] a friend who opens the copied invite link and registers counts for the user who copied it',
  { tag: '@desktop' },
  async ({ page, context, browser, baseURL }) => {
    test.slow()
    const [user, activityId] = await Promise.all([newUser(), welcomeId()])
    await join(user, activityId)
    await logIn(context, user)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { data: detail } = await call(noLoginDetail, { query: { activityId } })
    const title = detail.tasks.find(({ taskType }) => taskType === 'INVITE_FRIEND')?.title ?? ''

    await page.goto(`/en${WELCOME.path}`)
    const task = new ActivityPage(page, 'en').task(title)
    await task.getByRole('button', { name: text('en', 'task.next_invite') }).click()
    await expect(page.getByText(text('en', 'share.link_copied'))).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.searchParams.get('vipCode')).toMatch(/^[A-Z0-9]{8}$/)

    const other = await browser.newContext({ baseURL })
    watchRequests(other)
    const friend = await other.newPage()
    await friend.goto(link.pathname + link.search)
    await settle(friend)
    await new ActivityPage(friend, 'en').cta.getByRole('link').first().click()
    const form = new AccountForm(friend, 'en', 'register')
    await form.alive()
    await form.email.fill(newEmail())
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await form.submit.click()
    await expect(friend).toHaveURL(new RegExp(WELCOME.path))
    await other.close()

    await page.reload()
    await task.getByRole('group').locator('summary').click()
    await expect(task).toContainText(text('en', 'task.rule_friend_registered', { current: '1' }))
  },
)
