import type { Transaction } from 'kysely'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { isQueued, lockQueued, reschedule, dequeue } from '#gateway/db/settlement-queue.ts'
import { listJoined, setSettleAt } from '#gateway/db/participations.ts'
import type { Database } from '#gateway/db/schema.ts'
import { lockReserved } from '#gateway/db/entitlements.ts'
import { listTaskStates } from '#gateway/db/task-states.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { activityAtVersion } from './activity-in-play.ts'
import { applySettlement } from './apply-settlement.ts'
import { factsUntil } from '../facts/facts-until.ts'
import { deferDuringBurst } from './burst.ts'
import { loadFacts } from '../facts/load-facts.ts'
import { planSettlement, type JoinedInPlay } from './plan-settlement.ts'
import { unusedRewards, useReward } from './end-reward.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'newId' | 'violations'>
type Tx = Transaction<Database>

/**
 * Evaluates one user's tasks in every activity joined and writes the transitions down, if there is a mark that says so.
 * Who else settles the same user waits for the mark's row, so there is one evaluation at a time and the last one sees every
 * fact whose mark was written before it.
 * @returns false when there was nothing to settle
 */
export async function settleUser(gateway: Gateway, userId: string): Promise<boolean> {
  const settled = await withTransaction(gateway.db, async (tx) =>
    (await lockQueued(tx, userId, gateway.clock.now())) ? settleLocked(tx, gateway, userId) : null,
  )
  if (settled === null) return false
  await applyUses(gateway, userId, settled)
  return true
}

/** For reads: settles the caller only when there is news. */
export async function settleIfQueued(gateway: Gateway, userId: string): Promise<void> {
  if (await isQueued(gateway.db, userId, gateway.clock.now())) await settleUser(gateway, userId)
}

/** What a settling leaves for transactions of its own: USE touches accounts that come before the budgets it has locked. */
export interface Settled {
  uses: { rewardId: string; left: string; usedAt: number | null }[]
}

/** The caller holds the lock of the user's mark. */
export async function settleLocked(tx: Tx, gateway: Gateway, userId: string): Promise<Settled> {
  const now = gateway.clock.now()
  const joined = await listJoined(tx, userId)
  if (joined.length === 0) {
    await dequeue(tx, userId)
    return { uses: [] }
  }
  const inPlay: JoinedInPlay[] = []
  for (const { activityId, appliedAt, version } of joined) {
    const activity = await activityAtVersion(gateway, tx, activityId, version)
    if (activity !== null) inPlay.push({ activity, appliedAt })
  }
  // A claim may have been waiting for these locks: the states are read after them.
  await lockReserved(tx, userId)
  const rows = await listTaskStates(tx, userId)
  const invites = inPlay.some(({ activity }) => activity.definition.tasks.some(({ type }) => type === 'INVITE_FRIEND'))
  const known = await loadFacts(tx, userId, { friends: invites })
  if (known === null) throw new Error('a participation without its user')
  const { facts, next } = factsUntil(known, now)
  const wanted = planSettlement(inPlay, facts, rows, now, (activityId) =>
    claimsSuspended(gateway.violations, activityId),
  )
  const { plan, retryAt } = await deferDuringBurst(tx, userId, { plan: wanted, inPlay, now })
  const changedDue = joined.filter(({ activityId, settleAt }) => (plan.due.get(activityId) ?? null) !== settleAt)
  await setSettleAt(
    tx,
    userId,
    new Map(changedDue.map(({ activityId }) => [activityId, plan.due.get(activityId) ?? null])),
  )
  const uses = await unusedRewards(tx, userId, facts.events)
  // With uses the mark stays as it is: due, until they are written.
  if (uses.length === 0) await leaveMark(tx, userId, earlier(next, retryAt), now)
  await applySettlement(tx, gateway, userId, plan, now)
  return { uses }
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b)

const leaveMark = (tx: Tx, userId: string, askAgainAt: number | null, now: number): Promise<void> =>
  askAgainAt === null ? dequeue(tx, userId) : reschedule(tx, userId, askAgainAt, now)

/** The mark stands until every use is written, so a crash in between loses none. */
export async function applyUses(gateway: Gateway, userId: string, { uses }: Settled): Promise<void> {
  if (uses.length === 0) return
  for (const use of uses) await useReward(gateway, { userId, ...use })
  await settleUser(gateway, userId)
}
