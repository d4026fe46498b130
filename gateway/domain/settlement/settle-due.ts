import type { GatewayContext } from '#gateway/context.ts'
import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { lockDue } from '#gateway/db/settlement-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { settleLocked } from './settle-locked.ts'
import { applyUses } from './settle-user.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'newId' | 'violations'>

/** Budgets stay locked while a batch is written: many enough to share statements and a commit, few enough to be quick. */
const BATCH = 64

/** These users could not be settled together; each alone may be, if the database is there. */
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
 * Settles the users who have waited longest and whom no other transaction is settling, in one transaction.
 * @returns their ids; none when no user waits
 * @throws SettlingError
 */
export async function settleDue(
  gateway: Gateway,
  { skipped = [], limit = BATCH }: { skipped?: readonly string[]; limit?: number } = {},
): Promise<readonly string[]> {
  let userIds: readonly string[] = []
  try {
    const settled = await withTransaction(gateway.db, async (tx) => {
      const queued = await lockDue(tx, gateway.clock.now(), { skipped, limit })
      userIds = queued.map(({ userId }) => userId)
      return settleLocked(tx, gateway, queued)
    })
    for (const one of settled) await applyUses(gateway, one)
    return userIds
  } catch (error) {
    if (userIds.length === 0) throw error
    throw new SettlingError(userIds, error)
  }
}
