import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { ANSWER_CACHE } from '#lib/offline/forget-user.ts'
import { startSite, type RunningSite } from '#tests/fixtures/e2e-site.ts'
import { newId, publish } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { stack } from '../support/stack.ts'
import { switchableGateway, type SwitchableGateway } from '../support/switchable-gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const REFUSED = /Failed to load resource|status of (?:500|503)/

for (const locale of LOCALES) {
  test(
    `[UI-3][API-3] when the gateway fails under an open page in ${locale}, the content stays and a retry claims the reward`,
    { tag: sizeOf(locale) },
    async ({ page, context, complaints, shot }) => {
      complaints.expect(REFUSED)
      const member = await newMember()
      await logIn(context, member)
      const activity = new ActivityPage(page, locale)
      await page.goto(`/${locale}${WELCOME.path}`)
      const claim = activity.claimButton(activity.cta, WELCOME.tasks.account.pays)
      await expect(claim).toBeVisible()

      await page.route('**/v1/**', (route) => route.abort())
      await claim.click()
      const said = page.getByRole('alert').filter({ hasText: text(locale, 'rewards.claim_queued') })
      await expect(said).toBeVisible()
      await expect(said.getByRole('button', { name: text(locale, 'common.btn_retry') })).toBeInViewport({ ratio: 1 })
      await expect(claim, 'the known state stays on the page').toBeVisible()
      await shot(`down-claim-${locale}`)

      await page.unroute('**/v1/**')
      await said.getByRole('button', { name: text(locale, 'common.btn_retry') }).click()
      await activity.expectClaimed()
    },
  )

  test(
    `[UI-3] a page opened while the gateway is down shows the public content in ${locale} and offers a retry`,
    { tag: sizeOf(locale) },
    async ({ page, context, complaints, shot }) => {
      complaints.expect(REFUSED)
      await logIn(context, await newMember())
      const main = page.getByRole('main')
      await page.goto(`/${locale}`)
      await settle(page)
      const isPressed = () => page.evaluate(() => document.documentElement.dataset.pressed !== undefined)
      await page.route('**/v1/**', async (route) => ((await isPressed()) ? route.continue() : route.abort()))
      // Without the answers of the first visit, which the page would show.
      await page.evaluate((cache) => caches.delete(cache), ANSWER_CACHE)
      await page.reload()
      await expect(main).toContainText(text(locale, 'ready.failed'))
      await expect(main.getByRole('heading', { name: text(locale, 'activity.list_title'), exact: true })).toBeVisible()
      await shot(`down-home-${locale}`)
      const ready = main.getByRole('region', { name: text(locale, 'ready.title') })
      const retry = ready.getByRole('button', { name: text(locale, 'common.btn_retry') })
      // The page also reads again without a press, so the gateway is back only with it.
      await page.evaluate(() =>
        document.addEventListener('click', () => (document.documentElement.dataset.pressed = ''), true),
      )
      await retry.click()
      await expect(main.getByRole('button', { name: /5\s?USDT/ })).toBeVisible()
    },
  )
}

test(
  '[SCR-14] offline, a bar shows the time of the page, the content stays, and claiming waits for the connection',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    const { cta } = new ActivityPage(page, 'en')
    await page.goto('/en/welcome-event')
    await settle(page)
    const claim = cta.getByRole('button')
    await expect(claim).toBeEnabled()
    await context.setOffline(true)
    const bar = page.getByRole('status').filter({ hasText: pattern('en', 'offline.line_now', 'time') })
    await expect(bar).toBeVisible()
    await expect(new ActivityPage(page, 'en').heading).toBeVisible()
    await expect(claim).toBeEnabled()
    await context.setOffline(false)
    await expect(bar).toBeHidden()
    await expect(claim).toBeEnabled()
  },
)

test.describe('with a stopped gateway', { tag: '@desktop' }, () => {
  let gateway: SwitchableGateway
  let site: RunningSite
  test.beforeAll(async () => {
    gateway = await switchableGateway(stack.gatewayOrigin)
    site = await startSite({ GATEWAY_ORIGIN: gateway.origin, SIGN_KEY: stack.signKey, RATE_LIMIT: 'off' })
  })
  test.afterAll(async () => {
    await site.stop()
    await gateway.stop()
  })

  test(
    '[UI-3][GW-7] visited pages stay available; a new page is an error page until the gateway is back',
    { tag: '@long' },
    async ({ page, complaints, shot }) => {
      test.slow()
      complaints.expect(REFUSED)
      const { alias } = await publish(activityInput({ alias: newId('e2e'), listed: false }))
      const at = (path: string) => site.run.siteOrigin + path
      await page.goto(at('/ar/welcome-event'))
      await settle(page)

      await gateway.stop()
      const kept = await page.goto(at('/ar/welcome-event'))
      expect(kept?.status()).toBe(200)
      await expect(new ActivityPage(page, 'ar').heading).toBeVisible()
      const answer = await fetch(at('/v1/activity/list'))
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: '50300' })

      const refused = await page.goto(at(`/ar/activity/competition/${alias}`))
      expect(refused?.status()).toBe(503)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ar', 'unavailable.title'))
      await expect(page.getByRole('main')).toContainText(text('ar', 'unavailable.text'))
      await shot('down-new-page-ar')

      await gateway.start()
      await page.getByRole('link', { name: text('ar', 'failure.retry') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('كأس صغيرة')
    },
  )
})
