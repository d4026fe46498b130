import type { Db } from '#gateway/db/client.ts'
import { EXCLUSIVE_KINDS, exclusiveKindOf, sourceKey, taskOfSource } from '#gateway/db/tables/source.ts'
import type { QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { listLeased } from '#gateway/live/db/live-events.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { earnedBeforeOf, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { Member, SourceDecision } from '../engines/engine.ts'
import { evaluate } from '../engines/registry/engines.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import { emptyPlan, type EvaluationPlan } from './plan.ts'
import { planExclusive } from './plan-exclusive.ts'
import { planSource, type Case } from './plan-source.ts'
import { standingOf, type Standing } from './standing.ts'

/** After a boundary that passed without a change, the next check follows this much later. */
const RECHECK_MS = 60_000

/** What decides beside facts and rows. */
export interface PlanTerms {
  /** By activity. While claims are suspended no claim deadline passes. */
  areClaimsSuspended: (activityId: string) => boolean
  /** No granted reward is given to another source. */
  keepsGranted: boolean
}

const USUAL: PlanTerms = { areClaimsSuspended: () => false, keepsGranted: false }

/** Compares decisions with stored states. Pure. */
export function planEvaluation(
  members: readonly Member[],
  facts: UserFacts,
  rows: readonly SourceStateRow[],
  now: number,
  { areClaimsSuspended, keepsGranted }: PlanTerms = USUAL,
): EvaluationPlan {
  const plan = emptyPlan()
  const storedOf = Map.groupBy(rows, ({ activityId }) => activityId)
  for (const member of members) {
    const { activityId } = member.activity.frame
    const stored = storedOf.get(activityId) ?? []
    const standing = standingOf(stored, facts, keepsGranted)
    const { closed, missed } = standing
    const { sources, scores, dueAt, unclear } = evaluate({
      ...member,
      facts,
      now,
      earnedBefore: earnedBeforeOf(stored),
      closed,
      missed,
    })
    const context = { activityId, areClaimsSuspended: areClaimsSuspended(activityId), now }
    for (const decision of sources)
      if (exclusiveKindOf(decision.source) === null) planDecision(plan, decision, standing, context)
    for (const kind of EXCLUSIVE_KINDS) {
      const decisions = sources.filter(({ source }) => exclusiveKindOf(source) === kind)
      planExclusive(plan, kind, { decisions, standing, context })
    }
    plan.scores.push(...scores.map((score) => ({ ...score, activityId })))
    plan.unclear.push(...unclear)
    // A grant that a suspension holds back is tried again without a new fact.
    const isHeldBack = context.areClaimsSuspended && stored.some(({ isGrantDue }) => isGrantDue)
    plan.due.set(activityId, !isHeldBack && (dueAt === null || dueAt > now) ? dueAt : now + RECHECK_MS)
  }
  plan.reserve.sort((a, b) => a.earnedAt - b.earnedAt || (sourceKey(a) < sourceKey(b) ? -1 : 1))
  return plan
}

/** A source beside which others can be earned. */
function planDecision(
  plan: EvaluationPlan,
  decision: SourceDecision,
  { rows, closed, missed }: Standing,
  { activityId, ...context }: Pick<Case, 'areClaimsSuspended' | 'now'> & { activityId: string },
) {
  const { source, status } = decision
  if (closed.has(source) && !missed.has(source)) return
  const row = rows.get(source)?.row
  const key = { activityId, source }
  if (status === 'OPEN' && row?.claimExpired !== true) plan.unearned.push(key)
  planSource(plan, { key, row, decision, ...context })
}

interface Arrived {
  queued: Pick<QueuedUser, 'userId' | 'factAt'>
  plan: EvaluationPlan
}

/**
 * Appends an entry for each open task of the users with a socket who have new facts: its progress may have changed. One
 * query for all users; changes of states have entries of their own.
 */
export async function appendTaskChanges(tx: Db, users: readonly Arrived[], now: number): Promise<void> {
  const arrived = users.filter(({ queued }) => queued.factAt !== null)
  const leased = await listLeased(
    tx,
    arrived.map(({ queued }) => queued.userId),
    now,
  )
  const entries = arrived.filter(({ queued }) => leased.has(queued.userId)).flatMap(entriesOf)
  await appendLog(tx, entries, now)
}

function entriesOf({ queued: { userId }, plan }: Arrived): NewLogEntry[] {
  const tasks = plan.unearned.flatMap(({ activityId, source }) => {
    const taskId = taskOfSource(source)?.taskId
    return taskId === undefined ? [] : [{ activityId, taskId }]
  })
  const each = new Map(tasks.map((task) => [`${task.activityId} ${task.taskId}`, task]))
  return [...each.values()].map((task) => ({
    topic: 'tasks.changed',
    userId,
    payload: { ...task, taskStatus: 'PENDING' },
  }))
}
