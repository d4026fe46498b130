import type { GatewayContext } from '#gateway/context.ts'
import { enqueueSoldOut } from '#gateway/db/budgets.ts'
import { pruneOutbox } from '#gateway/db/outbox.ts'
import { markDueParticipations } from '#gateway/db/participations.ts'
import { listExpired } from '#gateway/db/rewards.ts'
import { enqueueOverdueClaims } from '#gateway/db/entitlements.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { DAY_MS } from '../time/durations.ts'
import { reverseToTreasury } from './end-reward.ts'

const BATCH = 500
const OUTBOX_KEPT_MS = 7 * DAY_MS

/**
 * What time alone changes: windows and days that ended, claim deadlines, budgets that were freed, rewards past their end.
 * Users are only enqueued; the worker settles them.
 * @returns how much there was to do
 */
export async function sweep(gateway: Pick<GatewayContext, 'db' | 'clock' | 'newId'>): Promise<number> {
  const { db, clock } = gateway
  const now = clock.now()
  const due = await markDueParticipations(db, now, BATCH)
  const overdue = await enqueueOverdueClaims(db, now, BATCH)
  const freed = await enqueueSoldOut(db, now)
  const expired = await listExpired(db, now, BATCH)
  for (const { rewardId, userId } of expired)
    await withTransaction(db, (tx) =>
      reverseToTreasury(tx, gateway, { userId, rewardId, kind: 'EXPIRE', state: 'EXPIRED', usedAt: null }),
    )
  await pruneOutbox(db, now - OUTBOX_KEPT_MS, BATCH)
  return due + overdue + freed + expired.length
}
