import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { competitionSnapshots } from '@fanfare/contract/competition/snapshots.ts'
import { brokenRules } from '@fanfare/contract/testing/independent-board-verifier.ts'
import { expectAccessible } from '../support/check-page.ts'
import { call, deposit, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { join, newUser, type User } from '../support/users.ts'

/** A leaderboard is ranked anew once a minute at most, and the combined board after its tracks. */
const NEXT_RANKING_MS = 150_000
const UNTIL_START_MS = 3_000
const DAY_MS = 86_400_000
const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const cash = (amount: string) => ({ type: 'DROP', kind: 'Token', amount: usdt(amount) }) as const
const shown = (amount: string): string => `${amount}\u00A0USDT`

const region = (page: Page, key: string) => page.getByRole('region', { name: text('en', key), exact: true })
const board = (page: Page) => region(page, 'competition.board')
const podium = (page: Page) => board(page).getByRole('list', { name: text('en', 'competition.top_three') })
const place = (page: Page) => region(page, 'competition.place').filter({ visible: true })
const track = (page: Page, key: string) => page.getByRole('listitem', { name: text('en', key), exact: true })

/** Opens a closed row of the aside, where the screen has no card for it. */
async function openRow(page: Page, key: string): Promise<void> {
  const row = page.locator('summary').filter({ hasText: text('en', key), visible: true })
  if ((await row.count()) > 0) await row.click()
}

test(
  '[SCR-4] a visitor reads the podium, the prizes and the rules of a cup, pages through its board with the keyboard, and reads a final one and linked tracks',
  { tag: '@phone' },
  async ({ page, shot }) => {
    await test.step('a running cup', async () => {
      await page.goto('/en/activity/competition/autumn-trading-cup')
      await settle(page)
      await expect(podium(page).getByRole('listitem')).toHaveCount(3)
      // The podium and three more; the others on demand.
      await expect(board(page).locator('tbody tr')).toHaveCount(3)
      await expect(board(page)).toContainText(/Checked every \d+ min, last at \d{1,2}:\d{2}\s[AP]M/)
      await expect(region(page, 'competition.prizes')).toContainText('250,000')
      await expect(region(page, 'competition.how')).toContainText('10,000')
      await expect(page.getByRole('heading', { name: /^Only \d+ of 500 places with a prize are taken$/ })).toBeVisible()
      await expect(page.locator('#main')).toContainText('1st 35,000')
      await expect(place(page)).toHaveCount(0)
      await shot('competition-visitor')
    })
    await test.step('its board by the keyboard', async () => {
      const volume = page.getByRole('tab', { name: text('en', 'competition.track_volume') })
      await volume.focus()
      // The first key loads the interactive part, in which the tab has the focus again.
      await page.keyboard.press('Home')
      await expect(volume).toBeFocused()
      await board(page)
        .getByRole('button', { name: /^See all/ })
        .press('Enter')
      await expect(board(page).getByText(/^Page 1 of/)).toBeVisible()
      await volume.press('End')
      const returns = page.getByRole('tab', { name: text('en', 'competition.track_roi') })
      await expect(returns).toBeFocused()
      await expect(returns).toHaveAttribute('aria-selected', 'true')
      await expect(podium(page).getByRole('listitem').first()).toContainText('%')
      await board(page)
        .getByRole('button', { name: text('en', 'competition.next') })
        .press('Enter')
      await expect(board(page).getByText(/^Page 2 of/)).toBeVisible()
      await expect(board(page).getByRole('cell', { name: '11', exact: true })).toBeVisible()
    })
    await test.step('a final board', async () => {
      await page.goto('/en/activity/competition/summer-trading-cup')
      await expect(board(page)).toContainText(text('en', 'competition.final'))
      await expect(podium(page).getByRole('listitem')).toHaveCount(3)
    })
    await test.step('linked tracks', async () => {
      await page.goto('/en/activity/competition/three-voices-challenge')
      await settle(page)
      const combine = region(page, 'compound.combine')
      await expect(combine).toContainText(text('en', 'compound.enters', { count: 3, value: '3' }))
      await expect(page.getByRole('list', { name: text('en', 'compound.tracks') }).first()).toContainText('1,200')
      await openRow(page, 'compound.tracks')
      await expect(track(page, 'competition.track_volume')).toContainText(shown('1,200'))
      const needed = text('en', 'compound.deposit_needed', { amount: shown('500') })
      await expect(track(page, 'competition.track_roi')).toContainText(needed)
      const streak = text('en', 'compound.streak_rule', { percent: '2%' })
      await expect(track(page, 'compound.track_streak')).toContainText(streak)
      await openRow(page, 'compound.base_prizes')
      await expect(region(page, 'compound.base_prizes')).toContainText('40,000')
    })
  },
)

/** An unlisted running competition that is ranked each minute. */
async function publishCup({ texts, ...file }: { texts: object } & Record<string, unknown>) {
  const en = { title: 'Small cup', rules: 'Be fair.', tasks: { trade: { title: 'Trade' } }, ...texts }
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('cup'),
      type: 'PersonalTrading',
      listed: false,
      settleDays: 3,
      tasks: [{ id: 'trade', type: 'ANY_TRADING_VOLUME', period: 'AFTER', reward: cash('1') }],
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
      ...file,
      texts: { en },
    } as Parameters<typeof activityInput>[0]),
  )
  return { activityId, path: `/en/activity/competition/${alias}` }
}

