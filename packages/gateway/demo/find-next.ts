import { listJoined } from '#gateway/activities/db/participations.ts'
import { listEvents } from '#gateway/facts/db/events.ts'
import type { User } from '#gateway/accounts/db/users.ts'
import { activityPath } from '#gateway/activities/activity-path.ts'
import { scheduleOf, statusOf } from '#gateway/activities/activity-status.ts'
import { findActivity, welcomeActivity } from '#gateway/activities/find-activity.ts'
import { localize } from '#gateway/activities/definition/localize.ts'
import { listCompletions } from '#gateway/evaluation/completions/list-completions.ts'
import type { EvaluationContext } from '#gateway/evaluation/evaluate-locked.ts'
import { nextEvents, type NextEvents } from '@fanfare/kernel/ops/next-events.ts'

export interface NextTask extends NextEvents {
  activity: string
  task: string
  reward: string
  path: string
}

/**
 * The user's next open task that facts can complete, with those facts: first of the welcome activity, then of the activity
 * that ends first.
 * @returns `joined`: the number of joined activities; `next`: null when no task is open
 */
export async function findNext(
  gateway: EvaluationContext,
  user: User,
): Promise<{ joined: number; next: NextTask | null }> {
  const { db, clock } = gateway
  const welcomeId = (await welcomeActivity(gateway))?.activityId ?? null
  const joined = await listJoined(db, user.userId)
  const rows = await Promise.all(joined.map(({ activityId }) => findActivity(gateway, activityId)))
  const rank = (activityId: string) => (activityId === welcomeId ? 0 : 1)
  const ongoing = rows
    .filter((row) => statusOf(scheduleOf(row), clock.now()) === 'ONGOING')
    .toSorted((a, b) => rank(a.activityId) - rank(b.activityId) || a.endTime - b.endTime)
  const facts = await listEvents(db, [user.userId])
  for (const { activityId, definition } of ongoing) {
    const { title } = localize(definition, 'en')
    const { tasks } = await listCompletions(gateway, user, { activityId }, 'en')
    const now = clock.now()
    for (const open of tasks) {
      const isOpen = open.taskStatus === 'PENDING' && (open.windowEndsAt ?? Infinity) > now
      const task = definition.tasks.find(({ id }) => id === open.taskId)
      if (!isOpen || task === undefined) continue
      const { current } = open.progress
      const found = nextEvents({ task, activityId, current, user, facts, at: now, newId: gateway.newId })
      if (found === null) continue
      const path = activityPath(definition, activityId === welcomeId)
      return {
        joined: joined.length,
        next: { ...found, activity: title, task: open.title, reward: open.reward.label, path },
      }
    }
  }
  return { joined: joined.length, next: null }
}
