import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { competitionSnapshots } from '@fanfare/contract/competition/snapshots.ts'
import { brokenRules } from '@fanfare/contract/testing/independent-board-verifier.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { expect, settle, test } from '../support/test.ts'
import { text, type TestLocale } from '../support/texts.ts'
import { activityIdOf, join, newUser, type User } from '../support/users.ts'

const CUP = '/activity/competition/autumn-trading-cup'
const ENDED_CUP = '/activity/competition/summer-trading-cup'
/** A leaderboard is ranked anew once a minute at most. */
const NEXT_RANKING_MS = 90_000
const NARROW = 320

const board = (page: Page, locale: TestLocale = 'en') =>
  page.getByRole('region', { name: text(locale, 'competition.board') })
const podium = (page: Page, locale: TestLocale = 'en') =>
  board(page, locale).getByRole('list', { name: text(locale, 'competition.top_three') })

test('[SCR-4] a visitor sees the podium, the first page, the prizes and how ranking works', async ({ page, shot }) => {
  await page.goto(`/en${CUP}`)
  await settle(page)
  await expect(podium(page).getByRole('listitem')).toHaveCount(3)
  // The podium and three more; the others on demand.
  await expect(board(page).locator('tbody tr')).toHaveCount(3)
  await expect(board(page)).toContainText(/Checked every \d+ min, last at \d{1,2}:\d{2}\s[AP]M/)
  await expect(page.getByRole('region', { name: text('en', 'competition.prizes') })).toContainText('250,000')
  await expect(page.getByRole('region', { name: text('en', 'competition.how') })).toContainText('10,000')
  await expect(page.getByRole('heading', { name: /^Only \d+ of 500 places with a prize are taken$/ })).toBeVisible()
  await expect(page.locator('#main')).toContainText('1st 35,000')
  await expect(page.getByRole('region', { name: text('en', 'competition.place') })).toHaveCount(0)
  await expectAccessible(page, 'competition of a visitor')
  await shot('competition-visitor-en')
})

test(
  '[SCR-4] the keyboard alone changes the measure and the page of the leaderboard',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`/en${CUP}`)
    await settle(page)
    const volume = page.getByRole('tab', { name: text('en', 'competition.track_volume') })
    await volume.focus()
    // The first key loads the interactive part, in which the tab has the focus again.
    await page.keyboard.press('Home')
    await expect(volume).toBeFocused()
    await board(page)
      .getByRole('button', { name: /^See all/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(board(page).getByText(/^Page 1 of/)).toBeVisible()
    await volume.focus()
    await page.keyboard.press('End')
    const returns = page.getByRole('tab', { name: text('en', 'competition.track_roi') })
    await expect(returns).toBeFocused()
    await expect(returns).toHaveAttribute('aria-selected', 'true')
    await expect(podium(page).getByRole('listitem').first()).toContainText('%')
    await board(page)
      .getByRole('button', { name: text('en', 'competition.next') })
      .focus()
    await page.keyboard.press('Enter')
    await expect(board(page).getByText(/^Page 2 of/)).toBeVisible()
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    await expect(board(page).getByRole('cell', { name: isPhone ? '11' : '21', exact: true })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[SCR-4][AUTH-7] the leaderboard is complete, and has no buttons that do nothing',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`/en${CUP}`)
      await expect(podium(page).getByRole('listitem')).toHaveCount(3)
      await expect(board(page).locator('tbody tr')).toHaveCount(3)
      for (const role of ['tab', 'button', 'combobox'] as const)
        await expect(board(page).getByRole(role)).toHaveCount(0)
    },
  )
})

test(
  '[SCR-4][LOC-2] in Arabic on a phone nothing leaves the screen',
  { tag: ['@phone', '@long'] },
  async ({ page, shot }) => {
    await page.goto(`/ar${CUP}`)
    await settle(page)
    await expect(podium(page, 'ar').getByRole('listitem')).toHaveCount(3)
    await expectNoSideways(page, [NARROW], 'competition in Arabic')
    await shot('competition-visitor-ar')
  },
)

test('[SCR-4] an ended competition shows its final results', async ({ page, shot }) => {
  await page.goto(`/en${ENDED_CUP}`)
  await settle(page)
  await expect(board(page)).toContainText(text('en', 'competition.final'))
  await expect(podium(page).getByRole('listitem')).toHaveCount(3)
  await shot('competition-settled-en')
})

