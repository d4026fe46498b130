import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { newId, publish, sendEvents } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { expectShortPage } from '../support/short-page.ts'
import { activityIdOf, join, newUser, type User } from '../support/users.ts'

const PATH = '/activity/copy-trading/first-copy-covered'

/** A promotion that covers up to 50 USDT, and a lead trader with one place left. */
async function publishCover(): Promise<{ activityId: string; path: string; traderId: string; trader: string }> {
  const lead = await newUser()
  // Digits alone: the page of the demonstration lists the trader, too, and its words are checked in every language.
  const trader = `${Date.now()} ${randomInt(1_000_000)}`
  await sendEvents(lead.userId, {
    type: 'lead.stats',
    nickname: trader,
    roi30d: '0.31',
    worstFall: '-0.001',
    profitShare: '0.1',
    followers: 29,
    capacity: 30,
    authentic: true,
  })
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('copy'),
      type: 'CopyTrading',
      listed: false,
      tasks: [],
      cover: { limit: { amount: '50', unit: 'USDT' } },
      traders: { shown: 20, featured: [lead.userId] },
      texts: { en: { title: 'Small cover', rules: 'Be fair.' } },
    } as Parameters<typeof activityInput>[0]),
  )
  return { activityId, path: `/activity/copy-trading/${alias}`, traderId: lead.userId, trader }
}

const cover = (page: Page) => page.getByRole('region', { name: text('en', 'copy.cover_title') })
const others = (page: Page) => page.getByRole('region', { name: text('en', 'copy.others') })
const cards = (page: Page) => others(page).getByRole('article')
/** Opens the list of all lead traders. */
const openAll = (page: Page) => others(page).locator('summary').click()

async function copied(user: User, close: { pnl: string; automatic: boolean }) {
  const promotion = await publishCover()
  await join(user, promotion.activityId)
  const { traderId } = promotion
  await sendEvents(user.userId, { type: 'copy.followed', traderId, usdtValue: '200' })
  return {
    ...promotion,
    close: () => sendEvents(user.userId, { type: 'copy.closed', traderId, orderId: newId('order'), ...close }),
  }
}

test('[SCR-6] a member copies a trader, the order auto-closes at a loss, and the page shows the payment', async ({
  page,
  user,
  shot,
}) => {
  const { path, trader, close } = await copied(user, { pnl: '-12.40', automatic: true })
  await page.goto(`/en${path}`)
  await settle(page)
  await expect(cover(page)).toContainText(trader)
  const pick = page.getByRole('region', { name: text('en', 'copy.following') })
  await expect(pick).toContainText(trader)
  await close()
  // The overlay of the payment stays until it is closed.
  const news = page.getByRole('dialog', { name: /12\.40/ })
  await expect(news).toBeVisible({ timeout: 15_000 })
  await news.getByRole('button', { name: text('en', 'moment.done') }).click()
  await expect(cover(page)).toContainText(text('en', 'copy.state_paid'))
  await expect(cover(page)).toContainText('12.40')
  await shot('copy-paid-en')
})

test(
  '[SCR-6] after a manual close the page says that the cover is void, and why',
  { tag: '@long' },
  async ({ page, user }) => {
    const { path, close } = await copied(user, { pnl: '-12.40', automatic: false })
    await close()
    await page.goto(`/en${path}`)
    await settle(page)
    await expect(cover(page)).toContainText(pattern('en', 'copy.void_manual', 'date'))
  },
)

test(
  '[SCR-6][APP-3] a visitor sorts the lead traders, and copying leads to the app',
  { tag: '@long' },
  async ({ page, shot }) => {
    await page.goto(`/en${PATH}`)
    await settle(page)
    await expect(cover(page)).toContainText(text('en', 'copy.open_join'))
    const pick = page.getByRole('region', { name: text('en', 'copy.start_with') })
    await expect(pick).toContainText(pattern('en', 'copy.pick_rule', 'value'))
    await openAll(page)
    await page.getByRole('combobox', { name: text('en', 'copy.sort') }).selectOption('return')
    await expect(cards(page).first()).toContainText('%')
    await page.getByRole('checkbox', { name: text('en', 'copy.only_free') }).check()
    await expect(cards(page).getByRole('button', { name: text('en', 'copy.full') })).toHaveCount(0)
    await shot('copy-visitor-en')
    await cards(page)
      .first()
      .getByRole('link', { name: pattern('en', 'copy.copy_trader', 'trader') })
      .click()
    await expect(page).toHaveURL('/en/download?target=follow')
  },
)

test(
  '[SCR-6] a visitor reads the leaderboards of copiers and of lead traders',
  { tag: '@long' },
  async ({ page, shot }) => {
    await page.goto(`/en${PATH}`)
    await settle(page)
    await page.getByText(text('en', 'competition.board'), { exact: true }).first().click()
    const board = page.getByRole('region', { name: text('en', 'competition.board') })
    await expect(board.getByRole('row').nth(1)).toContainText('***@')
    await board.getByRole('tab', { name: text('en', 'copy.traders') }).click()
    await expect(board).toContainText('Delta North')
    await expect(board.getByRole('row').nth(1)).toContainText(/[+-][\d,]+\.\d\d/)
    await shot('copy-leads-en')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test(
    '[SCR-6] the reader finds the recommended trader, all others, and how to become a lead trader',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`/en${PATH}`)
      const lead = page.getByRole('link', { name: text('en', 'copy.lead_apply') })
      const pick = page.getByRole('region', { name: text('en', 'copy.start_with') })
      await expect(pick.getByRole('link', { name: pattern('en', 'copy.copy_trader', 'trader') })).toHaveAttribute(
        'href',
        '/en/download?target=follow',
      )
      await expect(cards(page).first()).toBeHidden()
      await openAll(page)
      await expect(cards(page).first()).toBeVisible()
      await expect(lead).toBeHidden()
      await page.getByText(text('en', 'copy.lead_tab'), { exact: true }).click()
      await expect(lead).toHaveAttribute('href', '/en/download?target=become-trader')
    },
  )
})

for (const locale of ['en', 'ar', 'de'] as const) {
  test(`[SCR-6] the page is short for visitors and members, ${locale}`, { tag: '@long' }, async ({ page, user }) => {
    await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light' })
    await join(user, await activityIdOf('first-copy-covered'))
    await page.goto(`/${locale}/activity/copy-trading/first-copy-covered`)
    await settle(page)
    await expect(page.getByRole('main')).toContainText(text(locale, 'copy.on_us'))
    await expect(page.getByRole('region', { name: text(locale, 'copy.start_with') })).toBeVisible()
    await expectShortPage(page, `copy trading of a member, ${locale}`)
    await page.context().clearCookies()
    await page.goto(`/${locale}/activity/copy-trading/first-copy-covered`)
    await settle(page)
    await expectShortPage(page, `copy trading of a visitor, ${locale}`)
  })
}
