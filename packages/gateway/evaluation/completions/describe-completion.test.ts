import { expect, test } from 'vitest'
import { fact, INSIDE, JOIN, question, START, DAY, END, taskOf } from '#gateway/testing/task-facts.ts'
import { taskCompletionSchema } from '@fanfare/contract/task/task.ts'
import { decide } from '../../engines/tasks/rules/decide.ts'
import { describeCompletion, isClaimExpired, type CompletionInput, type StoredState } from './describe-completion.ts'
import { describeReward, describeTask } from '../../activities/definition/describe-task.ts'

const NOW = START + 5 * DAY
const task = taskOf('RECHARGE')
const texts = { tasks: { 'task-1': { title: 'Deposit 100 USDT', description: 'Any coin' } }, labels: {} }
const events = [fact('deposit.confirmed', INSIDE)]
const met = decide(question(task, { events }, { now: NOW }))
const unmet = decide(question(task, {}, { now: NOW }))
const pending: StoredState = {
  status: 'PENDING',
  earnedAt: null,
  claimDeadline: null,
  claimExpired: false,
  soldOut: false,
}
const completed: StoredState = {
  ...pending,
  status: 'COMPLETED',
  earnedAt: INSIDE,
  claimDeadline: INSIDE + 7 * DAY,
}
const granted: StoredState = { ...completed, status: 'GRANTED' }
const reward = { rewardId: 'rw-1', state: 'GRANTED', holdUntil: null, reasonCode: null } as const

const describe = (change: Partial<CompletionInput> = {}) => {
  const card = describeCompletion({
    task,
    periodKey: '-',
    decision: met,
    state: null,
    reward: null,
    texts,
    now: NOW,
    ...change,
  })
  expect(taskCompletionSchema.parse(card)).toEqual(card)
  return card
}

test('[ACT-3] a completion has the task’s texts, progress and window', () => {
  expect(describe({ decision: unmet })).toMatchObject({
    taskId: 'task-1',
    title: 'Deposit 100 USDT',
    description: 'Any coin',
    operator: 'GREATER_EQUAL',
    reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '5 USDT' },
    taskStatus: 'PENDING',
    periodKey: '-',
    progress: { current: '0', target: '100', unit: 'USDT' },
    reasonCode: 'NOT_ENOUGH',
    windowEndsAt: END,
  })
})

test('[ACT-3] a reached target without a completed row is PENDING', () => {
  for (const state of [null, pending]) {
    const card = describe({ state })
    expect(card.taskStatus).toBe('PENDING')
    expect(card.completedAt).toBeUndefined()
    expect(card.claimDeadline).toBeUndefined()
  }
})

test('[ACT-3] a target that was reached after the budget was spent has the reason SOLD_OUT', () => {
  expect(describe({ state: { ...pending, soldOut: true } })).toMatchObject({
    taskStatus: 'PENDING',
    reasonCode: 'SOLD_OUT',
    progress: { current: '100' },
  })
})

test('[ACT-3] a completed row has its times and no reason', () => {
  const card = describe({ state: completed })
  expect(card).toMatchObject({ taskStatus: 'COMPLETED', completedAt: INSIDE, claimDeadline: INSIDE + 7 * DAY })
  expect(card.reasonCode).toBeUndefined()
})

test('[ACT-3] after its deadline a completed task is COMPLETED with CLAIM_EXPIRED, before and after a sweep', () => {
  const deadline = INSIDE + 7 * DAY
  expect(describe({ state: completed, now: deadline - 1 }).reasonCode).toBeUndefined()
  expect(describe({ state: completed, now: deadline })).toMatchObject({
    taskStatus: 'COMPLETED',
    reasonCode: 'CLAIM_EXPIRED',
  })
  expect(describe({ state: { ...completed, claimExpired: true } }).reasonCode).toBe('CLAIM_EXPIRED')
  expect(isClaimExpired(granted, deadline + DAY)).toBe(false)
})

