import { cash, draws } from '@fanfare/gateway/testing/activity-file.ts'
import type { Page } from '@playwright/test'
import { newId, pauseActivity, publish, resumeActivity, sendEvents, spotTrade } from '../support/gateway.ts'
import { livedActivity } from '../support/lived-activities.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { expect, openPage, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { join, logIn, newUser } from '../support/users.ts'
import { stack } from '../support/stack.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: text('ar', 'activity.paused_fault') })

test('[SCR-3] a pause shows its reason and removes the buttons, until it ends @phone @long', async ({
  page,
  user,
  browser,
}) => {
  const tasks = Object.entries({ trade: draws(3), verify: cash('2') }).map(([id, reward]) => ({
    id,
    type: 'ANY_TRADING_VOLUME',
    period: 'DURING',
    reward,
  }))
  const { activityId, alias } = await publish(livedActivity('Lottery', { alias: newId('pause'), tasks }))
  await join(user, activityId)
  await sendEvents(user.userId, spotTrade('10'))
  const path = `/ar/activity/lottery/${alias}`
  const activity = new ActivityPage(page, 'ar')
  const claim = activity.claimButton(page, '2').first()
  await openPage(page, path)
  await expect(claim).toBeEnabled()

  await pauseActivity(alias, 'FAULT')
  await expect(notice(page)).toBeVisible()
  for (const part of ['claims', 'joins', 'draws'] as const)
    await expect(notice(page)).toContainText(text('ar', `activity.${part}_paused`))
  await expect(claim).toBeDisabled()
  await expect(page.getByText(text('ar', 'activity.paused'), { exact: true })).toBeVisible()

  const other = await browser.newContext({ baseURL: stack.siteOrigin, viewport: page.viewportSize() })
  await logIn(other, await newUser())
  const fresh = await other.newPage()
  await openPage(fresh, path)
  await expect(notice(fresh)).toBeVisible()
  const joinButton = new ActivityPage(fresh, 'ar').cta.getByRole('button')
  await expect(joinButton).toBeDisabled()

  await resumeActivity(alias)
  await expect(notice(page)).toHaveCount(0)
  await expect(claim).toBeEnabled()
  await expect(notice(fresh)).toHaveCount(0)
  await expect(joinButton).toBeEnabled()
  await other.close()
})
