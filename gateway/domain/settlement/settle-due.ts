import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { lockDue } from '#gateway/db/settlement-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { settleLocked, type SettlementContext } from './settle-locked.ts'
import { finish } from './settle-user.ts'

/** Users in a batch. More would share statements and a commit, but budgets stay locked while a batch is written. */
const BATCH = 64

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
 * @returns their ids; empty when no user waits
 * @throws SettlingError
 */
export async function settleDue(
  gateway: SettlementContext,
  { skipped = [], limit = BATCH }: { skipped?: readonly string[]; limit?: number } = {},
): Promise<readonly string[]> {
  let userIds: readonly string[] = []
  try {
    const settled = await withTransaction(gateway.db, async (tx) => {
      const queued = await lockDue(tx, gateway.clock.now(), { skipped, limit })
      userIds = queued.map(({ userId }) => userId)
      return settleLocked(tx, gateway, queued)
    })
    for (const one of settled) await finish(gateway, one)
    return userIds
  } catch (error) {
    if (userIds.length === 0) throw error
    throw new SettlingError(userIds, error)
  }
}
