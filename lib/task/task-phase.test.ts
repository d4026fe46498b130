import { expect, test } from 'vitest'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { hasNothingLeft, taskPhase, taskTotals, totalsByWord, visibleTasks } from './task-phase.ts'
import { taskOf, usdt } from '#lib/testing/samples.ts'

const task = (amount: string, more: Partial<TaskCompletion> = {}) =>
  taskOf({
    taskId: `t${amount}`,
    reward: { rewardType: 'GIFT_CASH', kind: 2, amount: usdt(amount), label: 'cash' },
    ...more,
  })

test('[SCR-2] the money bar adds up to what all tasks pay, without float noise', () => {
  const totals = taskTotals([
    task('0.1', { taskStatus: 'GRANTED' }),
    task('0.2', { taskStatus: 'GRANTED' }),
    task('10', { taskStatus: 'COMPLETED' }),
    task('80'),
    task('20', { taskStatus: 'UNSATISFIED' }),
  ])
  expect(totals).toEqual([{ unit: 'USDT', claimed: '0.3', ready: '10', open: '80', missed: '20' }])
})

test('[SCR-2] a task that is sold out, or was completed but not claimed in time, counts as missed', () => {
  expect(taskPhase({ taskStatus: 'PENDING', reasonCode: 'SOLD_OUT' })).toBe('missed')
  expect(taskPhase({ taskStatus: 'COMPLETED', reasonCode: 'CLAIM_EXPIRED' })).toBe('missed')
  expect(taskPhase({ taskStatus: 'PENDING', reasonCode: 'NOT_ENOUGH' })).toBe('open')
})

test('[SCR-2] tasks that pay draws or items leave the money bar alone', () => {
  const draws = { rewardType: 'LOTTERY_COUNT', kind: 2, amount: { count: 1 }, label: '1 draw' } as const
  expect(taskTotals([task('5'), task('9', { reward: draws })]).map(({ open }) => open)).toEqual(['5'])
  expect(taskTotals([task('9', { reward: draws })])).toEqual([])
})

test('[SCR-2] a reward in another unit has its own sum, and none is left out', () => {
  const token = { rewardType: 'PLATFORM_TOKEN', kind: 2, amount: { amount: '4', unit: 'FNF' }, label: '' } as const
  const tasks = [task('4', { reward: token, taskStatus: 'GRANTED' }), task('3'), task('0.5')]
  expect(taskTotals(tasks)).toEqual([
    { unit: 'USDT', claimed: '0', ready: '0', open: '3.5', missed: '0' },
    { unit: 'FNF', claimed: '4', ready: '0', open: '0', missed: '0' },
  ])
  expect(totalsByWord(tasks)).toEqual([
    { word: 'cash', money: { amount: '3.5', unit: 'USDT' } },
    { word: 'token', money: { amount: '4', unit: 'FNF' } },
  ])
})

const row = (taskId: string, periodKey: string, taskStatus: TaskCompletion['taskStatus'], reasonCode?: string) =>
  ({ taskId, periodKey, taskStatus, reasonCode }) as TaskCompletion

test('[ACT-5] of a daily task its present day is shown, and earlier days only while they can be claimed', () => {
  const rows = [
    row('daily', '2026-11-20', 'PENDING'),
    row('daily', '2026-11-19', 'COMPLETED'),
    row('daily', '2026-11-18', 'COMPLETED', 'CLAIM_EXPIRED'),
    row('daily', '2026-11-17', 'GRANTED'),
    row('daily', '2026-11-16', 'UNSATISFIED'),
  ]
  const shown = ['2026-11-20', '2026-11-19']
  expect(visibleTasks(rows).map(({ periodKey }) => periodKey)).toEqual(shown)
  expect(visibleTasks(rows.toReversed()).map(({ periodKey }) => periodKey)).toEqual(shown.toReversed())
})

test('[ACT-5] a task of one period is always shown, in every status', () => {
  const rows = (['PENDING', 'COMPLETED', 'GRANTED', 'UNSATISFIED'] as const).map((status) => row(status, '-', status))
  expect(visibleTasks(rows)).toEqual(rows)
})

test('[SCR-1] the withdrawable sum is named first, whatever the order of tasks', () => {
  const kinds = totalsByWord([
    task('10', { reward: { rewardType: 'GIFT_CASH', kind: 1, amount: usdt('10'), label: 'trial' } }),
    task('35', { reward: { rewardType: 'FUTURES_COUPON', kind: 2, amount: usdt('35'), label: 'coupon' } }),
    task('75'),
  ])
  expect(kinds.map(({ word }) => word)).toEqual(['cash', 'coupon', 'trial'])
})

test('[SCR-2] nothing is left to get once every reward is claimed or missed', () => {
  const claimed = task('5', { taskStatus: 'GRANTED' })
  expect(hasNothingLeft([claimed, task('9', { taskStatus: 'UNSATISFIED' })])).toBe(true)
  expect(hasNothingLeft([claimed, task('10', { taskStatus: 'COMPLETED' })])).toBe(false)
  expect(hasNothingLeft([claimed, task('80')])).toBe(false)
  expect(hasNothingLeft([])).toBe(false)
})
