import { assetOf, quantityOf, type RewardDefinition } from '@fanfare/activities/file/reward.ts'
import { CLAIM_TIME_AFTER_SUSPENSION_MS } from '#gateway/audit/suspended-claims.ts'
import { sourceKey, taskOfSource, type Source, type SourceKey } from '#gateway/db/tables/source.ts'
import type { SourceStateChange, SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { Evaluation, Member, Score, SourceDecision } from '../engines/engine.ts'
import { evaluate } from '../engines/registry/engines.ts'
import type { Cell } from '../facts/fact-slice.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import type { Db } from '#gateway/db/client.ts'
import { listLeased } from '#gateway/live/db/live-events.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import type { QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'

/** When a reward was earned, and until when it can be claimed; null when it is granted without a claim. */
interface Earned extends SourceKey {
  earnedAt: number
  claimDeadline: number | null
}

/** The same for a reward that waits for a claim. */
interface Claimable extends Earned {
  claimDeadline: number
}

export interface Earning extends Earned {
  asset: string
  quantity: string
  wasSoldOut: boolean
  isLowerable: boolean
}

export interface DueGrant extends SourceKey {
  reward: RewardDefinition
}

/** The changes that evaluating a user must write. */
export interface EvaluationPlan {
  /** Rows to insert, because they do not exist yet and a change follows. */
  open: SourceKey[]
  /** Earned rewards, the earliest first: COMPLETED if the budget can still pay. */
  reserve: Earning[]
  /** Rewards that were earned, but whose claim deadline passed before they were reserved. */
  late: Earning[]
  /** Reservations that were earned at another time, and the claim deadline with it. */
  move: Claimable[]
  /** Reservations whose claim deadline passed. */
  expire: Claimable[]
  /** Changes of status that need no budget. */
  change: SourceStateChange[]
  /** Tasks not earned yet whose progress new facts may have changed. */
  unearned: SourceKey[]
  /** Reservations of earlier evaluations that need no claim. */
  grant: DueGrant[]
  scores: (Score & { activityId: string })[]
  /** By activity: the next time at which an evaluation is needed without a new fact; null means never. */
  due: Map<string, number | null>
  /** Cells to read in more detail before this plan can be applied; empty: it can. */
  unclear: Cell[]
}

/** After a boundary that passed without a change, the next check follows this much later. */
const RECHECK_MS = 60_000

interface Case {
  key: SourceKey
  row: SourceStateRow | undefined
  decision: SourceDecision
  areClaimsSuspended: boolean
  now: number
}

/** Compares decisions with stored states. `areClaimsSuspended`: while claims are suspended no claim deadline passes. Pure. */
export function planEvaluation(
  members: readonly Member[],
  facts: UserFacts,
  rows: readonly SourceStateRow[],
  now: number,
  areClaimsSuspended: (activityId: string) => boolean = () => false,
) {
  const plan: EvaluationPlan = {
    open: [],
    reserve: [],
    late: [],
    move: [],
    expire: [],
    change: [],
    unearned: [],
    grant: [],
    scores: [],
    due: new Map(),
    unclear: [],
  }
  const storedOf = Map.groupBy(rows, ({ activityId }) => activityId)
  for (const member of members) {
    const { activityId } = member.activity.frame
    const stored = new Map(storedOf.get(activityId)?.map((row) => [row.source, row]))
    const { sources, scores, dueAt, unclear } = evaluateMember(member, facts, stored, now)
    const isSuspended = areClaimsSuspended(activityId)
    for (const decision of sources) {
      const key = { activityId, source: decision.source }
      const row = stored.get(decision.source)
      if (row !== undefined && hasEnded(row)) continue
      if (decision.status === 'OPEN') plan.unearned.push(key)
      planSource(plan, { key, row, decision, areClaimsSuspended: isSuspended, now })
    }
    plan.scores.push(...scores.map((score) => ({ ...score, activityId })))
    plan.unclear.push(...unclear)
    // A grant that a suspension holds back is tried again without a new fact.
    const isHeldBack = isSuspended && [...stored.values()].some(({ isGrantDue }) => isGrantDue)
    plan.due.set(activityId, !isHeldBack && (dueAt === null || dueAt > now) ? dueAt : now + RECHECK_MS)
  }
  plan.reserve.sort((a, b) => a.earnedAt - b.earnedAt || (sourceKey(a) < sourceKey(b) ? -1 : 1))
  return plan
}

function evaluateMember(
  member: Member,
  facts: UserFacts,
  stored: ReadonlyMap<Source, SourceStateRow>,
  now: number,
): Evaluation {
  const earnedBefore = new Map<Source, number>()
  const closed = new Set<Source>()
  for (const { source, earnedAt, ...row } of stored.values()) {
    if (earnedAt !== null) earnedBefore.set(source, earnedAt)
    if (hasEnded(row)) closed.add(source)
  }
  return evaluate({ ...member, facts, now, earnedBefore, closed })
}

const hasEnded = (row: Pick<SourceStateRow, 'status' | 'claimExpired'>) =>
  row.status === 'GRANTED' || row.status === 'UNSATISFIED' || row.claimExpired

/** Facts may move a claim deadline; a new version of the activity never shortens the deadline of the same completion. */
const keptDeadline = (row: SourceStateRow, earnedAt: number, claimDeadline: number) =>
  earnedAt === row.earnedAt ? Math.max(claimDeadline, row.claimDeadline ?? claimDeadline) : claimDeadline

function planSource(plan: EvaluationPlan, one: Case) {
  const { key, row, decision, areClaimsSuspended, now } = one
  if (row?.isGrantDue === true) {
    if (!areClaimsSuspended) plan.grant.push({ ...key, reward: decision.reward })
    return
  }
  if (row?.status === 'COMPLETED') return planReserved(plan, { ...one, row })
  const { status, earnedAt, claimDeadline, reward, isLowerable } = decision
  const isEarned = status === 'EARNED' && earnedAt !== null
  const isInTime = claimDeadline === null || claimDeadline > now
  const open = () => void (row === undefined && plan.open.push(key))
  if (isEarned && (isInTime || row?.soldOut !== true)) {
    open()
    const earning = {
      ...key,
      earnedAt,
      claimDeadline,
      asset: assetOf(reward),
      quantity: quantityOf(reward),
      isLowerable,
    }
    const list = isInTime ? plan.reserve : plan.late
    list.push({ ...earning, wasSoldOut: row?.soldOut ?? false })
  } else if (status === 'MISSED') {
    open()
    plan.change.push({ ...key, status: 'UNSATISFIED', soldOut: false })
  } else if (!isEarned && row?.soldOut === true) plan.change.push({ ...key, status: 'PENDING', soldOut: false })
}

/** COMPLETED is final (ADR 0004); late facts may still move the time at which the reward was earned, until the claim. */
function planReserved(
  plan: EvaluationPlan,
  { key, row, decision, areClaimsSuspended, now }: Case & { row: SourceStateRow },
) {
  const { status, earnedAt, claimDeadline } = decision
  const at =
    status === 'EARNED' && earnedAt !== null && claimDeadline !== null
      ? { earnedAt, claimDeadline: keptDeadline(row, earnedAt, claimDeadline) }
      : { earnedAt: row.earnedAt ?? now, claimDeadline: row.claimDeadline ?? now }
  if (areClaimsSuspended && at.claimDeadline <= now) at.claimDeadline = now + CLAIM_TIME_AFTER_SUSPENSION_MS
  if (at.claimDeadline <= now) plan.expire.push({ ...key, ...at })
  else if (at.earnedAt !== row.earnedAt || at.claimDeadline !== row.claimDeadline) plan.move.push({ ...key, ...at })
}

interface Arrived {
  queued: Pick<QueuedUser, 'userId' | 'factAt'>
  plan: EvaluationPlan
}

/**
 * Appends an entry for each open task of the users with a socket who have new facts: its progress may have changed. One
 * query for all users; changes of states have entries of their own.
 */
export async function appendTaskChanges(tx: Db, users: readonly Arrived[], now: number) {
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
