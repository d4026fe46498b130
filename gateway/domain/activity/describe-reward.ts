import type { ActivityTexts, RewardDefinition, TaskDefinition } from '#activities/schema.ts'
import { OPERATOR, REWARD_KINDS } from '#lib/contract/enumerations.ts'
import type { Reward, Task } from '#lib/contract/task/task.ts'

/**
 * What a task, a prize or a tier pays (contract §6).
 * @param id its key in the file's labels; without a label of its own an item has its name, the rest their amount
 */
export function describeReward(reward: RewardDefinition, texts: Pick<ActivityTexts, 'labels'>, id: string): Reward {
  const { amount } = reward
  const named = texts.labels[id] ?? ('item' in amount ? texts.labels[amount.item] : undefined)
  const plain =
    'unit' in amount ? `${amount.amount} ${amount.unit}` : 'count' in amount ? `×${amount.count}` : amount.item
  return { rewardType: reward.type, kind: REWARD_KINDS[reward.kind], amount, label: named ?? plain }
}

/** A task as the page shows it, in one language. */
export function describeTask(task: TaskDefinition, texts: Pick<ActivityTexts, 'labels' | 'tasks'>): Task {
  const { id, type, period, target, reward, action, windowDays, claimDays } = task
  const { title = id, description } = texts.tasks[id] ?? {}
  return {
    taskId: id,
    taskType: type,
    title,
    ...(description === undefined ? {} : { description }),
    period,
    operator: OPERATOR,
    target,
    reward: describeReward(reward, texts, id),
    action,
    ...(windowDays === undefined ? {} : { windowDays }),
    claimDays,
  }
}
