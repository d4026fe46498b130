import { ANSWER_CACHE } from '#lib/offline/forget-user.ts'
import { grantsOf } from '../support/auditor.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { WELCOME } from '../support/welcome.ts'

const REFUSED = /Failed to load resource|status of (?:500|503)/

test('[UI-3][API-3][GW-3] when the gateway fails the open page stays, and a retry claims once @phone', async ({
  page,
  member,
  complaints,
}) => {
  complaints.expect(REFUSED)
  const main = page.getByRole('main')
  const isPressed = () => page.evaluate(() => 'pressed' in document.documentElement.dataset).catch(() => false)
  /** The page also calls again without a press, so the gateway is back only with it; a page being left has none. */
  const waitForPress = () =>
    page.evaluate(() => document.addEventListener('click', () => (document.documentElement.dataset.pressed = ''), true))

  await test.step('a page opened while the gateway is down', async () => {
    await openPage(page, '/ar')
    await page.route('**/v1/**', async (route) => ((await isPressed()) ? route.continue() : route.abort()))
    // Without the answers of the first visit, which the page would show.
    await page.evaluate((cache) => caches.delete(cache), ANSWER_CACHE)
    await page.reload()
    await expect(main).toContainText(text('ar', 'ready.failed'))
    await expect(main.getByRole('heading', { name: text('ar', 'activity.list_title'), exact: true })).toBeVisible()
    await waitForPress()
    const ready = main.getByRole('region', { name: text('ar', 'ready.title') })
    await ready.getByRole('button', { name: text('ar', 'common.btn_retry') }).click()
    await expect(main.getByRole('button', { name: /5\s?USDT/ })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a claim whose answer is lost', async () => {
    const activity = new ActivityPage(page, 'ar')
    await page.goto(`/ar${WELCOME.path}`)
    const claim = activity.claimButton(activity.cta, WELCOME.tasks.account.pays)
    await expect(claim).toBeVisible()
    // The gateway receives the claim, and nothing else comes through.
    await page.route('**/v1/**', async (route) => {
      if (await isPressed()) return route.continue()
      if (route.request().url().includes('obtainReward')) await route.fetch()
      await route.abort()
    })
    await claim.click()
    const said = page.getByRole('alert').filter({ hasText: text('ar', 'rewards.claim_queued') })
    const retry = said.getByRole('button', { name: text('ar', 'common.btn_retry') })
    await expect(retry).toBeInViewport({ ratio: 1 })
    await expect(claim, 'the known state stays on the page').toBeVisible()
    await waitForPress()
    await retry.click()
    await activity.expectClaimed()
    expect(await grantsOf(member.userId)).toMatchObject([{ task_id: WELCOME.tasks.account.id }])
  })
})
