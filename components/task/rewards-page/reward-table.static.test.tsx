import { expect, test } from 'vitest'
import { renderStill, screen } from '#components/testing/render-still.tsx'
import type { Reward, Task } from '@fanfare/contract/task/task.ts'
import { cash } from '#lib/testing/samples.ts'
import { RewardTable } from './reward-table.tsx'

const task = (reward: Reward) => ({ taskId: 't', reward }) as Task

test('the table lists prizes that no task pays, and does not repeat those of tasks', () => {
  const mug: Reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'mug' }, label: 'Travel mug' }
  renderStill(<RewardTable detail={{ tasks: [task(cash('5'))], tiers: [], rewards: [cash('5'), cash('500'), mug] }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('list').textContent).toBe('withdrawable500\u00A0USDTprizeTravel mug')
})

test('a prize whose label says amount and kind has each once', () => {
  const coupon: Reward = { ...cash('25', '25 USDT futures coupon'), rewardType: 'FUTURES_COUPON', kind: 1 }
  renderStill(<RewardTable detail={{ tasks: [], tiers: [], rewards: [coupon] }} />)
  expect(screen.getByRole('listitem').textContent).toBe('futures coupon25\u00A0USDT')
})

test('the table lists tiers in addition to the prizes of tasks', () => {
  const tiers = [{ tierId: 'one', label: '1st place', reward: cash('35000', '1st place') }]
  renderStill(<RewardTable detail={{ tasks: [task(cash('5'))], tiers, rewards: [cash('5')] }} />)
  expect(screen.getByRole('listitem').textContent).toMatch(/1st place.*35,000/)
})

test('the table is absent when the tasks pay everything', () => {
  const container = renderStill(<RewardTable detail={{ tasks: [task(cash('5'))], tiers: [], rewards: [cash('5')] }} />)
  expect(container.querySelector('ul')).toBeNull()
})
