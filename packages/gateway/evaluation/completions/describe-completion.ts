import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ReasonCode, TaskStatus } from '@fanfare/contract/enumerations.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { Decision } from '../../engines/tasks/rules/decide.ts'
import { reasonOfReward, rewardStateAt, type RewardLife } from '../../rewards/awards/reward-state.ts'
import { defined } from '../../util/defined.ts'
import { describeTask } from '../../activities/definition/describe-task.ts'

/** The state of a task in a period: a row of `source_states`. */
export interface StoredState {
  status: TaskStatus
  earnedAt: number | null
  claimDeadline: number | null
  claimExpired: boolean
  soldOut: boolean
}
/** The reward of a claimed task: a row of `rewards`. */
interface StoredReward extends RewardLife {
  rewardId: string
}

export interface CompletionInput {
  task: TaskDefinition
  periodKey: string
  decision: Decision
  /** null when there is no row, which means PENDING. */
  state: StoredState | null
  /** null when not claimed. */
  reward: StoredReward | null
  texts: Pick<ActivityTexts, 'tasks' | 'labels'>
  now: number
}

/**
 * Describes a task by its stored state and the decision of the rules (contract §6). The stored state takes precedence: a row
 * that is COMPLETED or GRANTED stays so whatever facts follow, one that is UNSATISFIED until a late fact completes it or new rules open it again,
 * and a reached target without such a row is PENDING, because no reward is reserved for it. `progress` and `trace` are always those of the facts
 * known now.
 */
export function describeCompletion(input: CompletionInput): TaskCompletion {
  const { task, periodKey, decision, state, reward, now } = input
  const status = statusOf(decision, state)
  const reasonCode = reasonOf(input, status)
  return {
    ...describeTask(task, input.texts),
    taskStatus: status,
    periodKey,
    progress: decision.progress,
    ...defined({
      completedAt: state?.earnedAt,
      claimDeadline: state?.claimDeadline,
      holdUntil: reward !== null && rewardStateAt(reward, now) === 'HOLD' ? reward.holdUntil : null,
      resetsAt: decision.resetsAt,
      windowEndsAt: decision.window?.end,
      rewardId: reward?.rewardId,
      reasonCode,
    }),
    trace: status === 'PENDING' ? decision.trace : decision.trace.map((entry) => ({ ...entry, nextAction: null })),
  }
}

/** A reward cannot be claimed after its deadline, also before a sweep has marked it as expired. */
export const isClaimExpired = (state: Pick<StoredState, 'status' | 'claimExpired' | 'claimDeadline'>, now: number) =>
  state.status === 'COMPLETED' && (state.claimExpired || (state.claimDeadline !== null && now >= state.claimDeadline))

function statusOf(decision: Decision, state: StoredState | null) {
  const isOpenAgain = state?.status === 'UNSATISFIED' && (state.soldOut || decision.status === 'PENDING')
  if (isOpenAgain) return 'PENDING'
  if (state !== null && state.status !== 'PENDING') return state.status
  // The end of the window alone makes a task UNSATISFIED. A completion needs the row, which is written with the reservation.
  return decision.status === 'UNSATISFIED' ? 'UNSATISFIED' : 'PENDING'
}

function reasonOf({ decision, state, reward, now }: CompletionInput, status: TaskStatus): string | null {
  if (status === 'GRANTED') return reward === null ? null : (reasonOfReward(reward, now) ?? reward.reasonCode)
  if (status === 'COMPLETED')
    return state !== null && isClaimExpired(state, now) ? ('CLAIM_EXPIRED' satisfies ReasonCode) : null
  if (status === 'UNSATISFIED') return decision.reasonCode ?? ('NOT_ENOUGH' satisfies ReasonCode)
  return state?.soldOut && decision.reasonCode !== 'NOT_JOINED'
    ? ('SOLD_OUT' satisfies ReasonCode)
    : decision.reasonCode
}
