import { usdt } from '@fanfare/gateway/testing/activity-file.ts'
import { deposit, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { livedActivity } from '../support/lived-activities.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'
import { join } from '../support/users.ts'

const NO_BREAK = '\u00A0'
const shown = (amount: string): string => `${amount}${NO_BREAK}USDT`

/** Two tiers of which the second costs more in fees than it pays. */
const TIERS = [
  ['tier-1', '500', '2000', '30'],
  ['tier-2', '2000', '200000', '120'],
].map(([id = '', netDeposit = '', volume = '', reward = '']) => ({
  id,
  netDeposit: usdt(netDeposit),
  volume: usdt(volume),
  reward: { type: 'GIFT_CASH', kind: 'ExperienceUSDT', amount: usdt(reward), expiresDays: 30 },
}))

test('[SCR-5] a member sees the next step, the records, and the tier before and after a withdrawal @phone', async ({
  page,
  user,
}) => {
  const bonus = { pool: usdt('120'), tasks: [], tiers: TIERS, bonus: { windowDays: 2, feeRate: '0.001' } }
  const { activityId, alias } = await publish(livedActivity('TradingDepositBonus', { alias: newId('bonus'), ...bonus }))
  await join(user, activityId)
  await sendEvents(user.userId, deposit('600'), spotTrade('2500'), { ...spotTrade('900'), symbol: 'USDC/USDT' })
  await page.goto(`/en/activity/trading-deposit-bonus/${alias}`)
  const next = text('en', 'bonus.next_both', {
    deposit: shown('1,400'),
    volume: shown('197,500'),
    tier: 'Tier 2',
    reward: shown('90'),
  })
  await expect(page.getByText(next).filter({ visible: true })).toBeVisible()
  await page.getByText(text('en', 'bonus.records')).click()
  await page.getByText(text('en', 'bonus.withdraw')).click()
  // The hero has the next tier and what is reached, not what is left of other tasks.
  const hero = page.getByRole('region', { name: 'One life' })
  await expect(hero.getByText(text('en', 'bonus.next_lead', { tier: 'Tier 2' }))).toBeVisible()
  await expect(hero).toContainText(shown('120'))
  await expect(hero).toContainText(text('en', 'bonus.have_tier', { tier: 'Tier 1', reward: shown('30') }))
  await expect(hero).toContainText(pattern('en', 'bonus.reach_by', 'date'))
  const records = page.getByRole('region', { name: text('en', 'bonus.records') })
  await expect(records.getByText(text('en', 'bonus.counted'))).toHaveCount(2)
  await expect(records.locator('s')).toContainText('900.00')
  const withdraw = page.getByRole('region', { name: text('en', 'bonus.withdraw') })
  const field = withdraw.getByLabel(text('en', 'bonus.withdraw_amount', { unit: 'USDT' }))
  await expect(
    withdraw.getByText(text('en', 'bonus.withdraw_most', { amount: shown('100'), tier: 'Tier 1' })),
  ).toBeVisible()
  await field.fill('100')
  await expect(
    withdraw.getByText(text('en', 'bonus.withdraw_keep', { tier: 'Tier 1', reward: shown('30') })),
  ).toBeVisible()
  await field.fill('100.01')
  await expect(
    withdraw.getByText(text('en', 'bonus.withdraw_lose', { tier: 'Tier 1', reward: shown('30') })),
  ).toBeVisible()
  await field.fill('all')
  await expect(withdraw.getByText(text('en', 'bonus.withdraw_wrong', { example: '100' }))).toBeVisible()
})
