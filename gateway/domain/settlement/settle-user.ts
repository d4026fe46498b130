import type { GatewayContext } from '#gateway/context.ts'
import { isQueued, lockQueued } from '#gateway/db/settlement-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { useReward } from './end-reward.ts'
import { settleLocked, type Settled } from './settle-locked.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'newId' | 'violations'>

/**
 * Settles a user who has a due entry in the queue. The lock of the user keeps settlements of one user apart, and the last of
 * them sees every fact that was enqueued before it.
 * @returns false when no entry was due
 */
export async function settleUser(gateway: Gateway, userId: string): Promise<boolean> {
  const settled = await withTransaction(gateway.db, async (tx) => {
    const queued = await lockQueued(tx, userId, gateway.clock.now())
    return queued === null ? [] : settleLocked(tx, gateway, [queued])
  })
  for (const one of settled) await applyUses(gateway, one)
  return settled.length > 0
}

/** For reads: settles the user only if an entry is due. */
export async function settleIfQueued(gateway: Gateway, userId: string): Promise<void> {
  if (await isQueued(gateway.db, userId, gateway.clock.now())) await settleUser(gateway, userId)
}

/** Entries of the queue stay until every use is written, so that a crash in between loses no use. */
export async function applyUses(gateway: Gateway, { userId, uses }: Settled): Promise<void> {
  if (uses.length === 0) return
  for (const use of uses) await useReward(gateway, { userId, ...use })
  await settleUser(gateway, userId)
}
