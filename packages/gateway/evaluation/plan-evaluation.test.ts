import { expect, test } from 'vitest'
import { activityFile } from '#gateway/testing/activity-file.ts'
import { factsOfSent, frame, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import type { SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { planEvaluation } from './plan-evaluation.ts'

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
}
const planWhile = (isSuspended: boolean) =>
  planEvaluation([{ activity, appliedAt: JOIN }], factsOfSent(noFacts), [reservedWithoutClaim], NOW, () => isSuspended)

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