test('[ACT-3] a granted row is GRANTED with its reward, whatever the facts are now', () => {
  const card = describe({ state: granted, reward, decision: unmet })
  expect(card).toMatchObject({ taskStatus: 'GRANTED', rewardId: 'rw-1', completedAt: INSIDE })
  expect(card.reasonCode).toBeUndefined()
})

test('[ACT-3] a reward under review or on hold has that reason, the hold until its end', () => {
  expect(describe({ state: granted, reward: { ...reward, state: 'REVIEW', reasonCode: null } }).reasonCode).toBe(
    'UNDER_REVIEW',
  )
  const held = { ...reward, state: 'HOLD', holdUntil: NOW + DAY } as const
  expect(describe({ state: granted, reward: held })).toMatchObject({ holdUntil: NOW + DAY, reasonCode: 'ON_HOLD' })
  const over = describe({ state: granted, reward: held, now: NOW + DAY })
  expect([over.holdUntil, over.reasonCode]).toEqual([undefined, undefined])
})

test('[ACT-3] a completed row stays COMPLETED when the progress decreases', () => {
  expect(describe({ state: completed, decision: unmet })).toMatchObject({
    taskStatus: 'COMPLETED',
    progress: { current: '0' },
  })
})

test('[ACT-3] a task is UNSATISFIED after its window, with or without a row, and a stored UNSATISFIED stays', () => {
  const over = decide(question(task, {}, { now: END + DAY }))
  for (const state of [null, pending]) expect(describe({ decision: over, state }).taskStatus).toBe('UNSATISFIED')
  expect(describe({ state: { ...pending, status: 'UNSATISFIED' } })).toMatchObject({
    taskStatus: 'UNSATISFIED',
    reasonCode: 'NOT_ENOUGH',
  })
})

test('[ACT-3] before joining the reason is NOT_JOINED', () => {
  const decision = decide(question(task, { events }, { appliedAt: null, now: NOW }))
  expect(describe({ decision })).toMatchObject({ taskStatus: 'PENDING', reasonCode: 'NOT_JOINED' })
})

test('[ACT-3] a completed task and an ended task have no next action', () => {
  const offers = (change: Partial<CompletionInput>) =>
    describe(change).trace.filter(({ nextAction }) => nextAction !== null)
  expect(offers({ decision: unmet })).toHaveLength(1)
  expect(offers({ decision: unmet, state: granted, reward })).toEqual([])
  expect(offers({ decision: unmet, state: { ...pending, status: 'UNSATISFIED' } })).toEqual([])
})

test('[ACT-5] a daily task has its day and the time of its reset', () => {
  const daily = taskOf('RECHARGE', { period: 'EVERYDAY' })
  const decision = decide(question(daily, {}, { periodKey: '2026-11-25', now: NOW, appliedAt: JOIN }))
  expect(describe({ task: daily, decision, periodKey: '2026-11-25' })).toMatchObject({
    periodKey: '2026-11-25',
    resetsAt: START + 6 * DAY,
    windowEndsAt: START + 6 * DAY,
  })
})

test('[ACT-2] a reward is labelled by its own label, its item or its amount', () => {
  const label = (amount: Parameters<typeof describeReward>[0]['amount'], id?: string) =>
    describeReward(
      { type: 'DROP', kind: 'InKind', amount },
      { labels: { cup: 'Golden cup', first: 'First prize' } },
      id,
    )
  expect(label({ item: 'cup' })).toMatchObject({ kind: 3, label: 'Golden cup' })
  expect(label({ item: 'cup' }, 'first').label).toBe('First prize')
  expect(label({ item: 'mug' }).label).toBe('mug')
  expect(label({ count: 3 }).label).toBe('3')
})

test('[ACT-9] a task without a title has its id as title', () => {
  expect(describeTask(task, { tasks: {}, labels: {} })).toMatchObject({ title: 'task-1' })
})
