import type { GatewayContext } from '#gateway/context.ts'
import { enqueueSoldOut } from '#gateway/activities/db/budgets.ts'
import { enqueueDueParticipations } from '#gateway/activities/db/participations.ts'
import { listExpired } from '#gateway/rewards/db/rewards.ts'
import { enqueueOverdueClaims } from '#gateway/rewards/db/entitlements.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { reverseToTreasury } from './end-reward.ts'

const BATCH = 500

/**
 * Handles changes without a new fact: ended windows and days, passed claim deadlines, freed budgets, expired rewards. It only
 * enqueues users; the worker evaluates them.
 * @returns the number of enqueued users and expired rewards
 */
export async function sweep(gateway: Pick<GatewayContext, 'db' | 'clock' | 'newId'>): Promise<number> {
  const { db, clock } = gateway
  const now = clock.now()
  const due = await enqueueDueParticipations(db, now, BATCH)
  const overdue = await enqueueOverdueClaims(db, now, BATCH)
  const freed = await enqueueSoldOut(db, now)
  const expired = await listExpired(db, now, BATCH)
  for (const { rewardId, userId } of expired)
    await withTransaction(db, (tx) =>
      reverseToTreasury(tx, gateway, { userId, rewardId, kind: 'EXPIRE', state: 'EXPIRED', usedAt: null }),
    )
  return due + overdue + freed + expired.length
}
