import { expect, test } from 'vitest'
import { TASK_TYPES } from '@fanfare/contract/enumerations.ts'
import { taskCost } from './task-cost.ts'

const money = { amount: '50', unit: 'USDT' }

test.each(TASK_TYPES)('[SCR-2] a visitor sees the typical cost of a task of type %s', (taskType) => {
  expect(taskCost({ taskType, target: money })).not.toBeNull()
})

test('[SCR-2] a deposit costs its target at least, trades cost fees, and an account or a link is free', () => {
  expect(taskCost({ taskType: 'SPOT_FIRST_RECHARGE', target: money })).toEqual({ kind: 'from', money })
  expect(taskCost({ taskType: 'SPOT_TRADING_VOLUME', target: money })).toEqual({ kind: 'fees' })
  expect(taskCost({ taskType: 'REGISTER_PASS', target: { count: 1 } })).toEqual({ kind: 'free' })
})

test('[API-5] no cost is claimed for an unknown task or for deposits without an amount', () => {
  expect(taskCost({ taskType: 'OTHER', target: money })).toBeNull()
  expect(taskCost({ taskType: 'RECHARGE', target: { count: 2 } })).toBeNull()
})
