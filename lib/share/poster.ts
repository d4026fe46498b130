import Big from 'big.js'
import type { ActivitySummary, TaskSum } from '@fanfare/contract/activity/activity.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import type { Money } from '@fanfare/contract/money.ts'

/** CSS px, drawn at scale 2: 1080 × 1440 for stories and chats, 1080 × 1080 for feeds, 1200 × 630 for previews of links. */
export const POSTER_SIZES = {
  tall: { width: 540, height: 720 },
  square: { width: 540, height: 540 },
  wide: { width: 600, height: 315 },
} as const

export const POSTER_FORMATS = ['tall', 'square', 'wide'] as const
export type PosterFormat = (typeof POSTER_FORMATS)[number]

/** The one fact of an activity that its poster states: a text with its amount. */
interface PosterFact {
  key: 'share.fact_top' | 'share.fact_pool' | 'share.fact_tasks' | 'share.fact_rewards'
  money: Money
  /** The sums of the tasks in other units. */
  others: TaskSum[]
  /** For `share.fact_tasks`. */
  taskCount: number
}

/** The part of an activity that its fact needs. */
export type PosterActivity = Partial<
  Pick<ActivitySummary, 'pool' | 'taskCount' | 'taskSum' | 'taskSums' | 'topPrize'>
> &
  Pick<ActivitySummary, 'activityType'>

/** The fact of a poster, which anyone can check on the activity's page; null for an activity without a sum. */
export function posterFact({
  activityType,
  pool,
  taskCount = 0,
  taskSum,
  taskSums = [],
  topPrize,
}: PosterActivity): PosterFact | null {
  if (topPrize) return { key: 'share.fact_top', money: topPrize, others: [], taskCount }
  if (!pool) return null
  // Campaigns have the type of a competition. If their pool is the sum of the tasks, it is one user's.
  const isOfTasks = taskCount > 0 && taskSum?.unit === pool.unit && new Big(taskSum.amount).eq(pool.amount)
  const [money = pool, ...others] = taskSums
  if (isOfTasks) return { key: 'share.fact_tasks', money, others, taskCount }
  const isShared = activityTypeRow(activityType)?.sharesPool === true
  return { key: isShared ? 'share.fact_pool' : 'share.fact_rewards', money: pool, others: [], taskCount }
}

/** The most letters that fit beside the code of a poster. */
const LONGEST_SENTENCE = 90

/** The activity's own sentence if a poster has room for it; it replaces the fact, which would repeat the stake beside it. */
export const posterSentence = (subtitle: string) =>
  subtitle !== '' && subtitle.length <= LONGEST_SENTENCE ? subtitle : null
