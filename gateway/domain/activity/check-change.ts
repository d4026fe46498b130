import { isDeepStrictEqual } from 'node:util'
import Big from 'big.js'
import type { FieldIssue } from '#activities/issue.ts'
import type { ActivityFile, TaskDefinition } from '#activities/schema.ts'

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
 * has joined; a task's type, period and reward once somebody works on it, and its target then only downwards.
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
  const issues = (['type', 'period', 'reward'] as const)
    .filter((field) => !isDeepStrictEqual(plain(before[field]), plain(after[field])))
    .map((field) => ({ path: ['tasks', index, field], message: 'may not change: somebody already works on this task' }))
  if (!isNoHarder(before.target, after.target))
    return [
      ...issues,
      { path: ['tasks', index, 'target'], message: 'may only become lower: somebody already works on this task' },
    ]
  return issues
}

function isNoHarder(before: TaskDefinition['target'], after: TaskDefinition['target']): boolean {
  if ('count' in before || 'count' in after) return 'count' in before && 'count' in after && after.count <= before.count
  return before.unit === after.unit && Big(after.amount).lte(before.amount)
}

/** As it comes back from the database: undefined fields are gone. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
