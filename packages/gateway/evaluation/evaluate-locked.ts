import type { Transaction } from 'kysely'
import { listPaused } from '#gateway/db/pauses.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { sourceKey, type SourceKey } from '#gateway/db/tables/source.ts'
import { lockReserved } from '#gateway/rewards/db/entitlements.ts'
import { setEvaluateAt, type JoinedActivity, type EvaluateAt } from '#gateway/activities/db/participations.ts'
import type { Database } from '#gateway/db/schema.ts'
import { dequeue, reschedule, type QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { listSourceStatesOf } from '#gateway/rewards/db/source-states.ts'
import { decideAllExactly } from '../facts/exact-facts.ts'
import { factReader } from '../facts/fact-reader.ts'
import { findUnappliedUses } from './end-reward.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import { appendTaskChanges, planEvaluation, type DueGrant, type EvaluationPlan } from './plan-evaluation.ts'
import { applyEvaluations } from './apply-evaluations.ts'
import { applyReversals, liftEarnedAgain, type ReversalEffects } from './apply-reversals.ts'
import { findParticipants, loadKnown, type Participant as AnyParticipant } from './participants.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** A burst has ended when no fact has arrived for this long, ms. */
const QUIET_MS = 700
/** An earned reward waits for a burst no longer than this: the effect of a fact shows within 2 s (contract §7). */
const BURST_MS = 1_200

interface BurstDecision {
  plan: EvaluationPlan
  /** When to evaluate again, and since when a reward has been held; null when no reward is held. */
  hold: { retryAt: number; heldAt: number } | null
}

/**
 * COMPLETED is final, so a reward that a fact can make unearned waits for the end of the burst in which its facts arrive; otherwise the
 * order of arrival would decide (GW-2). A steady stream delays it by 1.2 s at most. Times in the future, from a clock that
 * has been set back since, do not delay it.
 */
function deferDuringBurst(
  { factAt, heldAt }: Pick<QueuedUser, 'factAt' | 'heldAt'>,
  plan: EvaluationPlan,
  now: number,
): BurstDecision {
  const lowerable = plan.reserve.filter(({ isLowerable }) => isLowerable)
  const since = heldAt === null || heldAt > now ? now : heldAt
  const isBurst = factAt !== null && factAt <= now && factAt > now - QUIET_MS && since > now - BURST_MS
  if (lowerable.length === 0 || !isBurst) return { plan, hold: null }
  const held = new Set(lowerable.map(sourceKey))
  const isFree = (key: SourceKey) => !held.has(sourceKey(key))
  return {
    plan: { ...plan, open: plan.open.filter(isFree), reserve: plan.reserve.filter(isFree) },
    hold: { retryAt: Math.min(factAt + QUIET_MS, since + BURST_MS), heldAt: since },
  }
}

export type EvaluationContext = Pick<
  GatewayContext,
  'activities' | 'db' | 'clock' | 'grantClaim' | 'newId' | 'violations'
>
type Tx = Transaction<Database>
type Participant = AnyParticipant<QueuedUser>

/** The rest of the work for a user, in separate transactions: USE and GRANT lock accounts that precede the budgets in the order of locks. */
export interface Evaluated {
  userId: string
  grants: readonly DueGrant[]
  uses: { rewardId: string; left: string; usedAt: number | null }[]
}

/** Evaluates all activities of these users, whom the caller has locked, and writes the transitions, each kind in one statement. */
export async function evaluateLocked(tx: Tx, gateway: EvaluationContext, queued: readonly QueuedUser[]) {
  if (queued.length === 0) return []
  const now = gateway.clock.now()
  const userIds = userIdsOf(queued)
  await auditReversals(tx, await applyReversals(tx, gateway, userIds), now)
  await liftEarnedAgain(tx, gateway, userIds)
  const participants = await findParticipants(tx, gateway, queued)
  const present = new Set(participants.map((one) => one.queued.userId))
  const absent = queued.filter(({ userId }) => !present.has(userId))
  const { facts, next } = await loadKnown(tx, participants, now)
  const plans = await planAll(tx, gateway, participants, facts, now)
  const held = participants.map(({ queued: entry }, index) =>
    deferDuringBurst(entry, plans[index] as EvaluationPlan, now),
  )
  await setEvaluateAt(
    tx,
    participants.flatMap(({ queued: { userId }, joined }, index) => changedDue(userId, joined, held[index]?.plan)),
  )
  const evaluated: Evaluated[] = []
  for (const [index, { queued: entry }] of participants.entries()) {
    const uses = await findUnappliedUses(tx, entry.userId, facts[index]?.events ?? [])
    evaluated.push({ userId: entry.userId, uses, grants: plans[index]?.grant ?? [] })
  }
  await leaveQueue(tx, { absent, participants, evaluated, next, held, now })
  await applyEvaluations(
    tx,
    gateway,
    participants.map(({ queued: { userId } }, index) => ({ userId, plan: (held[index] as BurstDecision).plan })),
    now,
  )
  const arrived = participants.map(({ queued: entry }, index) => ({ queued: entry, plan: plans[index] }))
  await appendTaskChanges(tx, arrived, now)
  return [...evaluated, ...absent.map(({ userId }) => ({ userId, uses: [], grants: [] }))]
}

/** Reversals of the staff have their line already. */
async function auditReversals(tx: Tx, effects: ReversalEffects | null, at: number) {
  for (const { reversedBy, event } of effects?.reversals ?? [])
    await writeAudit(tx, {
      at,
      actor: 'platform',
      action: 'event.reversed',
      subject: event.eventId,
      detail: { reversedBy },
    })
}

async function planAll(
  tx: Tx,
  { violations }: EvaluationContext,
  participants: readonly Participant[],
  facts: readonly UserFacts[],
  now: number,
) {
  const userIds = participants.map(({ queued: { userId } }) => userId)
  // A claim may have held these locks until now, so the states are read after them.
  await lockReserved(tx, userIds)
  const statesOf = Map.groupBy(await listSourceStatesOf(tx, userIds), ({ userId }) => userId)
  const paused = await listPaused(tx, 'claims')
  const areClaimsSuspended = (activityId: string) => claimsSuspended(violations, activityId) || paused(activityId)
  return decideAllExactly(factReader(tx), facts, (exact, index) => {
    const { members = [] } = participants[index] ?? {}
    const plan = planEvaluation(members, exact, statesOf.get(exact.userId) ?? [], now, areClaimsSuspended)
    return { result: plan, unclear: plan.unclear }
  })
}

const changedDue = (
  userId: string,
  joined: readonly JoinedActivity[],
  plan: EvaluationPlan | undefined,
): EvaluateAt[] =>
  joined
    .map(({ activityId, evaluateAt }) => ({
      userId,
      activityId,
      before: evaluateAt,
      evaluateAt: plan?.due.get(activityId) ?? null,
    }))
    .filter(({ before, evaluateAt }) => before !== evaluateAt)

/** Whether an evaluation has left something to do. */
export const isLeft = ({ uses, grants }: Evaluated) => uses.length > 0 || grants.length > 0

interface Leaving {
  absent: readonly QueuedUser[]
  participants: readonly Participant[]
  evaluated: readonly Evaluated[]
  next: readonly (number | null)[]
  held: readonly BurstDecision[]
  now: number
}

/** Deletes or reschedules the entries. Users with something left to do keep theirs, which stay due until it is done. */
async function leaveQueue(tx: Tx, { absent, participants, evaluated, next, held, now }: Leaving) {
  const leaving = participants
    .map(({ queued }, index) => {
      const hold = held[index]?.hold ?? null
      const dueAt = Math.min(next[index] ?? Infinity, hold?.retryAt ?? Infinity)
      return { queued, dueAt, heldAt: hold?.heldAt ?? null, left: evaluated[index] }
    })
    .filter(({ left }) => left === undefined || !isLeft(left))
  const done = leaving.filter(({ dueAt }) => dueAt === Infinity).map(({ queued }) => queued)
  await dequeue(tx, [...absent, ...done])
  await reschedule(
    tx,
    leaving.filter(({ dueAt }) => dueAt !== Infinity),
    now,
  )
}
