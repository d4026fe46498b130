import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { Money } from '@fanfare/contract/money.ts'

/** The task whose target an airdrop needs; null for an activity without an airdrop. */
export function airdropTask({ tasks }: Pick<ActivityFile, 'tasks'>): (TaskDefinition & { target: Money }) | null {
  const task = tasks.find(({ type }) => type === 'SPOT_HOLDS')
  return task && 'amount' in task.target ? { ...task, target: task.target } : null
}
