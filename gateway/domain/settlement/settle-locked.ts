import type { Transaction } from 'kysely'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { lockReserved } from '#gateway/db/entitlements.ts'
import { listJoinedOf, setSettleAt, type JoinedActivity, type SettleAt } from '#gateway/db/participations.ts'
import type { Database } from '#gateway/db/schema.ts'
import { dequeue, reschedule, type QueuedUser } from '#gateway/db/settlement-queue.ts'
import { listTaskStatesOf } from '#gateway/db/task-states.ts'
import { decideAllExactly } from '../facts/exact-facts.ts'
import { factReader } from '../facts/fact-reader.ts'
import { factsUntil } from '../facts/facts-until.ts'
import { loadFactsOf } from '../facts/load-facts.ts'
import { findUnappliedUses } from './end-reward.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import { activityAtVersion } from '../definition/activity-in-play.ts'
import { applySettlements } from './apply-settlement.ts'
import { deferDuringBurst, type BurstDecision } from './burst.ts'
import { planSettlement, type JoinedInPlay, type SettlementPlan } from './plan-settlement.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'newId' | 'violations'>
type Tx = Transaction<Database>

/** `uses` are applied in transactions of their own: USE locks accounts that precede the budgets in the order of locks. */
export interface Settled {
  userId: string
  uses: { rewardId: string; left: string; usedAt: number | null }[]
}

interface Participant {
  queued: QueuedUser
  joined: readonly JoinedActivity[]
  inPlay: readonly JoinedInPlay[]
}

/** Evaluates all tasks of these users, whom the caller has locked, and writes the transitions, each kind in one statement. */
export async function settleLocked(tx: Tx, gateway: Gateway, queued: readonly QueuedUser[]): Promise<Settled[]> {
  if (queued.length === 0) return []
  const now = gateway.clock.now()
  const participants = await findParticipants(tx, gateway, queued)
  const present = new Set(participants.map((one) => one.queued.userId))
  const absent = queued.filter(({ userId }) => !present.has(userId))
  const { facts, next } = await loadKnown(tx, participants, now)
  const plans = await planAll(tx, gateway, participants, facts, now)
  const held = participants.map(({ queued: entry, inPlay }, index) =>
    deferDuringBurst(entry, { plan: plans[index] as SettlementPlan, inPlay, now }),
  )
  await setSettleAt(
    tx,
    participants.flatMap(({ queued: { userId }, joined }, index) => changedDue(userId, joined, held[index]?.plan)),
  )
  const settled: Settled[] = []
  for (const [index, { queued: entry }] of participants.entries()) {
    const uses = await findUnappliedUses(tx, entry.userId, facts[index]?.events ?? [])
    settled.push({ userId: entry.userId, uses })
  }
  await leaveQueue(tx, { absent, participants, settled, next, held, now })
  await applySettlements(
    tx,
    gateway,
    participants.map(({ queued: { userId } }, index) => ({ userId, plan: (held[index] as BurstDecision).plan })),
    now,
  )
  return [...settled, ...absent.map(({ userId }) => ({ userId, uses: [] }))]
}

async function findParticipants(tx: Tx, gateway: Gateway, queued: readonly QueuedUser[]): Promise<Participant[]> {
  const rows = await listJoinedOf(
    tx,
    queued.map(({ userId }) => userId),
  )
  const joinedOf = Map.groupBy(rows, ({ userId }) => userId)
  const participants: Participant[] = []
  for (const entry of queued) {
    const joined = joinedOf.get(entry.userId)
    if (joined === undefined) continue
    const inPlay: JoinedInPlay[] = []
    for (const { activityId, appliedAt, version } of joined) {
      const activity = await activityAtVersion(gateway, tx, activityId, version)
      if (activity !== null) inPlay.push({ activity, appliedAt })
    }
    participants.push({ queued: entry, joined, inPlay })
  }
  return participants
}

/** Facts that have occurred by now, and for each participant the time of the next fact, if a sender's clock is ahead. */
async function loadKnown(tx: Tx, participants: readonly Participant[], now: number) {
  const requests = participants.map(({ queued: { userId }, inPlay }) => ({
    userId,
    tasks: inPlay.map(({ activity, appliedAt }) => ({
      activity: activity.frame,
      tasks: [...activity.tasks.values()],
      appliedAt,
    })),
  }))
  const known = await loadFactsOf(tx, requests, now)
  const until = participants.map(({ queued: { userId, earliestAt } }) => {
    const facts = known.get(userId)
    if (facts === undefined) throw new Error('a participation without its user')
    return factsUntil({ ...facts, earliestArrival: earliestAt }, now)
  })
  return { facts: until.map(({ facts }) => facts), next: until.map(({ next }) => next) }
}

async function planAll(
  tx: Tx,
  { violations }: Gateway,
  participants: readonly Participant[],
  facts: readonly UserFacts[],
  now: number,
): Promise<SettlementPlan[]> {
  const userIds = participants.map(({ queued: { userId } }) => userId)
  // A claim may have held these locks until now, so the states are read after them.
  await lockReserved(tx, userIds)
  const statesOf = Map.groupBy(await listTaskStatesOf(tx, userIds), ({ userId }) => userId)
  const areClaimsSuspended = (activityId: string) => claimsSuspended(violations, activityId)
  return decideAllExactly(factReader(tx), facts, (exact, index) => {
    const { inPlay = [] } = participants[index] ?? {}
    const plan = planSettlement(inPlay, exact, statesOf.get(exact.userId) ?? [], now, areClaimsSuspended)
    return { result: plan, unclear: plan.unclear }
  })
}

const changedDue = (userId: string, joined: readonly JoinedActivity[], plan: SettlementPlan | undefined): SettleAt[] =>
  joined
    .map(({ activityId, settleAt }) => ({
      userId,
      activityId,
      before: settleAt,
      settleAt: plan?.due.get(activityId) ?? null,
    }))
    .filter(({ before, settleAt }) => before !== settleAt)

interface Leaving {
  absent: readonly QueuedUser[]
  participants: readonly Participant[]
  settled: readonly Settled[]
  next: readonly (number | null)[]
  held: readonly BurstDecision[]
  now: number
}

/** Deletes or reschedules the entries. Users with uses keep theirs, which stay due until the uses are applied. */
async function leaveQueue(tx: Tx, { absent, participants, settled, next, held, now }: Leaving): Promise<void> {
  const leaving = participants
    .map(({ queued }, index) => {
      const hold = held[index]?.hold ?? null
      const dueAt = Math.min(next[index] ?? Infinity, hold?.retryAt ?? Infinity)
      return { queued, dueAt, heldAt: hold?.heldAt ?? null, uses: settled[index]?.uses ?? [] }
    })
    .filter(({ uses }) => uses.length === 0)
  const done = leaving.filter(({ dueAt }) => dueAt === Infinity).map(({ queued }) => queued)
  await dequeue(tx, [...absent, ...done])
  await reschedule(
    tx,
    leaving.filter(({ dueAt }) => dueAt !== Infinity),
    now,
  )
}
