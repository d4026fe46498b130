import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { grantsOf } from '../support/auditor.ts'
import { call, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { emptyFaults } from '../support/short-page.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { join, logIn, newUser, type User } from '../support/users.ts'

/** An unlisted activity for this test alone, so that the other tests' home page stays the same. */
const published = (changes: Partial<ActivityFileInput> = {}) =>
  publish(activityInput({ alias: newId('e2e'), listed: false, ...changes }))

const pathOf = (alias: string) => `/ar/activity/competition/${alias}`

/** Each file with the words of its action, and whether that is a button or a link. */
const STATES: readonly [file: Partial<ActivityFileInput>, cta: string, line: RegExp, role: 'button' | 'link'][] = [
  [{ startTime: '+3d 00:00' }, 'activity.cta_remind', pattern('ar', 'countdown.starts_at', 'date'), 'button'],
  [
    { startTime: '-9d 00:00', endTime: '-2d 00:00', settleDays: 5 },
    'activity.cta_other',
    pattern('ar', 'activity.line_settling'),
    'link',
  ],
  [{ cancelled: true }, 'activity.cta_read_rules', pattern('ar', 'activity.line_cancelled'), 'link'],
]

test('[ACT-10] a coming, ended, settled or cancelled activity shows its page and state @phone @long', async ({
  page,
}) => {
  const settled = await published({ startTime: '-9d 00:00', endTime: '-5d 00:00', settleDays: 1 })
  const activity = new ActivityPage(page, 'ar')
  const expectState = async (alias: string, cta: string, line: RegExp, role: 'button' | 'link') => {
    const response = await page.goto(pathOf(alias))
    expect(response?.status()).toBe(200)
    await settle(page)
    await expect(page.getByRole('main')).toContainText('كن عادلًا.')
    await expect(activity.cta.getByRole(role, { name: text('ar', cta) })).toBeVisible()
    await expect(activity.cta).toContainText(line)
  }
  for (const [file, ...state] of STATES) await expectState((await published(file)).alias, ...state)
  // The gateway settles in the background.
  const outcome = async () => (await call(noLoginDetail, { query: { activityId: settled.activityId } })).data.outcome
  await expect.poll(outcome).toBe('SETTLED')
  await expectState(settled.alias, 'activity.cta_other', pattern('ar', 'activity.line_settled'), 'link')
})

test('[ACT-10][GW-3][ACT-3] excluded countries and sold-out rewards are named, and the last reward is claimed @phone', async ({
  page,
  context,
}) => {
  const { alias, activityId } = await published({
    audience: { regionsExcluded: ['GB'] },
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1' }],
  })
  const activity = new ActivityPage(page, 'ar')
  await context.setExtraHTTPHeaders({ 'x-country': 'GB' })
  await page.goto(pathOf(alias))
  await expect(activity.cta).toContainText(text('ar', 'activity.line_region'))
  await activity.cta.getByRole('link', { name: text('ar', 'activity.cta_other') }).click()
  await expect(page).toHaveURL('/ar')
  await context.setExtraHTTPHeaders({})

  const [first, second] = await Promise.all([newUser(), newUser()])
  const trade = ({ userId }: User) => sendEvents(userId, { ...spotTrade('100'), market: 'futures', symbol: 'BTCUSDT' })
  await Promise.all([first, second].map((user) => join(user, activityId)))
  await trade(first)
  // Events of different users are evaluated side by side, and the second one is to find nothing left.
  const status = async () => (await call(taskCompletions, { query: { activityId } }, first)).data.tasks[0]?.taskStatus
  await expect.poll(status).toBe('COMPLETED')
  await trade(second)
  await logIn(context, second)
  await openPage(page, pathOf(alias))
  await expect(activity.cta).toContainText(text('ar', 'activity.line_sold_out'))
  await expect(page.getByRole('main')).toContainText(text('ar', 'reason.sold_out'))
  await logIn(context, first)
  await page.reload()
  await activity.claimButton(page, '1').filter({ visible: true }).first().click()
  await activity.expectClaimed()
  expect([await grantsOf(first.userId), await grantsOf(second.userId)]).toEqual([[expect.anything()], []])
})

test('[ACT-10] rows open beside a longer column, and close when it was longer for a moment @once @long', async ({
  page,
}) => {
  await openPage(page, '/en/activity/lottery/harvest-draw')
  const open = page.locator('main aside [data-fills] details[open]')
  const before = await open.count()
  const more = await page.locator('main aside').evaluateHandle((aside) => {
    const longer = document.createElement('div')
    longer.style.height = '3000px'
    aside.parentElement?.firstElementChild?.append(longer)
    return longer
  })
  await expect.poll(() => open.count()).toBeGreaterThan(before)
  await more.evaluate((longer) => longer.remove())
  expect(await emptyFaults(page)).toEqual([])
})
