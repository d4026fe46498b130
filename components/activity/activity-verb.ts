import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { claimSum } from '#lib/task/claim-sum.ts'
import { activityKind, type ActivityKind } from './activity-kind.ts'
import type { ActivityStanding } from './activity-standing.ts'

type VerbKey =
  | `activity_verb.${ActivityKind['verbs']['open' | 'joined'] | 'claim_all' | 'see_results' | 'see_details'}`
  | 'activity.cta_read_rules'
  | 'lottery.spin'

/** A text without values, or the text of a claim with its `reward`, which `useRewardText` writes. */
export type ActivityVerb = { key: VerbKey } | { key: 'task.claim_reward'; reward: Pick<Reward, 'amount' | 'label'> }

type Subject = Pick<ActivitySummary, 'activityType' | 'path' | 'status' | 'outcome'>

function claimVerb(rewards: readonly Reward[]): ActivityVerb {
  const reward = claimSum(rewards)
  return reward ? { key: 'task.claim_reward', reward } : { key: 'activity_verb.claim_all' }
}

/**
 * The one verb of a link to an activity, by its kind and the reader's own standing (design §13, "Verbs by type and state").
 * `standing` is null for a visitor, and for a user while it is not known.
 */
export function activityVerb(activity: Subject, standing: null): { key: VerbKey }
export function activityVerb(activity: Subject, standing: ActivityStanding | null): ActivityVerb
export function activityVerb(activity: Subject, standing: ActivityStanding | null): ActivityVerb {
  if (standing?.state === 'canDraw') return { key: 'lottery.spin' }
  if (standing?.state === 'toClaim') return claimVerb(standing.rewards)
  if (activity.outcome === 'CANCELLED') return { key: 'activity.cta_read_rules' }
  if (activity.status === 'ENDED') return { key: 'activity_verb.see_results' }
  if (activity.status === 'UPCOMING') return { key: 'activity_verb.see_details' }
  const { verbs } = activityKind(activity)
  return { key: `activity_verb.${standing === null || standing.state === 'notJoined' ? verbs.open : verbs.joined}` }
}
