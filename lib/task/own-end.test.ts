import { expect, test } from 'vitest'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { ownEnd } from './own-end.ts'

const END = Date.UTC(2026, 11, 24)
const WINDOW = Date.UTC(2026, 11, 14)
const depositBonus = { windowDays: 14, markets: [], feeRate: null, expiresDays: null }
const task = (more: Partial<TaskCompletion>) => more as TaskCompletion

test('[SCR-5] the deadline of a deposit bonus is the end of the member’s own window', () => {
  const my = { depositBonus: { windowEndsAt: WINDOW } as MyDepositBonus }
  expect(ownEnd({ endTime: END, depositBonus, my }, [])).toBe(WINDOW)
  expect(ownEnd({ endTime: END, depositBonus }, [])).toBeNull()
  expect(ownEnd({ endTime: END, depositBonus: { ...depositBonus, windowDays: null } }, [])).toBe(END)
})

test('[ACT-8] where every task has a window from the join, the last of them is the member’s deadline', () => {
  const windows = [task({ windowEndsAt: WINDOW - 1 }), task({ windowEndsAt: WINDOW })]
  expect(ownEnd({ endTime: END }, windows)).toBe(WINDOW)
  expect(ownEnd({ endTime: END }, [...windows, task({})])).toBe(END)
  expect(ownEnd({ endTime: END }, [task({ windowEndsAt: WINDOW, resetsAt: WINDOW })])).toBe(END)
  expect(ownEnd({ endTime: END }, [])).toBe(END)
})
