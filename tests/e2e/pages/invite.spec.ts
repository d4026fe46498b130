import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { call } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { join, logIn, newUser } from '../support/users.ts'
import { WELCOME, welcomeId } from '../support/welcome.ts'

test('[SHARE-1][AUTH-5][ACT-4] a friend who opens the copied invite link and registers counts for the user who copied it @desktop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const [user, activityId] = await Promise.all([newUser(), welcomeId()])
  await join(user, activityId)
  await logIn(context, user)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { data: detail } = await call(noLoginDetail, { query: { activityId } })
  const title = detail.tasks.find(({ taskType }) => taskType === 'INVITE_FRIEND')?.title ?? ''

  await openPage(page, `/en${WELCOME.path}`)
  const task = new ActivityPage(page, 'en').task(title)
  await task.getByRole('button', { name: text('en', 'task.next_invite') }).click()
  await expect(page.getByText(text('en', 'share.link_copied'))).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.searchParams.get('vipCode')).toMatch(/^[A-Z0-9]{8}$/)

  const other = await browser.newContext({ baseURL })
  const friend = await other.newPage()
  await openPage(friend, link.pathname + link.search)
  await new ActivityPage(friend, 'en').cta.getByRole('link').first().click()
  const form = new AccountForm(friend, 'en', 'register')
  await form.alive()
  await form.fill()
  await form.submit.click()
  await expect(friend).toHaveURL(new RegExp(WELCOME.path))
  await other.close()

  await openPage(page, page.url())
  await task.getByRole('group').locator('summary').click()
  await expect(task).toContainText(text('en', 'task.rule_friend_registered', { current: '1' }))
})

const SCRIPTS = '**/_next/static/**/*.js'

test('[AUTH-5][SCR-12] the first paint of the registration shows the invite of the address, and of an earlier visit @phone @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  const card = page.locator('form summary')
  const expectInvite = async () => {
    await expect(card).toContainText('AURORA7', { useInnerText: true })
    await expect(card).toContainText(text('ar', 'account.invite_linked'), { useInnerText: true })
    await expect(card).not.toContainText(text('ar', 'account.invite_none'), { useInnerText: true })
  }
  const top = async () => (await page.locator('form [type=password]').boundingBox())?.y
  // Without the site's scripts the page stays as the first paint leaves it.
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/ar/register?vipCode=AURORA7')
  await expectInvite()
  await page.goto('/ar/register')
  await expectInvite()
  await expect(page.locator('input[name=vipCode]')).toHaveValue('AURORA7')
  const painted = await top()

  // React keeps it, and so does the live form, at the same height.
  await page.unroute(SCRIPTS)
  await page.reload()
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')))
  await expectInvite()
  const form = new AccountForm(page, 'ar', 'register')
  await form.alive()
  await expectInvite()
  expect(await top()).toBe(painted)
  await form.fill()
  const sent = page.waitForRequest(/\/register$/)
  await form.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({ vipCode: 'AURORA7' })
  await expect(page).not.toHaveURL(/register/)
  // Used up: the next one to register here was not invited.
  expect(await page.evaluate(() => document.documentElement.dataset.invite)).toBeUndefined()
})
