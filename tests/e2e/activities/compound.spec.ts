import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call, deposit, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { expect, settle, test } from '../support/test.ts'
import { text, type TestLocale } from '../support/texts.ts'
import { join, newUser, type User } from '../support/users.ts'

const CHALLENGE = '/activity/competition/three-voices-challenge'
/** The tracks are ranked once a minute at most, and the combined board after them. */
const NEXT_RANKING_MS = 150_000
const NARROW = 320
const NO_BREAK = '\u00A0'
const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const shown = (amount: string): string => `${amount}${NO_BREAK}USDT`

const region = (page: Page, key: string, locale: TestLocale = 'en') =>
  page.getByRole('region', { name: text(locale, key), exact: true })
const track = (page: Page, key: string, locale: TestLocale = 'en') =>
  page.getByRole('listitem', { name: text(locale, key), exact: true })

/** Opens a closed row of the aside, where the screen has no card for it. */
async function openRow(page: Page, key: string): Promise<void> {
  const row = page.locator('summary').filter({ hasText: text('en', key), visible: true })
  if ((await row.count()) > 0) await row.click()
}

test('[SCR-4] a visitor sees what one sign-up enters, the rules of each track and the combined board', async ({
  page,
  shot,
}) => {
  await page.goto(`/en${CHALLENGE}`)
  await settle(page)
  const combine = region(page, 'compound.combine')
  await expect(combine).toContainText(text('en', 'compound.enters', { count: 3, value: '3' }))
  await expect(page.getByRole('list', { name: text('en', 'compound.tracks') }).first()).toContainText('1,200')
  await openRow(page, 'compound.tracks')
  await expect(track(page, 'competition.track_volume')).toContainText(shown('1,200'))
  await expect(track(page, 'competition.track_roi')).toContainText(
    text('en', 'compound.deposit_needed', { amount: shown('500') }),
  )
  await expect(track(page, 'compound.track_streak')).toContainText(
    text('en', 'compound.streak_rule', { percent: '2%' }),
  )
  await openRow(page, 'compound.base_prizes')
  await expect(region(page, 'compound.base_prizes')).toContainText('40,000')
  await expect(
    page.getByRole('columnheader', { name: text('en', 'compound.col_pays', { unit: 'USDT' }) }),
  ).toBeVisible()
  await expectAccessible(page, 'linked tracks of a visitor')
  await shot('compound-visitor-en')
})

test(
  '[SCR-4][LOC-2] in Arabic on a phone nothing leaves the screen',
  { tag: ['@phone', '@long'] },
  async ({ page, shot }) => {
    await page.goto(`/ar${CHALLENGE}`)
    await settle(page)
    await expect(region(page, 'compound.combine', 'ar')).toBeVisible()
    await expectNoSideways(page, [NARROW], 'linked tracks in Arabic')
    await shot('compound-visitor-ar')
  },
)

/** Linked tracks with two members: the first has an ROI of 4 %, the second more volume. */
async function withTraders(user: User): Promise<{ activityId: string; path: string }> {
  const texts = { title: 'Small challenge', rules: 'Be fair.', labels: { first: 'First', second: 'Second' } }
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('voices'),
      type: 'CompoundTrading',
      listed: false,
      settleDays: 3,
      pool: usdt('300'),
      tasks: [],
      tiers: [
        ['first', '100', 1],
        ['second', '40', 2],
      ].map(([id, amount, rank]) => ({
        id,
        rankFrom: rank,
        rankTo: rank,
        reward: { type: 'DROP', kind: 'Token', amount: usdt(String(amount)) },
      })),
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
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
      texts: { en: texts, ar: texts },
    } as unknown as Parameters<typeof activityInput>[0]),
  )
  const other = await newUser()
  await join(user, activityId)
  await join(other, activityId)
  const closed = { type: 'position.closed', market: 'futures', pnl: '40' } as const
  await sendEvents(user.userId, deposit('1000'), spotTrade('700'), closed)
  await sendEvents(other.userId, spotTrade('900'))
  return { activityId, path: `/activity/competition/${alias}` }
}

test(
  '[SCR-4] a member sees the formula with their numbers, what would change it, and the own row',
  { tag: '@long' },
  async ({ page, user, shot }) => {
    test.slow()
    const { activityId, path } = await withTraders(user)
    const read = async () =>
      (await call(competitionRank, { query: { activityId, track: 'COMBINED' } }, { token: user.token })).data
    // 40 × 1.2 × 1.02
    await expect.poll(async () => (await read()).mine?.value, { timeout: NEXT_RANKING_MS }).toBe('48.96')

    await page.goto(`/en${path}`)
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
    await expect(track(page, 'competition.track_roi')).toContainText(
      text('en', 'compound.deposit_reached', { amount: shown('500') }),
    )
    await expect(track(page, 'compound.track_streak')).toContainText('+2%')
    const board = region(page, 'competition.board')
    await expect(board.getByRole('row').filter({ hasText: text('en', 'competition.you') })).toContainText('48.96')
    await page.getByRole('tab', { name: text('en', 'compound.track_streak') }).click()
    await expect(board.getByRole('columnheader', { name: text('en', 'compound.col_days') })).toBeVisible()
    const action = text('en', 'compound.step_pays', { prize: shown('48.96') })
    await expect(page.getByText(action).filter({ visible: true })).toBeVisible()
    await expectAccessible(page, 'linked tracks of a member')
    await shot('compound-member-en')
    await page.goto(`/ar${path}`)
    await settle(page)
    await expect(region(page, 'compound.changes', 'ar')).toBeVisible()
    await expectNoSideways(page, [NARROW], 'linked tracks of a member in Arabic')
    await shot('compound-member-ar')
  },
)
