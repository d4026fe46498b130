import { isDeepStrictEqual } from 'node:util'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'

/** The fields that decide whether a task is completed, unlike those of its reward and texts. */
const RULES = [
  'type',
  'period',
  'target',
  'transferTarget',
  'friend',
  'codes',
  'asset',
  'windowDays',
] as const satisfies readonly (keyof TaskDefinition)[]

export const hasSameRules = (a: TaskDefinition, b: TaskDefinition) =>
  RULES.every((rule) => isDeepStrictEqual(a[rule], b[rule]))

/** The time of the last change of each task's rules; absent for a task whose rules never changed. */
export function rulesSince(before: ActivityVersion, after: ActivityFile, now: number) {
  const known = new Map(before.definition.tasks.map((task) => [task.id, task]))
  const since: Record<string, number> = {}
  for (const task of after.tasks) {
    const earlier = known.get(task.id)
    const at = earlier && hasSameRules(earlier, task) ? undefined : now
    const kept = at ?? before.rulesSince[task.id]
    if (kept !== undefined) since[task.id] = kept
  }
  return since
}
