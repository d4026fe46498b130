import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward, Task } from '@fanfare/contract/task/task.ts'
import { taskTotals } from './task-phase.ts'

/** The beginners' activity as an offer to visitors, summed up for the home page. */
export interface WelcomeOffer extends Pick<
  ActivityDetail,
  'activityId' | 'path' | 'title' | 'subtitle' | 'image' | 'activityType' | 'art'
> {
  /** At least one. */
  tasks: readonly Task[]
  /** All that the tasks pay in the unit of most of them; null when none pays money. */
  total: Money | null
  /** The number of tasks that pay in this unit. */
  payingTasks: number
  /** The money for the account itself; null when signing up pays nothing. */
  signUp: Reward | null
  /** Joining needs a consent to the activity's own rules. */
  needsConsent: boolean
  /** Some countries are left out, and only the browser learns the reader's. */
  isForSomeCountries: boolean
}

const paysIn = (unit: string | undefined, { reward: { amount } }: Task) => 'unit' in amount && amount.unit === unit

/** The offer of an activity; null without tasks. The sum is that of the activity's own page, from the same tasks. */
export function welcomeOffer(detail: ActivityDetail): WelcomeOffer | null {
  const { activityId, path, title, subtitle, image, activityType, art, tasks } = detail
  if (tasks.length === 0) return null
  const [sum] = taskTotals(tasks)
  const signUp = tasks.find(({ taskType }) => taskType === 'REGISTER_PASS')?.reward
  return {
    activityId,
    path,
    title,
    subtitle,
    image,
    activityType,
    ...(art && { art }),
    tasks,
    total: sum ? { amount: sum.open, unit: sum.unit } : null,
    payingTasks: tasks.filter((task) => paysIn(sum?.unit, task)).length,
    signUp: signUp && 'unit' in signUp.amount ? signUp : null,
    needsConsent: detail.consent !== null,
    isForSomeCountries: detail.regionsExcluded.length > 0,
  }
}
