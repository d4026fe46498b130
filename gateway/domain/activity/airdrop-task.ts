import type { ActivityFile } from '#activities/schema.ts'
import type { TaskDefinition } from '#activities/file/task.ts'
import type { Money } from '#lib/contract/money.ts'

/** The task whose target an airdrop needs; null for an activity without an airdrop. */
export function airdropTask({ tasks }: Pick<ActivityFile, 'tasks'>): (TaskDefinition & { target: Money }) | null {
  const task = tasks.find(({ type }) => type === 'SPOT_HOLDS')
  return task && 'amount' in task.target ? { ...task, target: task.target } : null
}
