import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { competitionRank } from '@fanfare/contract/competition/rank.ts'
import { expectAccessible } from '../support/check-page.ts'
import { call, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { join, newUser, type User } from '../support/users.ts'

/** A leaderboard is ranked anew once a minute at most. */
const NEXT_RANKING_MS = 90_000
const UNTIL_START_MS = 3_000
const DAY_MS = 86_400_000
const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const cash = (amount: string) => ({ type: 'DROP', kind: 'Token', amount: usdt(amount) }) as const

/** A competition that starts right after the trade that puts `large` into the upper class; `small` has not traded before. */
async function publishClasses({ large, small }: { large: User; small: User }) {
  await sendEvents(large.userId, spotTrade('2000'))
  const startTime = Date.now() + UNTIL_START_MS
  const texts = {
    title: 'Cup in classes',
    rules: 'Be fair.',
    tasks: { trade: { title: 'Trade 100 USDT' } },
    labels: { light: 'Light', open: 'Open', 'light-first': 'First', 'open-first': 'First' },
  }
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('classes'),
      type: 'PersonalTrading',
      listed: false,
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
      texts: { en: texts },
    } as Parameters<typeof activityInput>[0]),
  )
  await new Promise((resolve) => setTimeout(resolve, startTime + 100 - Date.now()))
  for (const trader of [large, small]) await join(trader, activityId)
  await sendEvents(large.userId, spotTrade('900'))
  await sendEvents(small.userId, spotTrade('70'))
  return { activityId, path: `/en/activity/competition/${alias}` }
}

const board = (page: Page) => page.getByRole('region', { name: text('en', 'competition.board') })

test(
  '[SCR-4] a member sees their own class with its prize, and can read the other',
  { tag: ['@once', '@long'] },
  async ({ page, user }) => {
    test.slow()
    const { activityId, path } = await publishClasses({ large: user, small: await newUser() })
    const read = async (weightClass: string) =>
      (await call(competitionRank, { query: { activityId, weightClass } }, { token: user.token })).data
    for (const weightClass of ['open', 'light'])
      await expect.poll(async () => (await read(weightClass)).total, { timeout: NEXT_RANKING_MS }).toBe(1)
    expect(await read('light')).toMatchObject({ mine: null, myClass: { classId: 'open', volume: usdt('2000') } })
    const refused = await call(competitionRank, { query: { activityId, weightClass: 'huge' } })
    expect(refused.code).toBe('51001')

    await page.goto(path)
    await settle(page)
    await expect(board(page).getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true')
    await expect(board(page)).toContainText(/Your class: Open\. You traded 2,000\sUSDT/)
    await expect(board(page).locator('tbody tr')).toContainText('900')
    const place = page.getByRole('region', { name: text('en', 'competition.place') }).filter({ visible: true })
    await expect(place).toContainText(/100\sUSDT/)
    await expect(page.getByRole('region', { name: text('en', 'competition.prizes') })).toContainText(/Over 1,000\sUSDT/)
    await board(page).getByRole('tab', { name: 'Light' }).click()
    await expect(board(page).locator('tbody tr')).toContainText('70')
    await expect(board(page).locator('tbody tr')).not.toContainText(text('en', 'competition.you'))
    await expectAccessible(page, 'competition with weight classes')
  },
)
