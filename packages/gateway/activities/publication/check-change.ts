import { isDeepStrictEqual } from 'node:util'
import type { FieldIssue } from '@fanfare/activities/issue.ts'
import { partsOf } from '@fanfare/activities/engine-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { checkTaskChange } from './check-task-change.ts'

export interface Version {
  definition: ActivityFile
  startTime: number
  endTime: number
}

/** Whether users have joined the published version, and the tasks they work on. */
export interface Usage {
  joined: boolean
  tasksInUse: ReadonlySet<string>
}

/**
 * Finds the changes that users rely on not to happen (ACT-9): of the type; of the start after it; of time zone and prizes
 * after the first user has joined; of a task in progress, unless it becomes easier.
 */
export function checkChange(before: Version, after: Version, usage: Usage, now: number): FieldIssue[] {
  const issues: FieldIssue[] = []
  const fixed = (field: keyof ActivityFile, since: string) => {
    if (!isDeepStrictEqual(plain(before.definition[field]), plain(after.definition[field])))
      issues.push({ path: [field], message: `may not change ${since}` })
  }
  fixed('type', 'after publication')
  if (usage.joined) fixed('timeZone', 'after somebody has joined')
  if (usage.joined)
    for (const field of partsOf(before.definition.type).flatMap(({ fixedFields }) => fixedFields))
      // A field that an earlier version of the gateway did not know may be added once.
      if (Object.hasOwn(before.definition, field)) fixed(field as keyof ActivityFile, 'after somebody has joined')
  if (before.startTime <= now && before.startTime !== after.startTime)
    issues.push({ path: ['startTime'], message: 'may not change after the start' })
  if (before.endTime !== after.endTime && Math.min(before.endTime, after.endTime) <= now)
    issues.push({ path: ['endTime'], message: 'may not change after the end, nor into the past' })
  for (const task of before.definition.tasks)
    if (usage.tasksInUse.has(task.id)) issues.push(...checkTask(task, after.definition.tasks))
  return issues
}

function checkTask(before: TaskDefinition, tasks: readonly TaskDefinition[]): FieldIssue[] {
  const index = tasks.findIndex(({ id }) => id === before.id)
  const after = tasks[index]
  if (after === undefined)
    return [{ path: ['tasks'], message: `may not lose ${before.id}: somebody already works on it` }]
  return checkTaskChange(plain(before), plain(after)).map(({ field, message }) => ({
    path: ['tasks', index, field],
    message,
  }))
}

/** Drops undefined fields, as the database does. */
const plain = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))
