import { isQueued, lockQueued } from '#gateway/evaluation/db/settlement-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { useReward } from './end-reward.ts'
import { grantTerms } from '../activities/definition/grant-terms.ts'
import { isLeft, settleLocked, type Settled, type SettlementContext } from './settle-locked.ts'

/**
 * Settles a user who has a due entry in the queue. The lock of the user keeps settlements of one user apart, and the last of
 * them sees every fact that was enqueued before it.
 * @returns false when no entry was due
 */
export async function settleUser(gateway: SettlementContext, userId: string): Promise<boolean> {
  const settled = await withTransaction(gateway.db, async (tx) => {
    const queued = await lockQueued(tx, userId, gateway.clock.now())
    return queued === null ? [] : settleLocked(tx, gateway, [queued])
  })
  for (const one of settled) await finish(gateway, one)
  return settled.length > 0
}

/** For reads: settles the user only if an entry is due. */
export async function settleIfQueued(gateway: SettlementContext, userId: string): Promise<void> {
  if (await isQueued(gateway.db, userId, gateway.clock.now())) await settleUser(gateway, userId)
}

/** Applies uses and grants what needs no claim. Entries of the queue stay until then, so that a crash in between loses nothing. */
export async function finish(gateway: SettlementContext, settled: Settled): Promise<void> {
  if (!isLeft(settled)) return
  const { userId, uses, grants } = settled
  for (const use of uses) await useReward(gateway, { userId, ...use })
  for (const { activityId, source, reward } of grants)
    await gateway.grantClaim({
      ...grantTerms(reward, gateway),
      userId,
      activityId,
      sources: [source, source],
      version: null,
      evenIfQueued: true,
    })
  await settleUser(gateway, userId)
}
