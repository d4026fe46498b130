import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { ANSWER_CACHE } from '#lib/offline/forget-user.ts'
import { FaultProxy } from '#tests/faults/support/fault-proxy.ts'
import { startSite } from '#tests/fixtures/e2e-site.ts'
import { grantsOf } from '../support/auditor.ts'
import { newId, publish } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const REFUSED = /Failed to load resource|status of (?:500|503)/

test(
  '[UI-3][API-3][GW-3] when the gateway fails under an open page the content stays, a retry claims the reward once although its first answer was lost, and a page opened then shows what is public',
  { tag: '@phone' },
  async ({ page, context, complaints }) => {
    complaints.expect(REFUSED)
    const member = await newMember()
    await logIn(context, member)
    const main = page.getByRole('main')

    await test.step('a page opened while the gateway is down', async () => {
      await openPage(page, '/ar')
      const isPressed = () => page.evaluate(() => document.documentElement.dataset.pressed !== undefined)
      await page.route('**/v1/**', async (route) => ((await isPressed()) ? route.continue() : route.abort()))
      // Without the answers of the first visit, which the page would show.
      await page.evaluate((cache) => caches.delete(cache), ANSWER_CACHE)
      await page.reload()
      await expect(main).toContainText(text('ar', 'ready.failed'))
      await expect(main.getByRole('heading', { name: text('ar', 'activity.list_title'), exact: true })).toBeVisible()
      // The page also reads again without a press, so the gateway is back only with it.
      await page.evaluate(() =>
        document.addEventListener('click', () => (document.documentElement.dataset.pressed = ''), true),
      )
      const ready = main.getByRole('region', { name: text('ar', 'ready.title') })
      await ready.getByRole('button', { name: text('ar', 'common.btn_retry') }).click()
      await expect(main.getByRole('button', { name: /5\s?USDT/ })).toBeVisible()
      await page.unroute('**/v1/**')
    })

    await test.step('a claim whose answer is lost', async () => {
      const activity = new ActivityPage(page, 'ar')
      await page.goto(`/ar${WELCOME.path}`)
      const claim = activity.claimButton(activity.cta, WELCOME.tasks.account.pays)
      await expect(claim).toBeVisible()
      // The gateway receives the claim, and nothing else comes through.
      await page.route('**/v1/**', async (route) => {
        if (route.request().url().includes('obtainReward')) await route.fetch()
        await route.abort()
      })
      await claim.click()
      const said = page.getByRole('alert').filter({ hasText: text('ar', 'rewards.claim_queued') })
      const retry = said.getByRole('button', { name: text('ar', 'common.btn_retry') })
      await expect(retry).toBeInViewport({ ratio: 1 })
      await expect(claim, 'the known state stays on the page').toBeVisible()
      await page.unroute('**/v1/**')
      await retry.click()
      await activity.expectClaimed()
      expect(await grantsOf(member.userId)).toMatchObject([{ task_id: WELCOME.tasks.account.id }])
    })
  },
)

test(
  '[UI-3][GW-7] with a stopped gateway visited pages stay available; a new page is an error page until the gateway is back',
  { tag: ['@desktop', '@long'] },
  async ({ page, complaints }) => {
    test.setTimeout(300_000)
    complaints.expect(REFUSED)
    const gateway = await FaultProxy.start(Number(new URL(stack.gatewayOrigin).port))
    const site = await startSite({ GATEWAY_ORIGIN: gateway.origin, SIGN_KEY: stack.signKey, RATE_LIMIT: 'off' })
    try {
      const { alias } = await publish(activityInput({ alias: newId('e2e'), listed: false }))
      const at = (path: string) => site.run.siteOrigin + path
      const title = page.getByRole('heading', { level: 1 })
      await openPage(page, at('/ar/welcome-event'))

      await gateway.set({ kind: 'down' })
      const kept = await page.goto(at('/ar/welcome-event'))
      expect(kept?.status()).toBe(200)
      await expect(title).toBeVisible()
      const answer = await fetch(at('/v1/activity/list'))
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: '50300' })

      const refused = await page.goto(at(`/ar/activity/competition/${alias}`))
      expect(refused?.status()).toBe(503)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(title).toHaveText(text('ar', 'unavailable.title'))
      await expect(page.getByRole('main')).toContainText(text('ar', 'unavailable.text'))

      await gateway.heal()
      await page.getByRole('link', { name: text('ar', 'failure.retry') }).click()
      await expect(title).toHaveText('كأس صغيرة')
    } finally {
      await site.stop()
      await gateway.stop()
    }
  },
)
