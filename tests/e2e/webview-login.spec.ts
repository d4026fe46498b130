import type { Page } from '@playwright/test'
import { getRewardList } from '#lib/contract/task/get-reward-list.ts'
import { enterApp, messagesOf, tokenOf, trafficOf } from './support/fake-app.ts'
import { text } from './support/texts.ts'
import { expect, settle, test } from './support/test.ts'
import { claim, newMember, WELCOME } from './support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

const logInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: text('en', 'shell.log_in') })
const namesOf = async (page: Page) =>
  (await messagesOf(page)).map((json) => (JSON.parse(json) as { name: string }).name)

test(
  '[AUTH-4][APP-7] a token that the gateway refuses is asked for again, then the page is a visitor’s',
  { tag: '@phone' },
  async ({ page, context, complaints }) => {
    complaints.expect(/status of 40[13]/)
    const stale = { ...tokenOf(await newMember()), uToken: 'x'.repeat(43) }
    await enterApp(context, { mode: 'now', first: stale })
    await page.goto('/en/rewards')
    await expect(logInLink(page)).toBeVisible()
    await settle(page)
    const requests = (await trafficOf(page)).filter(({ text: said }) => said.includes('getToken'))
    expect(requests.length).toBeGreaterThan(1)
    expect(await page.evaluate(() => localStorage.getItem('uToken'))).toBeNull()
    await expect(page).toHaveURL('/en/rewards')
  },
)

test(
  '[AUTH-4][APP-7] where the platform demands a login, the login of the app opens once, and the page stays',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.route(`**${getRewardList.path}?*`, (route) =>
      route.fulfill({ json: { code: '600', msg: '', data: null, requestTime: Date.now() } }),
    )
    await enterApp(context, { mode: 'now', first: tokenOf(await newMember()) })
    await page.goto('/en/rewards')
    await expect.poll(() => namesOf(page)).toEqual(['login'])
    await expect(page).toHaveURL('/en/rewards')
  },
)

test(
  '[AUTH-4][APP-7] a visitor in the app logs in by the app alone and continues to the page, without a reload',
  { tag: '@phone' },
  async ({ page, context }) => {
    const member = await newMember()
    await claim(member, WELCOME.tasks.account.id)
    await enterApp(context, { mode: 'never', first: tokenOf(member), login: tokenOf(member) })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto('/en/rewards')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', 'shell.log_in') })
      .click()
    await page.getByRole('button', { name: text('en', 'account.in_app_title') }).click()
    await page.getByRole('link', { name: text('en', 'account.signed_in_on') }).click()
    const reward = page.getByRole('main').getByText(/(?<!\d)5\s?USDT/)
    await expect(reward.first()).toBeVisible()
    expect([loads, await namesOf(page)]).toEqual([1, ['login']])
  },
)