type Facts = Parameters<typeof sendEvents> extends [string, ...infer Events] ? Events : never

/** Each joins and has their facts. */
async function trade(activityId: string, ...traders: readonly (readonly [user: User, ...facts: Facts])[]) {
  for (const [user, ...facts] of traders) {
    await join(user, activityId)
    await sendEvents(user.userId, ...facts)
  }
}

test(
  '[SCR-4] a member finds the own row, its prize and its proof, and a second verifier agrees',
  { tag: ['@once', '@long'] },
  async ({ page, user, shot }) => {
    test.slow()
    const { activityId, path } = await publishCup({
      pool: usdt('100'),
      tiers: [{ id: 'top', rankFrom: 1, rankTo: 2, reward: cash('50') }],
      board: { cadenceMinutes: 1, minimum: usdt('100') },
      texts: { labels: { top: 'Top 2' } },
    })
    const [second, third] = [await newUser(), await newUser()]
    await trade(activityId, [user, spotTrade('900')], [second, spotTrade('500')], [third, spotTrade('700')])
    const read = async () =>
      (await call(competitionRank, { query: { activityId, proof: '1' } }, { token: user.token })).data
    await expect.poll(async () => (await read()).total, { timeout: NEXT_RANKING_MS }).toBe(3)
    const { mine, snapshotSeq } = await read()
    const { data: chain } = await call(competitionSnapshots, { query: { activityId } })
    if (!mine?.proof) throw new Error('the place has no proof')
    expect(brokenRules(mine.proof, chain.items)).toEqual([])

    await page.goto(path)
    await settle(page)
    await expect(podium(page)).toContainText(text('en', 'competition.you'))
    await expect(place(page)).toContainText(text('en', 'competition.in_prizes'))
    await expect(place(page)).toContainText('50 USDT')
    const number = String(snapshotSeq)
    await page.getByRole('button', { name: text('en', 'competition.check_row', { number }) }).click()
    await expect(page.getByText(text('en', 'competition.check_ok', { number }))).toBeVisible()
    await expectAccessible(page, 'competition of a member')
    await shot('competition-member')
  },
)

