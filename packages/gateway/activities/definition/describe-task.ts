import { actionOf } from '@fanfare/activities/file/action-of.ts'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { OPERATOR, REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import type { Reward, Task } from '@fanfare/contract/task/task.ts'
import { defined } from '../../util/defined.ts'
import type { LocalizedTexts } from './localize.ts'

type Names = Pick<ActivityTexts, 'labels'>

/**
 * A reward as in contract §6. Its label is the label of `id` (the task, prize or tier that pays it), else the name of the
 * item, else the amount.
 */
export function describeReward(reward: RewardDefinition, { labels }: Names, id?: string): Reward {
  const { type, kind, amount } = reward
  const own = id === undefined ? undefined : labels[id]
  return { rewardType: type, kind: REWARD_KINDS[kind], amount, label: own ?? labelOf(amount, labels) }
}

/** The reward of a tier, which has its own label beside it: an item has its own name. */
export const describeTierReward = (reward: RewardDefinition, texts: Names, id: string): Reward =>
  describeReward(reward, texts, 'item' in reward.amount ? undefined : id)

function labelOf(amount: RewardDefinition['amount'], labels: Names['labels']) {
  if ('item' in amount) return labels[amount.item] ?? amount.item
  return 'count' in amount ? String(amount.count) : `${amount.amount} ${amount.unit}`
}

/** A task as in contract §6, in the language of `texts`; a task without a title has its id as title. */
export function describeTask(
  task: TaskDefinition,
  texts: Pick<LocalizedTexts, 'tasks' | 'labels' | 'textLanguage'>,
): Task {
  const { title, description } = texts.tasks[task.id] ?? { title: task.id }
  return {
    taskId: task.id,
    taskType: task.type,
    title,
    period: task.period,
    operator: OPERATOR,
    target: task.target,
    reward: describeReward(task.reward, texts, task.id),
    action: actionOf(task),
    claimDays: task.claimDays,
    ...defined({
      description,
      textLanguage: texts.textLanguage,
      identifier: task.group,
      windowDays: task.windowDays,
    }),
  }
}

/** A tier as in contract §6: places of a board, or conditions of a deposit bonus. */
export const describeTier = (
  { id, reward, ...reached }: (FileWith<'places'> | FileWith<'tiers'>)['tiers'][number],
  texts: ActivityTexts,
): Tier => ({
  tierId: id,
  label: texts.labels[id] ?? id,
  reward: describeTierReward(reward, texts, id),
  ...reached,
})
