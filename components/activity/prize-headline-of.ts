import Big from 'big.js'
import type { ActivitySummary, TaskSum } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Texts } from '#components/ui/text/use-words.ts'
import { sumText } from '#components/ui/text/use-reward-text.ts'
import { activityKind } from './activity-kind.ts'

/** The prize headline of an activity: its figure and the texts around it. */
interface PrizeHeadline {
  money: Money
  /** The sums of the tasks in other units. */
  others: TaskSum[]
  /** Before the figure; null for a sum that is not a maximum. */
  lead: 'activity_stake.up_to' | 'activity_stake.win_up_to' | null
  /** After the figure: what the sum is. `for_tasks` has the arguments `count` and `value`. */
  label: 'activity_stake.for_tasks' | 'activity_stake.top_prize' | 'activity.pool_label' | 'activity.rewards_label'
  taskCount: number
}

export type HeadlineSubject = Pick<
  ActivitySummary,
  'activityType' | 'path' | 'pool' | 'taskCount' | 'taskSum' | 'taskSums' | 'topPrize'
>

const isSame = (a: Money, b: Money) => a.unit === b.unit && new Big(a.amount).eq(b.amount)

/**
 * The one figure of an activity, the same on its card, banner, hero and social image (design §13). For a draw it is the top prize.
 * A pool that equals the sum of the tasks is what one user can earn until the end; another event's pool may be shared.
 * null without a pool.
 */
export function prizeHeadlineOf({
  pool,
  taskCount = 0,
  taskSum,
  taskSums = [],
  topPrize,
  ...activity
}: HeadlineSubject) {
  const headline = (
    money: Money,
    lead: PrizeHeadline['lead'],
    label: PrizeHeadline['label'],
    others: TaskSum[] = [],
  ): PrizeHeadline => ({ money, others, lead, label, taskCount })
  if (topPrize) return headline(topPrize, 'activity_stake.win_up_to', 'activity_stake.top_prize')
  if (!pool) return null
  const { sharesPool, group } = activityKind(activity)
  if (sharesPool) return headline(pool, null, 'activity.pool_label')
  if (taskSum && isSame(taskSum, pool)) {
    const [money = pool, ...others] = taskSums
    return headline(money, 'activity_stake.up_to', 'activity_stake.for_tasks', others)
  }
  return headline(pool, group === 'Event' ? null : 'activity_stake.up_to', 'activity.rewards_label')
}

/** The words after the figure: `+ 9.50 USDT for 3 tasks`. */
export function headlineLabel({ others, label, taskCount }: PrizeHeadline, { t, locale }: Texts) {
  const words = t(label, { count: taskCount, value: formatNumber(locale, String(taskCount)) })
  return [...others.map((other) => `+ ${sumText(other, { t, locale })}`), words].join(' ')
}