test(
  '[SCR-4] a member sees their own weight class with its prize, and can read the other',
  { tag: ['@once', '@long'] },
  async ({ page, user }) => {
    test.slow()
    // The cup starts right after the trade that puts the user into the upper class; the other has not traded before.
    await sendEvents(user.userId, spotTrade('2000'))
    const startTime = Date.now() + UNTIL_START_MS
    const { activityId, path } = await publishCup({
      startTime: new Date(startTime).toISOString(),
      endTime: new Date(startTime + 10 * DAY_MS).toISOString(),
      settleDays: 1,
      pool: usdt('150'),
      tiers: [
        { id: 'light-first', weightClass: 'light', rankFrom: 1, rankTo: 1, reward: cash('50') },
        { id: 'open-first', weightClass: 'open', rankFrom: 1, rankTo: 1, reward: cash('100') },
      ],
      board: {
        cadenceMinutes: 1,
        weightClasses: { list: [{ id: 'light', upTo: usdt('1000') }, { id: 'open' }] },
      },
      texts: { labels: { light: 'Light', open: 'Open', 'light-first': 'First', 'open-first': 'First' } },
    })
    await expect.poll(() => Date.now()).toBeGreaterThan(startTime)
    await trade(activityId, [user, spotTrade('900')], [await newUser(), spotTrade('70')])
    const read = async (weightClass: string) =>
      (await call(competitionRank, { query: { activityId, weightClass } }, { token: user.token })).data
    for (const weightClass of ['open', 'light'])
      await expect.poll(async () => (await read(weightClass)).total, { timeout: NEXT_RANKING_MS }).toBe(1)
    expect(await read('light')).toMatchObject({ mine: null, myClass: { classId: 'open', volume: usdt('2000') } })

    await page.goto(path)
    await settle(page)
    await expect(board(page).getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true')
    await expect(board(page)).toContainText(/Your class: Open\. You traded 2,000\sUSDT/)
    await expect(board(page).locator('tbody tr')).toContainText('900')
    await expect(place(page)).toContainText(/100\sUSDT/)
    await expect(region(page, 'competition.prizes')).toContainText(/Over 1,000\sUSDT/)
    await board(page).getByRole('tab', { name: 'Light' }).click()
    await expect(board(page).locator('tbody tr')).toContainText('70')
    await expect(board(page).locator('tbody tr')).not.toContainText(text('en', 'competition.you'))
    await expectAccessible(page, 'competition with weight classes')
  },
)

test(
  '[SCR-4] a member of linked tracks sees the formula with their numbers, what would change it, and the own row',
  { tag: ['@once', '@long'] },
  async ({ page, user, shot }) => {
    test.slow()
    // An ROI of 4 % against more volume.
    const { activityId, path } = await publishCup({
      type: 'CompoundTrading',
      pool: usdt('300'),
      tasks: [],
      tiers: [
        { id: 'first', rankFrom: 1, rankTo: 1, reward: cash('100') },
        { id: 'second', rankFrom: 2, rankTo: 2, reward: cash('40') },
      ],
      board: { cadenceMinutes: 1, feeRate: '0.001' },
      factors: {
        roi: {
          minimumDeposit: usdt('500'),
          steps: [
            { from: '-1', factor: '0.8' },
            { from: '0', factor: '1' },
            { from: '0.03', factor: '1.2' },
          ],
        },
        streak: { perDay: '0.02' },
      },
      texts: { tasks: undefined, labels: { first: 'First', second: 'Second' } },
    })
    const closed = { type: 'position.closed', market: 'futures', pnl: '40' } as const
    const other = await newUser()
    await trade(activityId, [user, deposit('1000'), spotTrade('700'), closed], [other, spotTrade('900')])
    const read = async () =>
      (await call(competitionRank, { query: { activityId, track: 'COMBINED' } }, { token: user.token })).data
    // 40 × 1.2 × 1.02
    await expect.poll(async () => (await read()).mine?.value, { timeout: NEXT_RANKING_MS }).toBe('48.96')

    await page.goto(path)
    await settle(page)
    const combine = region(page, 'compound.changes')
    const tiles = page.getByRole('list', { name: text('en', 'compound.tracks') }).first()
    await expect(tiles).toContainText(text('en', 'compound.rank', { rank: '2' }))
    await expect(tiles).toContainText('+4.00%')
    await expect(page.getByText(/^40 × 1\.20 × 1\.02 = 48\.96\sUSDT$/)).toBeVisible()
    const rank = { rank: '1', left: shown('200.00'), fees: shown('0.20') }
    await expect(combine).toContainText(text('en', 'compound.change_rank_fees', rank))
    await expect(combine).toContainText(shown('122.40'))
    await openRow(page, 'compound.tracks')
    const reached = text('en', 'compound.deposit_reached', { amount: shown('500') })
    await expect(track(page, 'competition.track_roi')).toContainText(reached)
    await expect(track(page, 'compound.track_streak')).toContainText('+2%')
    const mine = board(page)
      .getByRole('row')
      .filter({ hasText: text('en', 'competition.you') })
    await expect(mine).toContainText('48.96')
    await page.getByRole('tab', { name: text('en', 'compound.track_streak') }).click()
    await expect(board(page).getByRole('columnheader', { name: text('en', 'compound.col_days') })).toBeVisible()
    const action = text('en', 'compound.step_pays', { prize: shown('48.96') })
    await expect(page.getByText(action).filter({ visible: true })).toBeVisible()
    await expectAccessible(page, 'linked tracks of a member')
    await shot('compound-member')
  },
)
