import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { RewardItem } from '@fanfare/contract/task/get-reward-list.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { MyActivityRewards } from './my-activity-rewards.tsx'

const reward = { rewardType: 'DROP', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '' }
const item = (rewardId: string, taskId: string | null) =>
  ({
    rewardId,
    taskId,
    activityId: 'a1',
    reward,
    state: 'GRANTED',
    grantedAt: Date.UTC(2026, 10, 23, 12),
    expiresAt: null,
    activityTitle: 'Harvest Draw',
  }) as RewardItem
const tasks = [
  { taskId: 't1', title: 'Trade once', periodKey: '-', taskStatus: 'GRANTED', reward },
] as unknown as TaskCompletion[]

test('[SCR-9] a reward names the task that it is from, and one from a draw the time at which it came', async () => {
  await renderInRuntime(<MyActivityRewards activityId="a1" tasks={tasks} />, {
    answers: { getRewardList: () => ({ items: [item('r1', 't1'), item('r2', null)], total: 2 }) },
  })
  await screen.findByText('Trade once')
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00A0', ' '))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toBe('5 USDT withdrawableTrade once')
  expect(rows[1]).toMatch(/^5 USDT withdrawableNov 23, /)
})

test('[SCR-9] without a reward there is nothing', async () => {
  await renderInRuntime(<MyActivityRewards activityId="a1" tasks={[]} />, {
    answers: { getRewardList: () => ({ items: [], total: 0 }) },
  })
  expect(screen.queryByRole('list')).toBeNull()
})
