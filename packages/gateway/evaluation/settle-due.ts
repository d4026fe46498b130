import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { lockDue, type QueuedUser } from '#gateway/evaluation/db/settlement-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { FIRST_PACE } from './pace.ts'
import { settleLocked, type SettlementContext } from './settle-locked.ts'
import { finish } from './settle-user.ts'

/** The settlement of these users as one batch failed; single settlements may succeed while the database is reachable. */
export class SettlingError extends Error {
  readonly userIds: readonly string[]
  readonly isDatabaseGone: boolean

  constructor(userIds: readonly string[], cause: unknown) {
    super(`settling failed`, { cause })
    this.name = 'SettlingError'
    this.userIds = userIds
    this.isDatabaseGone = isDatabaseGone(cause)
  }
}

/**
 * Settles the longest waiting users in one transaction and skips users whom another transaction has locked.
 * @returns them, with the time since which each had waited; empty when no user waits
 * @throws SettlingError
 */
export async function settleDue(
  gateway: SettlementContext,
  { skipped = [], limit = FIRST_PACE.limit }: { skipped?: readonly string[]; limit?: number } = {},
): Promise<readonly Pick<QueuedUser, 'userId' | 'dueAt'>[]> {
  let queued: readonly QueuedUser[] = []
  try {
    const settled = await withTransaction(gateway.db, async (tx) => {
      queued = await lockDue(tx, gateway.clock.now(), { skipped, limit })
      return settleLocked(tx, gateway, queued)
    })
    for (const one of settled) await finish(gateway, one)
    return queued
  } catch (error) {
    if (queued.length === 0) throw error
    throw new SettlingError(
      queued.map(({ userId }) => userId),
      error,
    )
  }
}
