import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import type { RichTextNode } from '@fanfare/contract/rich-text.ts'
import { call, newId, publish } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { addressOf, SCREENS } from '../support/screens.ts'
import { expect, LOCALES, longUnless, sizeOf, test } from '../support/test.ts'
import { activityIdOf } from '../support/users.ts'
import { welcomeId, WELCOME } from '../support/welcome.ts'

test.use({ javaScriptEnabled: false })

const words = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap(({ text: sentence, children = [] }) => [
    ...(sentence === undefined ? [] : [sentence]),
    ...words(children),
  ])

for (const locale of LOCALES) {
  test(
    `[SCR-2][AUTH-7] without JavaScript the welcome page in ${locale} has its text, dates, tasks and rules`,
    { tag: sizeOf(locale) },
    async ({ page }) => {
      const { data } = await call(
        noLoginDetail,
        { query: { activityId: await welcomeId() } },
        { headers: { language: locale } },
      )
      await page.goto(`/${locale}${WELCOME.path}`)
      const main = page.getByRole('main')
      const drawn = (sentence: string) => isolateAmounts(locale, sentence)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(drawn(data.title))
      const [signUp] = data.tasks
      const count = data.tasks.length
      const amount = signUp && 'unit' in signUp.reward.amount ? formatMoney(locale, signUp.reward.amount) : ''
      const reward = text(locale, 'task.amount_of_kind', { amount, kind: text(locale, 'task.word.trial') })
      const proof = text(locale, 'activity_proof.tasks_sign_up', { count, value: String(count), reward })
      await expect(main).toContainText(proof)
      await expect(main.locator(`time[datetime="${new Date(data.endTime).toISOString()}"]`).first()).toBeVisible()
      for (const { title } of data.tasks) {
        await expect(main.getByRole('heading', { name: drawn(title) })).toBeVisible()
      }
      const rules = words(data.rules).filter((sentence) => sentence.trim().length > 10)
      expect(rules.length).toBeGreaterThan(3)
      for (const rule of rules) await expect(main).toContainText(drawn(rule).trim())
      for (const { question } of data.faq) await expect(main).toContainText(drawn(question))
      await expect(
        page.getByRole('link', { name: pattern(locale, 'activity.cta_sign_up_get', 'reward') }),
      ).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    },
  )

  test(
    `[SCR-1] without JavaScript the home page in ${locale} lists every activity with its link`,
    { tag: [...sizeOf(locale), '@long'] },
    async ({ page }) => {
      const { data } = await call(
        activityList,
        { query: { pageIndex: 0, pageSize: 100 } },
        { headers: { language: locale } },
      )
      await page.goto(`/${locale}`)
      const main = page.getByRole('main')
      const demonstration = data.activities.filter(({ alias }) => !alias.startsWith('e2e-'))
      expect(demonstration.length).toBeGreaterThan(8)
      for (const { title, path } of demonstration) {
        await expect(
          main.locator(`a[href="/${locale}${path}"]`, { hasText: isolateAmounts(locale, title) }).first(),
        ).toBeVisible()
      }
    },
  )
}

test('[ACT-10] without JavaScript the page shows the official time with its time zone @once @long', async ({
  page,
}) => {
  const DAY_MS = 86_400_000
  const at = (days: number) => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS)
  const times = { startTime: at(3).toISOString(), endTime: at(9).toISOString() }
  const file = activityInput({ alias: newId('e2e'), listed: false, timeZone: 'Asia/Dubai', ...times })
  const { alias } = await publish(file)
  await page.goto(`/en/activity/competition/${alias}`)
  const cta = page.locator('[data-cta]').filter({ visible: true })
  const time = formatDayMonthTime('en', at(3).getTime(), 'Asia/Dubai')
  await expect(cta.getByRole('button')).toHaveText(`Starts ${time} UTC+4`)
})

test('[SCR-4][SCR-6][SCR-15][AUTH-7] without JavaScript boards, lead traders and seals can be read, without dead buttons @once @long', async ({
  page,
}) => {
  await page.goto('/en/activity/competition/autumn-trading-cup')
  const board = page.getByRole('region', { name: text('en', 'competition.board') })
  await expect(board.locator('tbody tr')).toHaveCount(3)
  for (const role of ['tab', 'button', 'combobox'] as const) await expect(board.getByRole(role)).toHaveCount(0)

  await page.goto('/en/activity/copy-trading/first-copy-covered')
  const pick = page.getByRole('region', { name: text('en', 'copy.start_with') })
  const copy = pick.getByRole('link', { name: pattern('en', 'copy.copy_trader', 'trader') })
  await expect(copy).toHaveAttribute('href', '/en/download?target=follow')
  const others = page.getByRole('region', { name: text('en', 'copy.others') })
  await expect(others.getByRole('article').first()).toBeHidden()
  await others.locator('summary').click()
  await expect(others.getByRole('article').first()).toBeVisible()
  const lead = page.getByRole('link', { name: text('en', 'copy.lead_apply') })
  await expect(lead).toBeHidden()
  await page.getByText(text('en', 'copy.lead_tab'), { exact: true }).click()
  await expect(lead).toHaveAttribute('href', '/en/download?target=become-trader')

  const activityId = await activityIdOf('orchard-draw')
  const { data } = await call(lotteryFairness, { query: { activityId } })
  await page.goto(`/en/fairness/${activityId}`)
  await expect(page.getByText(data.commitment.slice(0, 8)).first()).toBeVisible()
  await expect(page.getByRole('table').filter({ hasText: '%' })).not.toHaveCount(0)
})

test.describe('before the scripts of the page', () => {
  test.use({ javaScriptEnabled: true })

  test.beforeEach(({ context }) => context.route(/_next\/static\/.*\.js/, (route) => route.abort()))

  for (const [place, { name, path, who, status = 200 }] of SCREENS.entries())
    if (who === 'visitor')
      test(
        `[ACT-10][AUTH-7] nothing of ${name} waits for the scripts of the page, and its clocks are right`,
        { tag: ['@once', ...longUnless(place < 2)] },
        async ({ page, complaints }) => {
          complaints.expect(/ERR_FAILED|status of 404/)
          const response = await page.goto(addressOf('en', path))
          expect(response?.status()).toBe(status)
          const visible = (selector: string) => page.locator(selector).filter({ visible: true })
          await expect(visible('[aria-busy=true]')).toHaveCount(0)
          await expect(visible('[data-clock]:empty')).toHaveCount(0)
          for (const clock of await visible('[data-clock*=\'"local"\']').all())
            await expect(clock).not.toContainText('UTC')
        },
      )

  test('[ACT-10] a countdown of a page without its scripts runs @once', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await page.goto('/en/welcome-event')
    const timer = page.getByRole('timer').filter({ visible: true }).first()
    const words = await timer.textContent()
    await expect(timer).toContainText(/\d/)
    await expect(timer).not.toHaveText(words ?? '')
  })
})