/** A running competition in which three traders are members. */
async function withTraders(user: User): Promise<{ activityId: string; path: string }> {
  const cash = { type: 'DROP', kind: 'Token', amount: { amount: '50', unit: 'USDT' } } as const
  const texts = {
    title: 'Small cup',
    rules: 'Be fair.',
    tasks: { trade: { title: 'Trade' } },
    labels: { top: 'Top 2' },
  }
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('cup'),
      type: 'PersonalTrading',
      listed: false,
      pool: { amount: '100', unit: 'USDT' },
      tasks: [
        {
          id: 'trade',
          type: 'ANY_TRADING_VOLUME',
          period: 'AFTER',
          reward: { ...cash, amount: { amount: '1', unit: 'USDT' } },
        },
      ],
      settleDays: 3,
      tiers: [{ id: 'top', rankFrom: 1, rankTo: 2, reward: cash }],
      board: { cadenceMinutes: 1, minimum: { amount: '100', unit: 'USDT' } },
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
      texts: { en: texts, ar: texts },
    } as Parameters<typeof activityInput>[0]),
  )
  const volumes = ['900', '500', '700']
  for (const [index, volume] of volumes.entries()) {
    const trader = index === 0 ? user : await newUser()
    await join(trader, activityId)
    await sendEvents(trader.userId, spotTrade(volume))
  }
  return { activityId, path: `/activity/competition/${alias}` }
}

test(
  '[SCR-4] a member finds the own row, its prize and its proof, and a second verifier agrees',
  { tag: '@long' },
  async ({ page, user, shot }) => {
    test.slow()
    const { activityId, path } = await withTraders(user)
    const read = async () =>
      (await call(competitionRank, { query: { activityId, proof: '1' } }, { token: user.token })).data
    await expect.poll(async () => (await read()).total, { timeout: NEXT_RANKING_MS }).toBe(3)
    const { mine, snapshotSeq } = await read()
    const { data: chain } = await call(competitionSnapshots, { query: { activityId } })
    if (!mine?.proof) throw new Error('the place has no proof')
    expect(brokenRules(mine.proof, chain.items)).toEqual([])

    await page.goto(`/en${path}`)
    await settle(page)
    await expect(podium(page)).toContainText(text('en', 'competition.you'))
    const place = page.getByRole('region', { name: text('en', 'competition.place') }).filter({ visible: true })
    await expect(place).toContainText(text('en', 'competition.in_prizes'))
    await expect(place).toContainText('50 USDT')
    const number = String(snapshotSeq)
    await page.getByRole('button', { name: text('en', 'competition.check_row', { number }) }).click()
    await expect(page.getByText(text('en', 'competition.check_ok', { number }))).toBeVisible()
    await expectAccessible(page, 'competition of a member')
    await shot('competition-member-en')
  },
)

/** A filled order of futures, in USDT. */
const futuresTrade = (usdtVolume: string) =>
  ({ ...spotTrade(usdtVolume), market: 'futures', symbol: 'BTCUSDT' }) as const

const HEIGHT_MOST = 4_500
const CUPS = [
  'autumn-trading-cup',
  'four-winds-team-cup',
  'three-voices-challenge',
  'lantern-relay',
  'winter-sprint',
  'summer-trading-cup',
].map((alias) => `/activity/competition/${alias}`)

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`[SCR-4] on a phone no competition is longer than 4,500 px in ${locale}`, { tag: '@long' }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of CUPS) {
      await page.goto(`/${locale}${path}`)
      await settle(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThanOrEqual(HEIGHT_MOST)
      await expectNoSideways(page, [390, 1280], path)
    }
  })
}

test(
  '[SCR-4] a trade moves the gap to the first prize in the card and in the action of the open page',
  { tag: '@long' },
  async ({ page, user }) => {
    test.slow()
    const activityId = await activityIdOf('autumn-trading-cup')
    await join(user, activityId)
    await sendEvents(user.userId, futuresTrade('4000'))
    await page.goto(`/en${CUP}`)
    await settle(page)
    const place = page.getByRole('region', { name: text('en', 'competition.place') })
    await expect(place).toContainText(/6,000\.00\sUSDT to go/)
    await expect(place).toContainText(/Then you’re about rank \d+/)
    const action = page.locator('[data-cta]').filter({ visible: true }).first()
    await expect(action).toContainText(/6,000\.00\sUSDT to .+ of 500 places are taken/)
    await sendEvents(user.userId, futuresTrade('1500'))
    await expect(place).toContainText(/4,500\.00\sUSDT to go/, { timeout: NEXT_RANKING_MS })
    await expect(action).toContainText(/4,500\.00\sUSDT to/)
    await expectAccessible(page, 'competition of a member below the minimum')
  },
)
