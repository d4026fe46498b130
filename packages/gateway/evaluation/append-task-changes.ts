import type { Db } from '#gateway/db/client.ts'
import { listLeased } from '#gateway/live/db/live-leases.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import type { QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import type { EvaluationPlan } from './plan-evaluation.ts'

interface Arrived {
  queued: Pick<QueuedUser, 'userId' | 'factAt'>
  plan: EvaluationPlan | undefined
}

/**
 * Appends an entry for each open task of the users with a socket who have new facts: its progress may have changed. One
 * query for all users; changes of states have entries of their own.
 */
export async function appendTaskChanges(tx: Db, users: readonly Arrived[], now: number) {
  const arrived = users.filter(({ queued }) => queued.factAt !== null)
  const leased = await listLeased(
    tx,
    arrived.map(({ queued }) => queued.userId),
    now,
  )
  const entries = arrived.filter(({ queued }) => leased.has(queued.userId)).flatMap(entriesOf)
  await appendLog(tx, entries, now)
}

function entriesOf({ queued: { userId }, plan }: Arrived): NewLogEntry[] {
  const tasks = (plan?.unearned ?? []).flatMap(({ activityId, source }) => {
    const taskId = taskOfSource(source)?.taskId
    return taskId === undefined ? [] : [{ activityId, taskId }]
  })
  const each = new Map(tasks.map((task) => [`${task.activityId} ${task.taskId}`, task]))
  return [...each.values()].map((task) => ({
    topic: 'tasks.changed',
    userId,
    payload: { ...task, taskStatus: 'PENDING' },
  }))
}
