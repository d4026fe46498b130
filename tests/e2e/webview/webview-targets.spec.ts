import type { Page } from '@playwright/test'
import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { pushDetail } from '@fanfare/contract/message/push-detail.ts'
import { callsOf, enterApp, type FakeApp, messagesOf, tokenOf } from '../support/fake-app.ts'
import { text } from '../support/texts.ts'
import { expect, longUnless, settle, test } from '../support/test.ts'
import { activityIdOf, join, type User } from '../support/users.ts'
import { newMember } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** A message with this link, opened in the app. */
async function openMessage(page: Page, link: NavigationTarget, app: Partial<FakeApp> = {}): Promise<void> {
  const user: User = await newMember()
  await enterApp(page.context(), { mode: 'now', first: tokenOf(user), ...app })
  await page.route(`**${pushDetail.path}?*`, (route) =>
    route.fulfill({
      json: {
        code: '00000',
        msg: '',
        requestTime: Date.now(),
        data: { id: 'm1', type: 'ACTIVITY', title: 'A message', createdAt: 1, readAt: 2, link },
      },
    }),
  )
  await page.goto('/en/messages/m1')
  await expect(page.getByRole('heading', { name: 'A message' })).toBeVisible()
}
const details = (page: Page) => page.getByRole('button', { name: text('en', 'messages.see_details') })
const tooOld = (page: Page) => page.getByRole('dialog', { name: text('en', 'app.too_old') })

/** The first of a route that is closed, and the last that is open, are those of `npm test`. */
const GATES: readonly { route: string; version: string; opens: boolean }[] = [
  { route: 'copytrade/follow', version: '4.1.9', opens: false },
  { route: 'copytrade/follow', version: '4.2.0', opens: true },
  { route: 'support/chat', version: '4.2.9', opens: false },
  { route: 'support/chat', version: '4.2.14', opens: true },
  { route: 'copytrade/apply', version: '4.2.14', opens: false },
  { route: 'copytrade/apply', version: '4.10.0', opens: true },
]

for (const { route, version, opens } of GATES) {
  test(
    `[APP-3][APP-4][APP-7] app ${version} ${opens ? 'opens' : 'is too old for'} ${route}`,
    { tag: ['@phone', ...longUnless(version === '4.1.9' || version === '4.10.0')] },
    async ({ page }) => {
      await openMessage(page, { appRoute: route }, { agentVersion: version })
      await details(page).click()
      if (opens) {
        await expect.poll(() => callsOf(page)).toMatchObject([{ name: 'open', params: { route } }])
        return
      }
      await expect(tooOld(page)).toBeVisible()
      await tooOld(page).getByText(text('en', 'common.btn_download_app')).click()
      await expect(page).toHaveURL('/en/download')
      expect(await messagesOf(page)).toEqual([])
    },
  )
}

test(
  '[APP-1][APP-7] an app that calls itself 4.2.14-beta is too old for every gate',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const member = await newMember()
    const beta = tokenOf(member, '4.2.14-beta')
    await openMessage(page, { appRoute: 'copytrade/follow' }, { first: beta, agentVersion: null })
    await details(page).click()
    await expect(tooOld(page)).toBeVisible()
  },
)

test(
  '[APP-1][APP-7] app 3.2.9 opens a target by its address, with the parameters as a query',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await openMessage(page, { appRoute: 'trade/spot' }, { object: null, agentVersion: '3.2.9' })
    await details(page).click()
    await expect.poll(() => messagesOf(page)).toEqual(['fanfare://open?route=trade%2Fspot'])
  },
)

test('[APP-4][APP-7] an unknown target says so', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await openMessage(page, { appRoute: 'no/such/place' })
  await details(page).click()
  await expect(page.getByText(text('en', 'app.path_unknown'))).toBeVisible()
  expect(await messagesOf(page)).toEqual([])
})

for (const link of ['javascript:alert(1)', 'data:text/html,<b>x</b>', 'intent://x#Intent;scheme=evil;end']) {
  test(
    `[APP-5][APP-7] a link ${link} opens nothing`,
    { tag: ['@phone', ...longUnless(link.startsWith('javascript'))] },
    async ({ page }) => {
      page.on('dialog', (dialog) => {
        throw new Error(`a dialog: ${dialog.message()}`)
      })
      await openMessage(page, { webUrl: link, webUrlI18: [{ lang: 'en', name: link }] })
      await settle(page)
      await expect(details(page)).toHaveCount(0)
      expect(await page.locator(`a[href^="${link.split(':')[0]}:"]`).count()).toBe(0)
      // With an unknown route as well the link is no way around it.
      expect(await messagesOf(page)).toEqual([])
      await expect(page).toHaveURL('/en/messages/m1')
    },
  )
}

const TRADERS = '/en/activity/copy-trading/first-copy-covered'

for (const { version, opens } of [
  { version: '4.2.13', opens: false },
  { version: '4.2.14', opens: true },
]) {
  test(
    `[SCR-6][APP-3][APP-4] app ${version} ${opens ? 'opens' : 'is too old for'} the page of a lead trader and the support chat`,
    { tag: ['@phone', ...longUnless(opens)] },
    async ({ page, context }) => {
      const member = await newMember()
      await enterApp(context, { mode: 'now', first: tokenOf(member, version), agentVersion: version })
      await page.goto(TRADERS)
      await settle(page)
      await page
        .getByRole('region', { name: text('en', 'copy.start_with') })
        // The name comes before the action.
        .getByRole('button')
        .first()
        .click()
      if (!opens) await expect(tooOld(page)).toBeVisible()
      else {
        await expect
          .poll(() => callsOf(page))
          .toMatchObject([
            { name: 'open', params: { route: 'copytrade/trader', authentic: 'true', traderType: 'lead' } },
          ])
        const [call] = await callsOf(page)
        expect(call?.params.traderId).toMatch(/^[\w-]+$/)
      }

      // A task names no trader: its button opens the market, never a page that needs one.
      await join(member, await activityIdOf('first-copy-covered'))
      await page.goto(TRADERS)
      await settle(page)
      await page
        .getByRole('button', { name: text('en', 'task.next_trade_futures') })
        .first()
        .click()
      await expect
        .poll(() => callsOf(page))
        .toMatchObject([{ name: 'open', params: { route: TARGETS['contract-btcusdt'].appRoute } }])

      await page.goto('/en/rewards')
      await settle(page)
      await page.getByRole('button', { name: text('en', 'download.feature.support_chat') }).click()
      if (!opens) return expect(tooOld(page)).toBeVisible()
      await expect.poll(() => callsOf(page)).toMatchObject([{ name: 'open', params: { route: 'support/chat' } }])
      await page.getByRole('button', { name: text('en', 'download.feature.assets') }).click()
      await expect.poll(() => callsOf(page)).toMatchObject([{}, { name: 'open', params: { route: 'asset/spot' } }])
      await page.goto('/en/account')
      await settle(page)
      await page.getByRole('button', { name: text('en', 'security.in_app_home') }).click()
      await expect.poll(() => callsOf(page)).toMatchObject([{ name: 'open', params: { route: 'home' } }])
    },
  )
}

test('[APP-3] the support chat is offered in the app alone', { tag: ['@once', '@long'] }, async ({ page, user }) => {
  await page.goto('/en/rewards')
  await settle(page)
  expect(user.userId).not.toBe('')
  await expect(
    page.getByRole('button', { name: text('en', 'download.feature.support_chat'), includeHidden: true }),
  ).toBeHidden()
})
