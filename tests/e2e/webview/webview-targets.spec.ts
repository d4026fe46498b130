import type { Page } from '@playwright/test'
import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { getRewardList } from '@fanfare/contract/task/rewards.ts'
import { pushDetail } from '@fanfare/contract/message/push.ts'
import { callsOf, enterApp, type FakeApp, messagesOf, tokenOf } from '../support/fake-app.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { activityIdOf, join, type User } from '../support/users.ts'
import { newMember } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

const TRADERS = '/en/activity/copy-trading/first-copy-covered'

/** Runs in an app of this version, as a new member. */
async function enter(page: Page, version: string, app: Partial<FakeApp> = {}): Promise<User> {
  const member = await newMember()
  await enterApp(page.context(), { mode: 'now', first: tokenOf(member, version), agentVersion: version, ...app })
  return member
}

/** Opens a message with this link. */
async function openMessage(page: Page, link: NavigationTarget): Promise<void> {
  const data = { id: 'm1', type: 'ACTIVITY', title: 'A message', createdAt: 1, readAt: 2, link }
  await page.unroute(`**${pushDetail.path}?*`)
  await page.route(`**${pushDetail.path}?*`, (route) =>
    route.fulfill({ json: { code: '00000', msg: '', requestTime: Date.now(), data } }),
  )
  await page.goto('/en/messages/m1')
  await expect(page.getByRole('heading', { name: 'A message' })).toBeVisible()
}
const details = (page: Page) => page.getByRole('button', { name: text('en', 'messages.see_details') })
const tooOld = (page: Page) => page.getByRole('dialog', { name: text('en', 'app.too_old') })

test('[APP-3][APP-4][APP-5][APP-7] an app opens a target, is too old for another, knows no third, and opens no script @phone @long', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`)
  })
  await enter(page, '4.2.14')
  await openMessage(page, { appRoute: 'support/chat' })
  await details(page).click()
  await expect.poll(() => callsOf(page)).toMatchObject([{ name: 'open', params: { route: 'support/chat' } }])

  await openMessage(page, { appRoute: 'no/such/place' })
  await details(page).click()
  await expect(page.getByText(text('en', 'app.path_unknown'))).toBeVisible()
  expect(await messagesOf(page)).toEqual([])

  for (const link of ['data:text/html,<b>x</b>', 'javascript:alert(1)']) {
    await openMessage(page, { webUrl: link, webUrlI18: [{ lang: 'en', name: link }] })
    await settle(page)
    await expect(details(page)).toHaveCount(0)
    expect(await page.locator(`a[href^="${link.split(':')[0]}:"]`).count()).toBe(0)
  }

  await openMessage(page, { appRoute: 'copytrade/apply' })
  await details(page).click()
  await expect(tooOld(page)).toBeVisible()
  await tooOld(page).getByText(text('en', 'common.btn_download_app')).click()
  await expect(page).toHaveURL('/en/download')
  expect(await messagesOf(page)).toEqual([])
})

test('[APP-3][APP-4] an app below 4.2.14 is too old for the support chat, and says so @phone @long', async ({
  page,
}) => {
  await enter(page, '4.2.13')
  await openMessage(page, { appRoute: 'support/chat' })
  await details(page).click()
  await expect(tooOld(page)).toContainText('Please download the latest version of the app')
  expect(await messagesOf(page)).toEqual([])
})

test('[AUTH-4] 600 asks the app for its login, and the page stays where it is @phone @long', async ({ page }) => {
  await enter(page, '4.2.16')
  await page.route(`**${getRewardList.path}?*`, (route) =>
    route.fulfill({ json: { code: '600', msg: '', requestTime: Date.now(), data: null } }),
  )
  await page.goto('/en/rewards')
  await expect.poll(() => callsOf(page)).toMatchObject([{ name: 'login' }])
  await expect(page).toHaveURL('/en/rewards')
})

test('[SCR-6][APP-3][APP-4] the app opens the page of a lead trader, the support chat, the assets and its home @phone', async ({
  page,
}) => {
  const opened = () => callsOf(page).then((calls) => calls.map(({ params }) => params))
  const member = await enter(page, '4.2.14')
  await openPage(page, TRADERS)
  const pick = page.getByRole('region', { name: text('en', 'copy.start_with') })
  // The name comes before the action.
  await pick.getByRole('button').first().click()
  const trader = { route: 'copytrade/trader', authentic: 'true', traderType: 'lead' }
  await expect.poll(opened).toMatchObject([{ ...trader, traderId: expect.stringMatching(/^[\w-]+$/) }])

  // A task names no trader: its button opens the market, never a page that needs one.
  await join(member, await activityIdOf('first-copy-covered'))
  await openPage(page, TRADERS)
  const trade = page.getByRole('button', { name: text('en', 'task.next_trade_futures') })
  await trade.first().click()
  await expect.poll(opened).toMatchObject([{ route: TARGETS['contract-btcusdt'].appRoute }])

  await openPage(page, '/en/rewards')
  await page.getByRole('button', { name: text('en', 'download.feature.support_chat') }).click()
  await page.getByRole('button', { name: text('en', 'download.feature.assets') }).click()
  await expect.poll(opened).toMatchObject([{ route: 'support/chat' }, { route: 'asset/spot' }])
  await openPage(page, '/en/account')
  await page.getByRole('button', { name: text('en', 'security.in_app_home') }).click()
  await expect.poll(opened).toMatchObject([{ route: 'home' }])
})
