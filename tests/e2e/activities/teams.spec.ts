import { cash, usdt } from '@fanfare/gateway/testing/activity-file.ts'
import type { Browser, Page } from '@playwright/test'
import { competitionTeam } from '@fanfare/contract/competition/team.ts'
import { expectAccessible } from '../support/check-page.ts'
import { call, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { livedActivity } from '../support/lived-activities.ts'
import { stack } from '../support/stack.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { pattern, text } from '../support/texts.ts'
import { join, logIn, newUser, type User } from '../support/users.ts'

const CUP = '/activity/competition/four-winds-team-cup'
/** A leaderboard is ranked anew once a minute at most. */
const NEXT_RANKING_MS = 90_000
const PHONE = { width: 390, height: 844 }

/** A running event of teams of two or more, whose first place pays 1,000 USDT. */
const CUP_OF_TEAMS = {
  pool: usdt('1000'),
  tiers: [{ id: 'top', rankFrom: 1, rankTo: 1, reward: cash('1000') }],
  teams: { minMembers: 2, maxMembers: 5, captainShare: '0.2' },
  board: { cadenceMinutes: 1, markets: ['spot'] },
}

const region = (page: Page, key: string, args = {}) =>
  page.getByRole('region', { name: text('en', key, args) }).filter({ visible: true })
const button = (page: Page, key: string, args = {}) =>
  page.getByRole('button', { name: text('en', key, args), exact: true })
const confirmed = async (page: Page, key: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('en', key), exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function pageOf(browser: Browser, user: User): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.siteOrigin, viewport: PHONE })
  await logIn(context, user)
  return context.newPage()
}

test('[SCR-4] a user opens a team with a key, and another joins by link @once @long', async ({
  page,
  user,
  browser,
}) => {
  test.slow()
  const { activityId, alias } = await publish(
    livedActivity('TeamTrading', { alias: newId('team-cup'), ...CUP_OF_TEAMS }),
  )
  const path = `/activity/competition/${alias}`
  await openPage(page, `/en${path}`)
  await button(page, 'activity.cta_join').filter({ visible: true }).click()
  // The next step after joining is a team.
  const overlay = page.getByRole('dialog')
  await overlay.getByRole('button', { name: text('en', 'team.find') }).click()
  await expect(overlay).toBeHidden()

  const form = region(page, 'team.open_own')
  await form.getByLabel(text('en', 'team.name')).fill('X')
  await button(page, 'team.open_team').click()
  await expect(form.getByText(text('en', 'team.name_length'))).toBeVisible()
  await form.getByLabel(text('en', 'team.name')).fill('Copper Kites')
  await form.getByRole('radio', { name: text('en', 'team.choose_key') }).check()
  await button(page, 'team.open_team').click()
  const tools = region(page, 'team.tools')
  await expect(tools.getByText(text('en', 'team.key'))).toBeVisible()
  await expect(region(page, 'team.mine')).toContainText('Copper Kites')

  const { data } = await call(competitionTeam, { query: { activityId } }, { token: user.token })
  const invite = `${path}?team=${data.mine?.teamId}&key=${data.mine?.key}`
  await expect(tools).toContainText(`team=${data.mine?.teamId}&key=${data.mine?.key}`)

  const second = await newUser()
  await join(second, activityId)
  const guest = await pageOf(browser, second)
  await guest.goto(`/en${invite}`)
  await expect(guest.getByText(text('en', 'team.invited'))).toBeVisible()
  await guest
    .getByRole('button', { name: text('en', 'team.join_named', { team: 'Copper Kites' }) })
    .first()
    .click()
  await confirmed(guest, 'team.join_confirm')
  await expect(region(guest, 'team.mine')).toContainText('Copper Kites')

  await sendEvents(user.userId, spotTrade('900'))
  await sendEvents(second.userId, spotTrade('300'))
  const read = async () => (await call(competitionTeam, { query: { activityId } }, { token: second.token })).data.mine
  await expect.poll(async () => (await read())?.rank, { timeout: NEXT_RANKING_MS }).toBe(1)
  await guest.reload()
  await settle(guest)
  // A fifth for the captain, and a quarter of the rest for a quarter of the volume.
  await expect(region(guest, 'team.mine')).toContainText('200.00')
  await expect(region(guest, 'team.split_of', { amount: '1,000\u00A0USDT' })).toContainText(
    '300 ÷ 1,200 × 800 = 200.00',
  )
  await expect(region(guest, 'competition.board')).toContainText('Copper Kites')
  await expectAccessible(guest, 'a member’s team')
  await guest.context().close()
})

test('[SCR-4] a visitor searches the teams and reads both leaderboards @once', async ({ page }) => {
  await openPage(page, `/en${CUP}`)
  const find = region(page, 'team.find')
  await expect(find.getByRole('listitem').filter({ hasText: 'Second Row' })).toBeVisible()
  await expect(find.getByRole('link', { name: text('en', 'team.join_named', { team: 'Second Row' }) })).toBeVisible()
  // The first key loads the interactive part.
  const search = find.getByRole('searchbox')
  await search.press('Shift')
  await expect(find.getByRole('button', { name: pattern('en', 'activity.show_more', 'count', 'value') })).toBeVisible()
  await search.fill('ladder')
  await expect(find.getByRole('listitem')).toHaveCount(1)
  await expect(find.getByRole('listitem')).toContainText('Quiet Ladder')
  const board = region(page, 'competition.board')
  await expect(board).toContainText('Harbour Hands')
  await board.getByRole('tab', { name: text('en', 'team.track_member') }).click()
  await expect(board).not.toContainText('Harbour Hands')
})
