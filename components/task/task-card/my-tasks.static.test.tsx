import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import { expect, test, vi } from 'vitest'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { MyTasks } from './my-tasks.tsx'
import { taskOf } from '#lib/testing/samples.ts'

const task = taskOf({
  taskId: 'daily',
  title: 'Trade once',
  period: 'EVERYDAY',
  target: { count: 1 },
  taskStatus: 'COMPLETED',
  periodKey: '2026-11-19',
  progress: { current: '1', target: '1', unit: null },
})
const handlers = {
  onClaim: vi.fn<() => void>(),
  onOpen: vi.fn<() => void>(),
  isClaiming: false,
  pressed: null,
  isOffline: false,
  zone: 'Asia/Bangkok',
}

test('[SCR-2] an ended activity shows a visitor no sum to earn, and a participant their own', () => {
  const total = 'What you can get'
  renderStill(<MyTasks tasks={[task]} />)
  expect(screen.getByRole('heading', { name: total })).toBeTruthy()
  renderStill(<MyTasks tasks={[task]} isOver />)
  expect(screen.queryByRole('heading', { name: total })).toBeNull()
  renderStill(<MyTasks tasks={[task]} isOver handlers={handlers} />)
  expect(screen.getByText('Ready to claim')).toBeTruthy()
})

test('[SCR-2] the headline names every unit, and calls task rewards extra where a pool exists', () => {
  const token = { rewardType: 'PLATFORM_TOKEN', kind: 2, amount: { amount: '4', unit: 'FNF' }, label: '' } as const
  const open = { ...task, taskStatus: 'PENDING' } as const
  const tasks = [{ ...open, taskId: 'token', reward: token }, open, { ...open, taskId: 'second' }]
  renderStill(<MyTasks tasks={tasks} isExtra />)
  const heading = screen.getByRole('heading', { name: 'Extra from tasks' })
  expect(heading.nextElementSibling?.textContent).toBe('10\u00A0USDT + 4\u00A0FNF')
  expect(screen.getByText(/^4\sFNF token$/)).toBeTruthy()
  expect(screen.getByText(/^10\sUSDT withdrawable$/)).toBeTruthy()
})

test('[SCR-2] before joining a daily task counts on each day until the end', () => {
  const sums: TaskSum[] = [
    { amount: '145', unit: 'FNF' },
    { amount: '3', unit: 'USDT', rewardType: 'DROP', kind: 2 },
    { amount: '6', unit: 'USDT', rewardType: 'GIFT_CASH', kind: 1 },
  ]
  renderStill(<MyTasks tasks={[task]} sums={sums} />)
  const heading = screen.getByRole('heading', { name: 'What you can get' })
  expect(heading.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    '145 FNF + 3 USDT withdrawable + 6 USDT trial funds',
  )
})

test('[SCR-2] a member’s bar names the kinds of each part, and no sum of several kinds', () => {
  const trial = { rewardType: 'GIFT_CASH', kind: 1, amount: { amount: '15', unit: 'USDT' }, label: '' } as const
  const tasks = [task, { ...task, taskId: 'trial', reward: trial }, { ...task, taskId: 'open', taskStatus: 'PENDING' }]
  renderStill(<MyTasks tasks={tasks as TaskCompletion[]} handlers={handlers} />)
  const bar = screen.getByRole('heading', { name: 'Left to earn' }).closest('section')
  expect(bar && wordsOf(bar)).toBe(
    'Left to earnReady to claim5 USDT withdrawable15 USDT trial fundsTo earn5 USDT withdrawable',
  )
})
