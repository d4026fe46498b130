import type { Transaction } from 'kysely'
import { listPaused } from '#gateway/db/pauses.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { sourceKey, type SourceKey } from '#gateway/db/tables/source.ts'
import { lockReserved } from '#gateway/rewards/db/entitlements.ts'
import { setEvaluateAt } from '#gateway/activities/db/participations.ts'
import type { Database } from '#gateway/db/schema.ts'
import { dequeue, reschedule, type QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { listSourceStatesOf } from '#gateway/rewards/db/source-states.ts'
import { decideAllExactly } from '../facts/exact-facts.ts'
import { factReader } from '../facts/fact-reader.ts'
import { findUnappliedUses } from './end-reward.ts'
import type { DueCorrection, DueGrant, EvaluationPlan } from './plan.ts'
import { appendTaskChanges, planEvaluation } from './plan-evaluation.ts'
import { applyEvaluations } from './apply-evaluations.ts'
import { applyReversals, liftEarnedAgain } from './apply-reversals.ts'
import { findParticipants, loadKnown } from './participants.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** A burst has ended when no fact has arrived for this long, ms. */
const QUIET_MS = 700
/** An earned reward waits for a burst no longer than this: the effect of a fact shows within 2 s (contract §7). */
const BURST_MS = 1_200

/**
 * COMPLETED is final, so a reward that a fact can make unearned waits for the end of the burst in which its facts arrive; otherwise the
 * order of arrival would decide (GW-2). A steady stream delays it by 1.2 s at most. Times in the future, from a clock that
 * has been set back since, do not delay it.
 */
function deferDuringBurst(
  { factAt, heldAt }: Pick<QueuedUser, 'factAt' | 'heldAt'>,
  plan: EvaluationPlan,
  now: number,
) {
  const lowerable = [
    ...plan.reserve.filter(({ isLowerable }) => isLowerable),
    ...plan.correct.map(({ granted }) => granted),
  ]
  const since = heldAt === null || heldAt > now ? now : heldAt
  const isBurst = factAt !== null && factAt <= now && factAt > now - QUIET_MS && since > now - BURST_MS
  if (lowerable.length === 0 || !isBurst) return { written: plan, hold: null }
  const held = new Set(lowerable.map(sourceKey))
  const isFree = (key: SourceKey) => !held.has(sourceKey(key))
  return {
    written: { ...plan, open: plan.open.filter(isFree), reserve: plan.reserve.filter(isFree), correct: [] },
    /** When to evaluate again, and since when a reward has been held. */
    hold: { retryAt: Math.min(factAt + QUIET_MS, since + BURST_MS), heldAt: since },
  }
}

export type EvaluationContext = Pick<
  GatewayContext,
  'activities' | 'db' | 'clock' | 'grantClaim' | 'newId' | 'violations'
>
type Tx = Transaction<Database>

/** The rest of the work for a user, in separate transactions: USE and GRANT lock accounts that precede the budgets in the order of locks. */
export interface Evaluated {
  userId: string
  grants: readonly DueGrant[]
  uses: Awaited<ReturnType<typeof findUnappliedUses>>
  corrections: readonly DueCorrection[]
}

/**
 * Evaluates all activities of these users, whom the caller has locked, and writes the transitions, each kind in one statement.
 * @param keepsGranted no granted reward is corrected, because it has turned out to be final
 */
export async function evaluateLocked(
  tx: Tx,
  gateway: EvaluationContext,
  queued: readonly QueuedUser[],
  { keepsGranted = false }: { keepsGranted?: boolean } = {},
): Promise<Evaluated[]> {
  if (queued.length === 0) return []
  const now = gateway.clock.now()
  const userIds = userIdsOf(queued)
  // Reversals of the staff have their line already.
  for (const { reversedBy, event } of (await applyReversals(tx, gateway, userIds))?.reversals ?? [])
    await writeAudit(tx, {
      at: now,
      actor: 'platform',
      action: 'event.reversed',
      subject: event.eventId,
      detail: { reversedBy },
    })
  await liftEarnedAgain(tx, gateway, userIds)
  const participants = await findParticipants(tx, gateway, queued)
  const planned = await planAll(tx, gateway, await loadKnown(tx, participants, now), { now, keepsGranted })
  await setEvaluateAt(tx, planned.flatMap(changedDue))
  const evaluated: Evaluated[] = []
  const leaving: Parameters<typeof reschedule>[1][number][] = []
  for (const { queued: entry, facts, next, plan, written, hold } of planned) {
    const { userId } = entry
    const uses = await findUnappliedUses(tx, userId, facts.events)
    const one = { userId, uses, grants: plan.grant, corrections: written.correct }
    evaluated.push(one)
    const dueAt = Math.min(next ?? Infinity, hold?.retryAt ?? Infinity)
    // Users with something left to do keep their entries, which stay due until it is done.
    if (!isLeft(one)) leaving.push({ queued: entry, dueAt, heldAt: hold?.heldAt ?? null })
  }
  const present = new Set(userIdsOf(evaluated))
  const absent = queued.filter(({ userId }) => !present.has(userId))
  const done = leaving.filter(({ dueAt }) => dueAt === Infinity).map((one) => one.queued)
  await dequeue(tx, [...absent, ...done])
  await reschedule(
    tx,
    leaving.filter(({ dueAt }) => dueAt !== Infinity),
    now,
  )
  await applyEvaluations(
    tx,
    gateway,
    planned.map(({ queued: { userId }, written }) => ({ userId, plan: written })),
    now,
  )
  await appendTaskChanges(tx, planned, now)
  return [...evaluated, ...absent.map(({ userId }) => ({ userId, uses: [], grants: [], corrections: [] }))]
}

type Planned = Awaited<ReturnType<typeof planAll>>[number]

async function planAll(
  tx: Tx,
  { violations }: EvaluationContext,
  known: Awaited<ReturnType<typeof loadKnown<QueuedUser>>>,
  { now, keepsGranted }: { now: number; keepsGranted: boolean },
) {
  const userIds = known.map(({ facts: { userId } }) => userId)
  // A claim may have held these locks until now, so the states are read after them.
  await lockReserved(tx, userIds)
  const statesOf = Map.groupBy(await listSourceStatesOf(tx, userIds), ({ userId }) => userId)
  const paused = await listPaused(tx, 'claims')
  const areClaimsSuspended = (activityId: string) => claimsSuspended(violations, activityId) || paused(activityId)
  return decideAllExactly(factReader(tx), known, (participant) => {
    const { queued, members, facts } = participant
    const terms = { areClaimsSuspended, keepsGranted }
    const plan = planEvaluation(members, facts, statesOf.get(facts.userId) ?? [], now, terms)
    return { result: { ...participant, plan, ...deferDuringBurst(queued, plan, now) }, unclear: plan.unclear }
  })
}

const changedDue = ({ queued: { userId }, joined, plan }: Planned) =>
  joined
    .map(({ activityId, evaluateAt: before }) => ({
      userId,
      activityId,
      before,
      evaluateAt: plan.due.get(activityId) ?? null,
    }))
    .filter(({ before, evaluateAt }) => before !== evaluateAt)

/** Whether an evaluation has left something to do. */
export const isLeft = ({ uses, grants, corrections }: Evaluated): boolean =>
  uses.length > 0 || grants.length > 0 || corrections.length > 0
