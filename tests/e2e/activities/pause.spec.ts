import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { newId, pauseActivity, publish, resumeActivity, sendEvents, spotTrade } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { join, logIn, newUser } from '../support/users.ts'
import { stack } from '../support/stack.ts'

const cash = (amount: string) => ({ type: 'DROP', kind: 'Token', amount: { amount, unit: 'USDT' } }) as const

/** A lottery with a draw to claim and a reward to claim, both after one trade. */
async function publishDraw(): Promise<{ activityId: string; alias: string }> {
  const tasks = ['three-draws', 'two-usdt']
  const texts = (title: string, trade: string) => ({
    title,
    rules: `${title}.`,
    tasks: Object.fromEntries(tasks.map((id) => [id, { title: trade }])),
    labels: { one: '1 USDT', none: '—' },
  })
  return publish(
    activityInput({
      alias: newId('pause'),
      type: 'Lottery',
      listed: false,
      tasks: tasks.map((id) => ({
        id,
        type: 'ANY_TRADING_VOLUME',
        period: 'DURING',
        reward: id === 'two-usdt' ? cash('2') : { type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count: 3 } },
      })),
      prizes: [
        { id: 'one', weight: 1, stock: 100, fallback: null, reward: cash('1') },
        { id: 'none', weight: 1, stock: null, fallback: null, reward: null },
      ],
      budget: [
        { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000' },
        { rewardType: 'DROP', unit: 'USDT', limit: '1000' },
      ],
      texts: { en: texts('Small draw', 'Trade once'), ar: texts('سحب صغير', 'تداول مرة واحدة') },
    } as Parameters<typeof activityInput>[0]),
  )
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: text('ar', 'activity.paused_fault') })

test(
  '[SCR-3] a pause shows on the open page and on a fresh one with its reason and without its buttons, until it ends',
  { tag: ['@phone', '@long'] },
  async ({ page, user, browser, shot }) => {
    const { activityId, alias } = await publishDraw()
    await join(user, activityId)
    await sendEvents(user.userId, spotTrade('10'))
    const path = `/ar/activity/lottery/${alias}`
    const activity = new ActivityPage(page, 'ar')
    const claim = activity.claimButton(page, '2').first()
    await page.goto(path)
    await settle(page)
    await expect(claim).toBeEnabled()

    await pauseActivity(alias, 'FAULT')
    await expect(notice(page)).toBeVisible({ timeout: 4000 })
    for (const part of ['claims', 'joins', 'draws'] as const)
      await expect(notice(page)).toContainText(text('ar', `activity.${part}_paused`))
    await expect(claim).toBeDisabled()
    await expect(page.getByText(text('ar', 'activity.paused'), { exact: true })).toBeVisible()
    await shot('paused-member')

    const other = await browser.newContext({ baseURL: stack.siteOrigin, viewport: page.viewportSize() })
    await logIn(other, await newUser())
    const fresh = await other.newPage()
    await fresh.goto(path)
    await settle(fresh)
    await expect(notice(fresh)).toBeVisible()
    const joinButton = new ActivityPage(fresh, 'ar').cta.getByRole('button')
    await expect(joinButton).toBeDisabled()
    await shot('paused-visitor', fresh)

    await resumeActivity(alias)
    await expect(notice(page)).toHaveCount(0)
    await expect(claim).toBeEnabled()
    await expect(notice(fresh)).toHaveCount(0)
    await expect(joinButton).toBeEnabled()
    await other.close()
  },
)
