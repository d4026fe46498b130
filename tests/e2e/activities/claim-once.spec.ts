import { grantsOf } from '../support/auditor.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const ACCOUNT = WELCOME.tasks.account

test('[GW-3][ACT-3] a double click claims once', { tag: '@phone' }, async ({ page, context }) => {
  const member = await newMember()
  await logIn(context, member)
  const activity = new ActivityPage(page, 'en')
  await page.goto(`/en${WELCOME.path}`)
  await activity.claimButton(activity.cta, ACCOUNT.pays).dblclick()
  await activity.expectClaimed()
  expect(await grantsOf(member.userId)).toMatchObject([{ task_id: ACCOUNT.id }])
})

test(
  '[GW-3][ACT-3] two tabs that claim at the same moment both succeed and the reward is granted once',
  { tag: ['@desktop', '@long'] },
  async ({ context }) => {
    const member = await newMember()
    await logIn(context, member)
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        const activity = new ActivityPage(await context.newPage(), 'en')
        await activity.page.goto(`/en${WELCOME.path}`)
        await expect(activity.claimButton(activity.cta, ACCOUNT.pays)).toBeVisible()
        return activity
      }),
    )
    // Both buttons are pressed before either tab knows of the other's claim.
    await Promise.all(tabs.map((tab) => tab.claimButton(tab.cta, ACCOUNT.pays).dispatchEvent('click')))
    await Promise.all(tabs.map((tab) => tab.expectClaimed()))
    expect(await grantsOf(member.userId)).toMatchObject([{ task_id: ACCOUNT.id }])
  },
)

test(
  '[API-3][GW-3] after a lost answer the claim is sent again, and the reward is granted once',
  { tag: '@phone' },
  async ({ page, context, complaints }) => {
    complaints.expect(/Failed to load resource/)
    const member = await newMember()
    await logIn(context, member)
    const activity = new ActivityPage(page, 'en')
    await page.goto(`/en${WELCOME.path}`)
    const claim = activity.claimButton(activity.cta, ACCOUNT.pays)
    await expect(claim).toBeVisible()
    // The gateway receives the claim, but the page does not receive the answer.
    await page.route('**/v1/activity/obtainReward**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await claim.click()
    const alert = page.getByRole('alert').filter({ hasText: text('en', 'rewards.claim_queued') })
    await expect(alert).toBeVisible()
    await page.unroute('**/v1/activity/obtainReward**')
    await alert.getByRole('button', { name: text('en', 'common.btn_retry') }).click()
    await activity.expectClaimed()
    expect(await grantsOf(member.userId)).toMatchObject([{ task_id: ACCOUNT.id }])
  },
)
