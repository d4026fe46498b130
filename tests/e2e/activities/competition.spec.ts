import type { Page } from '@playwright/test'
import { competitionRank, competitionSnapshots } from '@fanfare/contract/competition/rank.ts'
import { brokenRules } from '@fanfare/contract/testing/independent-board-verifier.ts'
import { expectAccessible } from '../support/check-page.ts'
import { call, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { livedActivity } from '../support/lived-activities.ts'
import { expect, openPage, test } from '../support/test.ts'
import { pattern, text } from '../support/texts.ts'
import { join, newUser } from '../support/users.ts'

/** A leaderboard is ranked anew once a minute at most. */
const NEXT_RANKING_MS = 150_000
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

test('[SCR-4] a visitor reads a running and a final cup, and pages through by keyboard @phone', async ({ page }) => {
  await test.step('a running cup', async () => {
    await openPage(page, '/en/activity/competition/autumn-trading-cup')
    await expect(podium(page).getByRole('listitem')).toHaveCount(3)
    // The podium and three more; the others on demand.
    await expect(board(page).locator('tbody tr')).toHaveCount(3)
    await expect(board(page)).toContainText(/Checked every \d+ min, last at \d{1,2}:\d{2}\s[AP]M/)
    await expect(region(page, 'competition.prizes')).toContainText('250,000')
    await expect(region(page, 'competition.how')).toContainText('10,000')
    await expect(page.getByRole('heading', { name: /^Only \d+ of 500 places with a prize are taken$/ })).toBeVisible()
    await expect(page.locator('#main')).toContainText('1st 35,000')
    await expect(place(page)).toHaveCount(0)
  })
  await test.step('its board by the keyboard', async () => {
    const volume = page.getByRole('tab', { name: text('en', 'competition.track_volume') })
    await volume.focus()
    // The first key loads the interactive part, in which the tab has the focus again.
    await page.keyboard.press('Home')
    await expect(volume).toBeFocused()
    await board(page)
      .getByRole('button', { name: pattern('en', 'competition.open_all', 'value') })
      .press('Enter')
    await expect(board(page).getByText(/^Page 1 of/)).toBeVisible()
    // The button is gone, and the reader is where the board continues.
    await expect(board(page).locator('tr:focus')).toHaveCount(1)
    await volume.press('End')
    const returns = page.getByRole('tab', { name: text('en', 'competition.track_roi') })
    await expect(returns).toBeFocused()
    await expect(returns).toHaveAttribute('aria-selected', 'true')
    await expect(podium(page).getByRole('listitem').first()).toContainText('%')
    await board(page)
      .getByRole('button', { name: text('en', 'competition.next') })
      .press('Enter')
    await expect(board(page).getByText(/^Page 2 of/)).toBeVisible()
    await expect(board(page).getByRole('cell', { name: '21', exact: true })).toBeVisible()
  })
  await test.step('a final board', async () => {
    await page.goto('/en/activity/competition/summer-trading-cup')
    await expect(board(page)).toContainText(text('en', 'competition.final'))
    await expect(podium(page).getByRole('listitem')).toHaveCount(3)
  })
  await test.step('linked tracks', async () => {
    await openPage(page, '/en/activity/competition/three-voices-challenge')
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
})

test('[SCR-4] a member finds the own row, its prize and its proof, which an independent verifier accepts @once @long', async ({
  page,
  user,
}) => {
  test.slow()
  const { activityId, alias } = await publish(livedActivity('PersonalTrading', { alias: newId('cup') }))
  const traders = [user, await newUser(), await newUser()]
  for (const [index, volume] of ['900', '500', '700'].entries()) {
    const trader = traders[index] ?? user
    await join(trader, activityId)
    await sendEvents(trader.userId, spotTrade(volume))
  }
  const read = async () =>
    (await call(competitionRank, { query: { activityId, proof: '1' } }, { token: user.token })).data
  await expect.poll(async () => (await read()).total, { timeout: NEXT_RANKING_MS }).toBe(3)
  const { mine, snapshotSeq } = await read()
  const { data: chain } = await call(competitionSnapshots, { query: { activityId } })
  if (!mine?.proof) throw new Error('the place has no proof')
  expect(brokenRules(mine.proof, chain.items)).toEqual([])

  await openPage(page, `/en/activity/competition/${alias}`)
  await expect(podium(page)).toContainText(text('en', 'competition.you'))
  await expect(place(page)).toContainText(text('en', 'competition.in_prizes'))
  await expect(place(page)).toContainText('50 USDT')
  const number = String(snapshotSeq)
  await page.getByRole('button', { name: text('en', 'competition.check_row', { number }) }).click()
  await expect(page.getByText(text('en', 'competition.check_ok', { number }))).toBeVisible()
  await expectAccessible(page, 'competition of a member')
})
