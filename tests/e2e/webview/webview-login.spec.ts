import { callsOf, enterApp, tokenOf } from '../support/fake-app.ts'
import { text } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

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
    const reward = page
      .getByRole('main')
      .getByText(/(?<!\d)5\s?USDT/)
      .filter({ visible: true })
    await expect(reward.first()).toBeVisible()
    const names = (await callsOf(page)).map(({ name }) => name)
    expect([loads, names]).toEqual([1, ['login']])
  },
)
