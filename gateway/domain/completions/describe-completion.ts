import type { ActivityTexts, TaskDefinition } from '#activities/schema.ts'
import type { ReasonCode, RewardState, TaskStatus } from '#lib/contract/enumerations.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import type { Decision } from '../tasks/decision.ts'
import { describeTask } from '../definition/describe-task.ts'

/** What is remembered of a task and period: the row of `task_states`. */
export interface RememberedState {
  status: TaskStatus
  completedAt: number | null
  claimDeadline: number | null
  claimExpired: boolean
  soldOut: boolean
}
/** What its claim became: the row of `rewards`. */
export interface RememberedReward {
  rewardId: string
  state: RewardState
  holdUntil: number | null
  reasonCode: string | null
}

export interface CompletionInput {
  task: TaskDefinition
  periodKey: string
  decision: Decision
  /** null: nothing was ever written about it, which is PENDING. */
  state: RememberedState | null
  /** null: not claimed. */
  reward: RememberedReward | null
  texts: Pick<ActivityTexts, 'tasks' | 'labels'>
  now: number
}

/**
 * The decision of the rules and what is remembered of it, as one card (contract §6). What is remembered wins: a row that
 * is COMPLETED, GRANTED or UNSATISFIED stays so whatever facts came later, and a reached target without a row that says
 * so is PENDING still, for nothing was reserved for it. `progress` and `trace` are always those of the facts known now.
 */
export function describeCompletion(input: CompletionInput): TaskCompletion {
  const { task, periodKey, decision, state, reward, now } = input
  const status = statusOf(decision, state)
  const reasonCode = reasonOf(input, status)
  const held = reward?.state === 'HOLD' && reward.holdUntil !== null && reward.holdUntil > now ? reward.holdUntil : null
  return {
    ...describeTask(task, input.texts),
    taskStatus: status,
    periodKey,
    progress: decision.progress,
    ...given('completedAt', state?.completedAt),
    ...given('claimDeadline', state?.claimDeadline),
    ...given('holdUntil', held),
    ...given('resetsAt', decision.resetsAt),
    ...given('windowEndsAt', decision.window?.end),
    ...given('rewardId', reward?.rewardId),
    ...given('reasonCode', reasonCode),
    // Nothing is left to do for a task that is done or over.
    trace: status === 'PENDING' ? decision.trace : decision.trace.map((entry) => ({ ...entry, nextAction: null })),
  }
}

/** Past its deadline a reward cannot be claimed, whether or not a sweep has written it down yet. */
export const isClaimExpired = (
  state: Pick<RememberedState, 'status' | 'claimExpired' | 'claimDeadline'>,
  now: number,
): boolean =>
  state.status === 'COMPLETED' && (state.claimExpired || (state.claimDeadline !== null && now >= state.claimDeadline))

function statusOf(decision: Decision, state: RememberedState | null): TaskStatus {
  if (state !== null && state.status !== 'PENDING') return state.status
  // An ended window needs no row to be over; a completion does, since it comes with a reservation.
  return decision.status === 'UNSATISFIED' ? 'UNSATISFIED' : 'PENDING'
}

function reasonOf({ decision, state, reward, now }: CompletionInput, status: TaskStatus): string | null {
  const code = (reason: ReasonCode) => reason
  if (status === 'GRANTED') {
    if (reward?.state === 'REVIEW') return reward.reasonCode ?? code('UNDER_REVIEW')
    if (reward?.state === 'HOLD' && (reward.holdUntil ?? 0) > now) return code('ON_HOLD')
    return reward?.reasonCode ?? null
  }
  if (status === 'COMPLETED') return state !== null && isClaimExpired(state, now) ? code('CLAIM_EXPIRED') : null
  if (status === 'UNSATISFIED') return decision.reasonCode ?? code('NOT_ENOUGH')
  return state?.soldOut && decision.reasonCode !== 'NOT_JOINED' ? code('SOLD_OUT') : decision.reasonCode
}

const given = <Key extends string, Value>(key: Key, value: Value | null | undefined): { [K in Key]?: Value } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value })
