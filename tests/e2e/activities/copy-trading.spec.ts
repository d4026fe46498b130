import { randomInt } from 'node:crypto'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { newId, publish, sendEvents } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, subscribed, test } from '../support/test.ts'
import { join, logIn, newUser } from '../support/users.ts'

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

test('[SCR-6][APP-3] a member’s copied order auto-closes at a loss, and the page shows the payment @phone', async ({
  page,
  context,
}) => {
  const cover = page.getByRole('region', { name: text('en', 'copy.cover_title') })
  await test.step('a visitor', async () => {
    await openPage(page, '/en/activity/copy-trading/first-copy-covered')
    await expect(cover).toContainText(text('en', 'copy.open_join'))
    const pick = page.getByRole('region', { name: text('en', 'copy.start_with') })
    await expect(pick).toContainText(pattern('en', 'copy.pick_rule', 'value'))
    await page.getByText(text('en', 'competition.board'), { exact: true }).first().click()
    const board = page.getByRole('region', { name: text('en', 'competition.board') })
    await expect(board.getByRole('row').nth(1)).toContainText('***@')
    await board.getByRole('tab', { name: text('en', 'copy.traders') }).click()
    await expect(board).toContainText('Delta North')
    await expect(board.getByRole('row').nth(1)).toContainText(/[+-][\d,]+\.\d\d/)

    const others = page.getByRole('region', { name: text('en', 'copy.others') })
    const first = others.getByRole('article').first()
    await others.locator('summary').click()
    await page.getByRole('combobox', { name: text('en', 'copy.sort') }).selectOption('return')
    await expect(first).toContainText('%')
    await page.getByRole('checkbox', { name: text('en', 'copy.only_free') }).check()
    await expect(others.getByRole('button', { name: text('en', 'copy.full') })).toHaveCount(0)
    await first.getByRole('link', { name: pattern('en', 'copy.copy_trader', 'trader') }).click()
    await expect(page).toHaveURL('/en/download?target=follow')
  })

  await test.step('a member', async () => {
    const [user, { activityId, path, traderId, trader }] = await Promise.all([newUser(), publishCover()])
    await join(user, activityId)
    await sendEvents(user.userId, { type: 'copy.followed', traderId, usdtValue: '200' })
    await logIn(context, user)
    // Only an event tells the page of the payment: what it reads when its topics are ready is older.
    const areRewardsLive = subscribed(page, 'rewards')
    await openPage(page, `/en${path}`)
    await expect(cover).toContainText(trader)
    await expect(page.getByRole('region', { name: text('en', 'copy.following') })).toContainText(trader)
    await areRewardsLive
    const close = { type: 'copy.closed', traderId, orderId: newId('order'), pnl: '-12.40', automatic: true } as const
    await sendEvents(user.userId, close)
    // The overlay of the payment stays until it is closed.
    const news = page.getByRole('dialog', { name: /12\.40/ })
    await expect(news).toBeVisible()
    await news.getByRole('button', { name: text('en', 'moment.done') }).click()
    await expect(cover).toContainText(text('en', 'copy.state_paid'))
    await expect(cover).toContainText('12.40')
  })
})
