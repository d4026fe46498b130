import Big from 'big.js'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import type { Money } from '@fanfare/contract/money.ts'

/** The one fact of an activity that its poster states: a text of `share.*` with its amount. */
export interface PosterFact {
  key: 'fact_top' | 'fact_pool' | 'fact_tasks' | 'fact_rewards'
  money: Money
  /** For `fact_tasks`. */
  taskCount: number
}

type Subject = Partial<Pick<ActivitySummary, 'pool' | 'taskCount' | 'taskSum' | 'topPrize'>> &
  Pick<ActivitySummary, 'activityType'>

/** Anyone can check it on the activity's page. null for an activity without a sum. */
export function posterFact({ activityType, pool, taskCount = 0, taskSum, topPrize }: Subject): PosterFact | null {
  if (topPrize) return { key: 'fact_top', money: topPrize, taskCount }
  if (!pool) return null
  if (activityTypeRow(activityType)?.sharesPool) return { key: 'fact_pool', money: pool, taskCount }
  const isOfTasks = taskCount > 0 && taskSum?.unit === pool.unit && new Big(taskSum.amount).eq(pool.amount)
  return { key: isOfTasks ? 'fact_tasks' : 'fact_rewards', money: pool, taskCount }
}

/** Letters that fit beside the code of a poster. */
const LONGEST_SENTENCE = 90

/** The activity's own sentence, where a poster has room for it; beside its stake the fact would say the same twice. */
export const posterSentence = (subtitle: string): string | null =>
  subtitle !== '' && subtitle.length <= LONGEST_SENTENCE ? subtitle : null
