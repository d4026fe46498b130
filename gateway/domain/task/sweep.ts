import type { GatewayContext } from '../../context.ts'
import { askSoldOutAgain } from '../../db/budgets.ts'
import { pruneOutbox } from '../../db/outbox.ts'
import { markDueParticipations } from '../../db/participations.ts'
import { listExpired } from '../../db/rewards.ts'
import { markOverdueClaims } from '../../db/task-states.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DAY_MS } from '../durations.ts'
import { takeBack } from './use-reward.ts'

const BATCH = 500
const OUTBOX_KEPT_MS = 7 * DAY_MS

/**
 * What time alone changes: windows and days that ended, claim deadlines, budgets that were freed, rewards past their end.
 * Users are only marked; settling them is the worker's business.
 * @returns how much there was to do
 */
export async function sweep(gateway: Pick<GatewayContext, 'db' | 'clock' | 'newId'>): Promise<number> {
  const { db, clock } = gateway
  const now = clock.now()
  const due = await markDueParticipations(db, now, BATCH)
  const overdue = await markOverdueClaims(db, now, BATCH)
  const freed = await askSoldOutAgain(db, now)
  const expired = await listExpired(db, now, BATCH)
  for (const { rewardId, userId } of expired)
    await withTransaction(db, (tx) =>
      takeBack(tx, gateway, { userId, rewardId, kind: 'EXPIRE', state: 'EXPIRED', usedAt: null }),
    )
  await pruneOutbox(db, now - OUTBOX_KEPT_MS, BATCH)
  return due + overdue + freed + expired.length
}
