import { expect, test } from 'vitest'
import { activityFile } from '#gateway/testing/activity-file.ts'
import { factsOfSent, frame, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import type { SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { planEvaluation } from './plan-evaluation.ts'
import { paceAfter } from './pace.ts'
import { createBackoff } from './backoff.ts'

const NOW = START + 3 * 86_400_000
const definition = activityFile()
const activity = {
  version: 1,
  alias: 'small-cup',
  definition,
  frame,
  tasks: new Map(definition.tasks.map((task) => [task.id, task])),
}
const reservedWithoutClaim: SourceStateRow = {
  userId: 'u-1',
  activityId: frame.activityId,
  source: 'task:trade:-',
  status: 'COMPLETED',
  earnedAt: JOIN,
  claimDeadline: null,
  claimExpired: false,
  isGrantDue: true,
  soldOut: false,
  updatedAt: JOIN,
  quantity: '5',
  isUnearned: false,
  isCorrected: false,
}
const planWhile = (isSuspended: boolean) =>
  planEvaluation([{ activity, appliedAt: JOIN }], factsOfSent(noFacts), [reservedWithoutClaim], NOW, {
    areClaimsSuspended: () => isSuspended,
    keepsGranted: false,
  })

test('[GW-4] a reservation without a claim is granted by the next evaluation', () => {
  const { grant, due } = planWhile(false)
  expect(grant.map(({ source }) => source)).toEqual(['task:trade:-'])
  expect(due.get(frame.activityId)).toBeGreaterThan(NOW + 60_000)
})

test('[GW-4] while claims are suspended nothing is granted, and the grant is tried again a minute later', () => {
  const { grant, due } = planWhile(true)
  expect(grant).toEqual([])
  expect(due.get(frame.activityId)).toBe(NOW + 60_000)
})

test.each([
  ['pauses three times as long as a batch took while facts stream in', { waitedMs: 900, wakes: 2 }, 64, 90],
  [
    'pauses as long as a batch took once users wait for a second, and takes more of them',
    { waitedMs: 1_001, wakes: 2 },
    128,
    30,
  ],
  [
    'does not pause for a moderate stream once users wait for a second',
    { tookMs: 100, waitedMs: 1_001, wakes: 5 },
    128,
    0,
  ],
  ['does not pause without a stream of facts', { waitedMs: 1_001, wakes: 1 }, 128, 0],
  ['takes the usual batch when the clock has been set back', { waitedMs: -5_000, wakes: 0 }, 64, 0],
])('[GW-2] %s', (_, batch, limit, pauseMs) => expect(paceAfter({ tookMs: 30, ...batch })).toEqual({ limit, pauseMs }))

test('[GW-2] never pauses longer than 400 ms', () => {
  expect(paceAfter({ tookMs: 5_000, waitedMs: 0, wakes: 9 }).pauseMs).toBe(400)
  expect(paceAfter({ tookMs: 5_000, waitedMs: 9_000, wakes: 900 }).pauseMs).toBe(400)
})

function world() {
  let now = 0
  return { backoff: createBackoff(() => now), pass: (ms: number) => void (now += ms) }
}

test('[GW-3] a user whose evaluation failed is skipped for 30 s', () => {
  const { backoff, pass } = world()
  expect(backoff.failed('broken', false)).toBe(true)
  expect(backoff.skipped()).toEqual(['broken'])
  pass(29_999)
  expect(backoff.skipped()).toEqual(['broken'])
  pass(1)
  expect(backoff.skipped()).toEqual([])
})

test('[GW-3] a user is skipped after the third lost connection in a row, not after the first two', () => {
  const { backoff, pass } = world()
  expect(backoff.failed('heavy', true)).toBe(false)
  expect(backoff.failed('heavy', true)).toBe(false)
  expect(backoff.skipped()).toEqual([])
  expect(backoff.failed('heavy', true)).toBe(true)
  expect(backoff.skipped()).toEqual(['heavy'])
  pass(30_000)
  expect(backoff.failed('heavy', true)).toBe(true)
})

test('[GW-3] a successful evaluation resets the count of lost connections', () => {
  const { backoff } = world()
  backoff.failed('one', true)
  backoff.failed('one', true)
  backoff.failed('another', true)
  backoff.evaluated('one')
  expect(backoff.failed('one', true)).toBe(false)
  expect(backoff.skipped()).toEqual([])
})
