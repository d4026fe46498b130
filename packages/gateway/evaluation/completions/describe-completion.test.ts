import { expect, test } from 'vitest'
import { fact, INSIDE, JOIN, question, START, DAY, END, taskOf } from '#gateway/testing/task-facts.ts'
import type { ReasonCode, TaskStatus } from '@fanfare/contract/enumerations.ts'
import { taskCompletionSchema, type TaskCompletion } from '@fanfare/contract/task/task.ts'
import { decide } from '../../engines/tasks/rules/decide.ts'
import { describeCompletion, isClaimExpired, type CompletionInput, type StoredState } from './describe-completion.ts'
import { describeReward, describeTask } from '../../activities/definition/describe-task.ts'

const NOW = START + 5 * DAY
const DEADLINE = INSIDE + 7 * DAY
const task = taskOf('RECHARGE')
const texts = { tasks: { 'task-1': { title: 'Deposit 100 USDT', description: 'Any coin' } }, labels: {} }
const events = [fact('deposit.confirmed', INSIDE)]
const met = decide(question(task, { events }, { now: NOW }))
const unmet = decide(question(task, {}, { now: NOW }))
const over = decide(question(task, {}, { now: END + DAY }))
const notJoined = decide(question(task, { events }, { appliedAt: null, now: NOW }))
const pending: StoredState = {
  status: 'PENDING',
  earnedAt: null,
  claimDeadline: null,
  claimExpired: false,
  soldOut: false,
}
const completed: StoredState = { ...pending, status: 'COMPLETED', earnedAt: INSIDE, claimDeadline: DEADLINE }
const granted: StoredState = { ...completed, status: 'GRANTED' }
const unsatisfied: StoredState = { ...pending, status: 'UNSATISFIED' }
const soldOut = { ...pending, soldOut: true }
const reward = { rewardId: 'rw-1', state: 'GRANTED', holdUntil: null, expiresAt: null, reasonCode: null } as const
const held = { ...reward, state: 'HOLD', holdUntil: NOW + DAY } as const
const reviewed = { ...reward, state: 'REVIEW' } as const
const OWN = { rewardId: reward.rewardId }

const describe = (change: Partial<CompletionInput> = {}) => {
  const input = { task, periodKey: '-', decision: met, state: null, reward: null, texts, now: NOW, ...change }
  const card = describeCompletion(input)
  expect(taskCompletionSchema.parse(card)).toEqual(card)
  return card
}

const MET = { current: '100', target: '100', unit: 'USDT' }
const LESS = { ...MET, current: '0' }

test.each<[string, Partial<CompletionInput>, TaskStatus, ReasonCode | undefined, Partial<TaskCompletion>?]>([
  ['a reached target without a row is PENDING', {}, 'PENDING', undefined],
  ['a reached target with a pending row is PENDING', { state: pending }, 'PENDING', undefined],
  ['one after the budget was spent is sold out', { state: soldOut }, 'PENDING', 'SOLD_OUT', { progress: MET }],
  ['a completed row has its times and no reason', { state: completed }, 'COMPLETED', undefined],
  [
    'it stays so when the progress decreases',
    { state: completed, decision: unmet },
    'COMPLETED',
    undefined,
    { progress: LESS },
  ],
  ['a claim is in time before its deadline', { state: completed, now: DEADLINE - 1 }, 'COMPLETED', undefined],
  ['it has expired at its deadline, before a sweep', { state: completed, now: DEADLINE }, 'COMPLETED', 'CLAIM_EXPIRED'],
  ['and after a sweep', { state: { ...completed, claimExpired: true } }, 'COMPLETED', 'CLAIM_EXPIRED'],
  [
    'a granted row has its reward, whatever the facts are',
    { state: granted, reward, decision: unmet },
    'GRANTED',
    undefined,
    OWN,
  ],
  ['a reward under review has that reason', { state: granted, reward: reviewed }, 'GRANTED', 'UNDER_REVIEW', OWN],
  [
    'a hold has that reason until its end',
    { state: granted, reward: held },
    'GRANTED',
    'ON_HOLD',
    { holdUntil: NOW + DAY },
  ],
  ['and neither from its end on', { state: granted, reward: held, now: NOW + DAY }, 'GRANTED', undefined],
  ['a task without a row is UNSATISFIED after its window', { decision: over }, 'UNSATISFIED', 'NOT_ENOUGH'],
  ['a task with a pending row, too', { decision: over, state: pending }, 'UNSATISFIED', 'NOT_ENOUGH'],
  ['a stored UNSATISFIED stays', { state: unsatisfied, decision: over }, 'UNSATISFIED', 'NOT_ENOUGH'],
  ['one that new rules have opened again is PENDING', { state: unsatisfied, decision: unmet }, 'PENDING', 'NOT_ENOUGH'],
  [
    'one that late facts earn, after the budget was spent, is sold out',
    { state: { ...unsatisfied, soldOut: true } },
    'PENDING',
    'SOLD_OUT',
    { progress: MET },
  ],
  ['before joining the reason is NOT_JOINED', { decision: notJoined }, 'PENDING', 'NOT_JOINED'],
])('[ACT-3] %s', (_, change, status, reasonCode, more = {}) => {
  const card = describe(change)
  expect([card.taskStatus, card.reasonCode, card.holdUntil]).toEqual([status, reasonCode, more.holdUntil])
  const { earnedAt, claimDeadline } = change.state ?? pending
  expect([card.completedAt ?? null, card.claimDeadline ?? null]).toEqual([earnedAt, claimDeadline])
  expect(card).toMatchObject(more)
})

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

test('[ACT-3] a claimed reward does not expire', () => expect(isClaimExpired(granted, DEADLINE + DAY)).toBe(false))

test('[ACT-3] a completed task and an ended task have no next action', () => {
  const offers = (change: Partial<CompletionInput>) =>
    describe(change).trace.filter(({ nextAction }) => nextAction !== null)
  expect(offers({ decision: unmet })).toHaveLength(1)
  expect(offers({ decision: unmet, state: granted, reward })).toEqual([])
  expect(offers({ decision: over, state: unsatisfied })).toEqual([])
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
  const labels = { cup: 'Golden cup', first: 'First prize' }
  const label = (amount: Parameters<typeof describeReward>[0]['amount'], id?: string) =>
    describeReward({ type: 'DROP', kind: 'InKind', amount }, { labels }, id)
  expect(label({ item: 'cup' })).toMatchObject({ kind: 3, label: 'Golden cup' })
  expect(label({ item: 'cup' }, 'first').label).toBe('First prize')
  expect(label({ item: 'mug' }).label).toBe('mug')
  expect(label({ count: 3 }).label).toBe('3')
})

test('[ACT-9] a task without a title has its id as title', () => {
  expect(describeTask(task, { tasks: {}, labels: {} })).toMatchObject({ title: 'task-1' })
})
