import { expect, test } from 'vitest'
import { page, renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { cash, taskOf } from '#lib/testing/samples.ts'
import { RewardTable } from './reward-table.tsx'

const mug: Reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'mug' }, label: 'Travel mug' }
const coupon: Reward = { ...cash('25', '25 USDT futures coupon'), rewardType: 'FUTURES_COUPON', kind: 1 }
const tiers = [{ tierId: 'one', label: '1st place', reward: cash('35000', '1st place') }]

test.each([
  [
    'the prizes that no task pays',
    { rewards: [cash('5'), cash('500'), mug] },
    ['withdrawable500 USDT', 'prizeTravel mug'],
  ],
  ['amount and kind once, where the label says both', { rewards: [coupon] }, ['futures coupon25 USDT']],
  ['tiers in addition to the prizes of tasks', { tiers, rewards: [cash('5')] }, ['1st place35,000 USDTwithdrawable']],
])('the table has %s', (_, prizes, rows) => {
  renderStill(<RewardTable detail={{ tasks: [taskOf()], tiers: [], ...prizes }} />)
  expect(screen.getAllByRole('listitem').map(wordsOf)).toEqual(rows)
})

test('the table is absent when the tasks pay everything', () => {
  renderStill(<RewardTable detail={{ tasks: [taskOf()], tiers: [], rewards: [cash('5')] }} />)
  expect(page.querySelector('ul')).toBeNull()
})
