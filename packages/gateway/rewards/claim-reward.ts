import type { CallData } from '@fanfare/contract/define-call.ts'
import { CODES, type CodeName } from '@fanfare/contract/codes.ts'
import type { obtainReward } from '@fanfare/contract/task/rewards.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { isTransient } from '#gateway/db/database-gone.ts'
import { isPaused } from '#gateway/db/pauses.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { findRewardOf } from '#gateway/rewards/db/rewards.ts'
import { taskOfSource, taskRange, taskSource } from '#gateway/db/tables/source.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { localize } from '../activities/definition/localize.ts'
import { DomainError } from '../util/domain-error.ts'
import { activityLastSeen, activityNow, grantTerms } from '../activities/definition/activity-in-play.ts'
import { isClaimExpired } from '../evaluation/completions/describe-completion.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import type { EvaluationContext } from '../evaluation/evaluate-locked.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'
import { describeLife } from './awards/reward-state.ts'

interface ClaimInput {
  activityId: string
  taskId: string
  periodKey?: string | undefined
}

/** New events can requeue the user before each attempt; the last attempt claims without waiting for evaluation. */
const ATTEMPTS = 4

type ClaimContext = EvaluationContext & Pick<GatewayContext, 'metrics'>

/**
 * `obtainReward` (contract §6, §7): grants a completed task's reward once; repeated and concurrent calls return the same
 * reward. Without `periodKey` the call means the newest completed period, claimed or not, so that a repetition never
 * claims another day.
 * @throws DomainError 51001, 51011, 51013, 51014, 51016, 51020 while claims are paused; 50300 while claims of the activity are suspended
 */
export async function claimReward(
  gateway: ClaimContext,
  caller: { userId: string },
  input: ClaimInput,
  locale: string,
) {
  try {
    const claimed = await grantOrRefuse(gateway, caller, input, locale)
    countClaim(gateway, input, 'SUCCESS')
    return claimed
  } catch (error) {
    const fault = isTransient(error) ? 'NOT_READY' : 'FAULT'
    countClaim(gateway, input, error instanceof DomainError ? error.codeName : fault)
    throw error
  }
}

/** Claims of an activity that this process has not read have the type `unknown`, because counting must not run a query that can fail. */
const countClaim = ({ activities, metrics }: ClaimContext, { activityId }: ClaimInput, codeName: CodeName) =>
  metrics.claims.inc({ type: activities.peek(activityId)?.definition.type ?? 'unknown', code: CODES[codeName].code })

async function grantOrRefuse(
  gateway: EvaluationContext,
  { userId }: { userId: string },
  input: ClaimInput,
  locale: string,
): Promise<CallData<typeof obtainReward>> {
  if (claimsSuspended(gateway.violations, input.activityId)) throw new DomainError('NOT_READY')
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { activity, task } = await findTask(gateway, input, attempt > 1)
    const granted = await gateway.grantClaim({
      ...grantTerms(task.reward, gateway, activity.frame),
      userId,
      activityId: input.activityId,
      sources: sourcesOf(input),
      version: activity.version,
      evenIfQueued: attempt === ATTEMPTS,
    })
    const reward = granted ?? (await evaluatedBefore(gateway, userId, input))
    if (reward === null) continue
    return {
      rewardId: reward.rewardId,
      taskId: input.taskId,
      taskStatus: 'GRANTED',
      reward: describeReward(task.reward, localize(activity.definition, locale), task.id),
      grantedAt: reward.grantedAt,
      ...describeLife(reward, gateway.clock.now()),
    }
  }
  throw new DomainError('TASK_NOT_COMPLETED')
}

async function findTask(gateway: EvaluationContext, { activityId, taskId }: ClaimInput, fresh: boolean) {
  const seen = fresh ? null : await activityLastSeen(gateway, activityId)
  const activity = seen?.tasks.has(taskId) ? seen : await activityNow(gateway, gateway.db, activityId)
  const task = activity?.tasks.get(taskId)
  if (activity === null || task === undefined) throw new DomainError('NOT_FOUND')
  return { activity, task }
}

function sourcesOf({ taskId, periodKey }: ClaimInput): readonly [string, string] {
  if (periodKey === undefined) return taskRange(taskId)
  const source = taskSource({ taskId, periodKey })
  return [source, source]
}

/**
 * Finds out why nothing was granted.
 * @returns the reward of an earlier claim; null when another attempt may succeed
 * @throws DomainError for a refusal
 */
async function evaluatedBefore(gateway: EvaluationContext, userId: string, input: ClaimInput) {
  const { db, clock } = gateway
  const { activityId, taskId, periodKey } = input
  if ((await findAppliedAt(db, userId, activityId)) === null) throw new DomainError('JOIN_FIRST')
  await evaluateIfQueued(gateway, userId)
  const rows = (await listSourceStates(db, userId, activityId)).filter(({ source }) => {
    const period = taskOfSource(source)
    return period?.taskId === taskId && (periodKey === undefined || period.periodKey === periodKey)
  })
  const newest = rows.findLast(({ status }) => status === 'COMPLETED' || status === 'GRANTED')
  if (newest === undefined)
    throw rows.at(-1)?.soldOut
      ? new DomainError('SOLD_OUT', { reasonCode: 'SOLD_OUT' })
      : new DomainError('TASK_NOT_COMPLETED')
  if (newest.status === 'GRANTED') return findRewardOf(db, userId, newest)
  if (isClaimExpired(newest, clock.now()))
    throw new DomainError('CLAIM_DEADLINE_PASSED', { reasonCode: 'CLAIM_EXPIRED' })
  // The reward can be claimed, so either claims were paused when the statement ran, or another call has granted since.
  if (await isPaused(db, activityId, 'claims')) throw new DomainError('TIP', { tipKey: 'activity.claims_paused' })
  return null
}
