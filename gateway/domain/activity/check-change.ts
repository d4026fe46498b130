import { isDeepStrictEqual } from 'node:util'
import type { FieldIssue } from '#activities/issue.ts'
import type { ActivityFile, TaskDefinition } from '#activities/schema.ts'
import { checkTaskChange } from './check-task-change.ts'

export interface Version {
  definition: ActivityFile
  startTime: number
  endTime: number
}

/** What has already happened under the published version. */
export interface Usage {
  joined: boolean
  tasksInUse: ReadonlySet<string>
}

/**
 * What may not change once people rely on it (ACT-9): the type ever; the start once begun; zone and prizes once somebody
 * has joined; a task once somebody works on it, but for what makes it easier.
 */
export function checkChange(before: Version, after: Version, usage: Usage, now: number): FieldIssue[] {
  const issues: FieldIssue[] = []
  const fixed = (field: keyof ActivityFile, since: string) => {
    if (!isDeepStrictEqual(plain(before.definition[field]), plain(after.definition[field])))
      issues.push({ path: [field], message: `may not change ${since}` })
  }
  fixed('type', 'after publication')
  if (usage.joined) fixed('timeZone', 'after somebody has joined')
  if (usage.joined) issues.push(...checkPrizes(before.definition, after.definition))
  if (before.startTime <= now && before.startTime !== after.startTime)
    issues.push({ path: ['startTime'], message: 'may not change after the start' })
  if (before.endTime !== after.endTime && Math.min(before.endTime, after.endTime) <= now)
    issues.push({ path: ['endTime'], message: 'may not change after the end, nor into the past' })
  for (const task of before.definition.tasks)
    if (usage.tasksInUse.has(task.id)) issues.push(...checkTask(task, after.definition.tasks))
  return issues
}

/** The prize table is a public commitment (contract §9). */
function checkPrizes(before: ActivityFile, after: ActivityFile): FieldIssue[] {
  return isDeepStrictEqual(plain(before.prizes), plain(after.prizes))
    ? []
    : [{ path: ['prizes'], message: 'may not change after somebody has joined' }]
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

/** As it comes back from the database: undefined fields are gone. */
const plain = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))
