import type { GatewayContext } from '#gateway/context.ts'
import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { lockNextDue } from '#gateway/db/settlement-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { applyUses, settleLocked, type Settled } from './settle-user.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'newId' | 'violations'>

/** One user could not be settled; the others can, if the database is there. */
export class SettlingError extends Error {
  readonly userId: string
  readonly isDatabaseGone: boolean

  constructor(userId: string, cause: unknown) {
    super(`settling failed`, { cause })
    this.name = 'SettlingError'
    this.userId = userId
    this.isDatabaseGone = isDatabaseGone(cause)
  }
}

/**
 * Settles the user who waits longest and whom nobody else is settling, leaving out `avoided`.
 * @returns who that was; null when nobody waits
 * @throws SettlingError
 */
export async function settleNext(gateway: Gateway, avoided: readonly string[]): Promise<string | null> {
  let userId: string | null = null
  try {
    const settled = await withTransaction(gateway.db, async (tx): Promise<Settled | null> => {
      userId = await lockNextDue(tx, gateway.clock.now(), avoided)
      return userId === null ? null : settleLocked(tx, gateway, userId)
    })
    if (userId === null || settled === null) return null
    await applyUses(gateway, userId, settled)
    return userId
  } catch (error) {
    if (userId === null) throw error
    throw new SettlingError(userId, error)
  }
}
