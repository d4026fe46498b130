import { readFile } from 'node:fs/promises'
import { getRewardList } from '@fanfare/contract/task/rewards.ts'
import { grantsOf } from '../support/auditor.ts'
import { call, decideAsStaff, deposit, sendEvents } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { claim, newBusyMember, newMember, WELCOME, type Member } from '../support/welcome.ts'

const { account, deposit: deposited, identity } = WELCOME.tasks

test('[SCR-9][GW-3] a member claims all rewards with one press, each once, and finds them @phone', async ({
  page,
  context,
}) => {
  const member = await newBusyMember()
  await logIn(context, member)
  await openPage(page, '/en/rewards')
  await expect(page.getByRole('main').getByRole('heading', { name: text('en', 'rewards.ready') })).toBeVisible()
  // Two wait beside the one that was received, so that no number stands beside that of the card.
  await expect(page.getByText(/^As of /)).toBeVisible()

  await test.step('the calendar', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: text('en', 'rewards.calendar') }).click()
    expect((await saved).suggestedFilename()).toBe('rewards.ics')
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR/)
  })

  await test.step('the claim of all', async () => {
    const all = page.getByRole('button', { name: /^Claim all/ }).filter({ visible: true })
    await all.first().click()
    await new ActivityPage(page, 'en').expectClaimed()
    await page.keyboard.press('Escape')
    await expect(all).toHaveCount(0)
    const card = page.getByRole('region', { name: text('en', 'rewards.all_claimed_title') })
    await expect(card.getByRole('listitem').filter({ hasText: 'Welcome' })).toHaveCount(2)
    await expect(card.getByRole('link', { name: pattern('en', 'ready.earn', 'reward') })).toBeVisible()
    const granted = (await grantsOf(member.userId)).map(({ task_id: id }) => id)
    expect(granted).toEqual([account.id, deposited.id, identity.id])
  })

  await test.step('the tabs', async () => {
    const tabs = page.getByRole('navigation', { name: text('en', 'rewards.tabs') })
    await expect(tabs.getByRole('link').first()).toHaveText(/^All\s*3$/)
    await tabs.getByRole('link', { name: text('en', 'rewards.tab_granted') }).click()
    await expect(page).toHaveURL('/en/rewards#granted')
    const list = page.getByRole('region', { name: text('en', 'rewards.list') })
    await page.evaluate(() => (location.hash = '#expired'))
    await expect(list).toHaveText(text('en', 'rewards.none_expired'))
    await page.goBack()
    await expect(list).toContainText(/5\s?USDT/)
    await expect(list.getByText(text('en', 'rewards.step_earned')).first()).toBeHidden()
    await list.locator('summary').first().click()
    await expect(list.getByText(text('en', 'rewards.step_earned')).first()).toBeVisible()
  })
})

/** Of a claimed reward of a task. */
async function reviewOf({ token, activityId }: Member, taskId: string): Promise<string> {
  const { data } = await call(getRewardList, { query: { activityId, pageIndex: 0, pageSize: 20 } } as never, { token })
  return `reviews/rv_${data.items.find((item) => item.taskId === taskId)?.rewardId}`
}

test('[SCR-9][MSG-1] the open page and the messages show how a reward’s review was decided @phone', async ({
  page,
  context,
}) => {
  const member = await newMember()
  await sendEvents(member.userId, { type: 'user.flagged', reason: 'e2e' }, deposit('50'))
  for (const { id } of [account, deposited]) await claim(member, id)
  await logIn(context, member)
  await openPage(page, '/ar/rewards')
  const list = page.getByRole('region', { name: text('ar', 'rewards.list') })
  const waiting = list.getByText(text('ar', 'rewards.note_review'))
  await expect(waiting).toHaveCount(2)
  await decideAsStaff(await reviewOf(member, account.id), { accept: true, reason: 'CHECKED' })
  await expect(waiting).toHaveCount(1)
  await decideAsStaff(await reviewOf(member, deposited.id), { accept: false, reason: 'MULTI_ACCOUNT' })
  await expect(list).toContainText(text('ar', 'reason.multi_account'))
  await expect(waiting).toHaveCount(0)

  await page.goto('/ar/messages')
  for (const key of ['message.review_accepted_title', 'message.review_refused_title'] as const)
    await expect(page.locator('[data-message]').filter({ hasText: pattern('ar', key, 'reward') })).toHaveCount(1)
})
