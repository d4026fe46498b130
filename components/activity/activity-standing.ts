import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { claimable } from '@fanfare/contract/activity/join.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { Reward, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { countDone, visibleTasks } from '#lib/task/task-phase.ts'
import { claimSum } from '#lib/task/claim-sum.ts'
import { activityKind, type ActivityKind } from './activity-kind.ts'

/** A user's state in one activity, for cards and banners. Visitors have none. */
export type ActivityStanding =
  | { state: 'notJoined' }
  /** `of` is the number of tasks; 0 where the page does not know them. */
  | { state: 'joined'; done: number; of: number }
  /** In the last ranking of a competition; `reward`: what the rank would pay; null when nothing yet. */
  | { state: 'ranked'; rank: number; reward: Pick<Reward, 'amount' | 'label'> | null }
  /** How many draws can be used now; `rewards` can be claimed. */
  | { state: 'canDraw'; left: number; rewards: readonly Reward[] }
  /** At least one reward. */
  | { state: 'toClaim'; rewards: readonly Reward[] }

/**
 * The user's standing from the answer of `claimable`, and from the activity's tasks where the page has them. null when the answer
 * does not tell, and when the activity is not running and no reward can be claimed.
 */
export function standingOf(
  { activityId, status }: Pick<ActivitySummary, 'activityId' | 'status'>,
  { items, joined, places, draws }: CallData<typeof claimable>,
  completions: readonly TaskCompletion[],
): ActivityStanding | null {
  const rewards = items.filter((item) => item.activityId === activityId).map(({ task }) => task.reward)
  const left = draws?.find((one) => one.activityId === activityId)?.left
  if (left && status === 'ONGOING') return { state: 'canDraw', left, rewards }
  if (rewards.length > 0) return { state: 'toClaim', rewards }
  if (status !== 'ONGOING' || !joined) return null
  const place = places?.find((one) => one.activityId === activityId)
  if (place) return { state: 'ranked', rank: place.rank, reward: place.estimatedReward }
  if (!joined.includes(activityId)) return { state: 'notJoined' }
  const tasks = visibleTasks(completions)
  return { state: 'joined', done: countDone(tasks), of: tasks.length }
}

type VerbKey =
  | `activity_verb.${ActivityKind['verbs']['open' | 'joined'] | 'claim_all' | 'see_results' | 'see_details'}`
  | 'activity.cta_read_rules'
  | 'lottery.spin'

/** A text without values, or a claim's with its `reward`, which `useWords` writes. */
type ActivityVerb = { key: VerbKey } | { key: 'task.claim_reward'; reward: Pick<Reward, 'amount' | 'label'> }

type Subject = Pick<ActivitySummary, 'activityType' | 'path' | 'status' | 'outcome'>

/** The verb by the activity's kind and state alone. */
export function commonVerb({ outcome, status, ...activity }: Subject, verb: keyof ActivityKind['verbs']): VerbKey {
  if (outcome === 'CANCELLED') return 'activity.cta_read_rules'
  if (status === 'ENDED') return 'activity_verb.see_results'
  if (status === 'UPCOMING') return 'activity_verb.see_details'
  return `activity_verb.${activityKind(activity).verbs[verb]}`
}

/**
 * The verb of a link to an activity, by its kind and the reader's standing (design §13, "Verbs by type and state").
 * `standing` is null for visitors, and for users while it is unknown.
 */
export function activityVerb(activity: Subject, standing: ActivityStanding | null): ActivityVerb {
  if (standing?.state === 'canDraw') return { key: 'lottery.spin' }
  if (standing?.state === 'toClaim') {
    const reward = claimSum(standing.rewards)
    return reward ? { key: 'task.claim_reward', reward } : { key: 'activity_verb.claim_all' }
  }
  return { key: commonVerb(activity, !standing || standing.state === 'notJoined' ? 'open' : 'joined') }
}
