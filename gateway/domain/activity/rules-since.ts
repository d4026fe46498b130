import { isDeepStrictEqual } from 'node:util'
import type { ActivityFile, TaskDefinition } from '#activities/schema.ts'
import type { ActivityRow } from '#gateway/db/activity-repository.ts'

/** What decides whether a task is done, and not what it pays or how it is shown. */
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

/** By task of the next version: since when it has its rules; absent for those that are as they were first published. */
export function rulesSince(before: ActivityRow, after: ActivityFile, now: number): Record<string, number> {
  const known = new Map(before.definition.tasks.map((task) => [task.id, task]))
  const since: Record<string, number> = {}
  for (const task of after.tasks) {
    const earlier = known.get(task.id)
    const at = earlier && RULES.every((rule) => isDeepStrictEqual(earlier[rule], task[rule])) ? undefined : now
    const kept = at ?? before.rulesSince[task.id]
    if (kept !== undefined) since[task.id] = kept
  }
  return since
}
