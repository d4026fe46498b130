import type { GatewayContext } from '../../context.ts'
import { isDatabaseGone } from '../../db/database-gone.ts'
import { takeDirtyUser } from '../../db/dirty-users.ts'
import { withTransaction } from '../../db/transaction.ts'
import { finishUses, settleMarked, type Settled } from './settle-user.ts'

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId'>

/** One user could not be settled; the others can. */
export class SettlingError extends Error {
  readonly userId: string

  constructor(userId: string, cause: unknown) {
    super(`settling failed`, { cause })
    this.name = 'SettlingError'
    this.userId = userId
  }
}

/**
 * Settles the user who waits longest and whom nobody else is settling, leaving out `avoided`.
 * @returns false when nobody waits
 * @throws SettlingError
 */
export async function settleNext(gateway: Gateway, avoided: readonly string[]): Promise<boolean> {
  let userId: string | null = null
  try {
    const settled = await withTransaction(gateway.db, async (tx): Promise<Settled | null> => {
      userId = await takeDirtyUser(tx, gateway.clock.now(), avoided)
      return userId === null ? null : settleMarked(tx, gateway, userId)
    })
    if (userId === null || settled === null) return false
    await finishUses(gateway, userId, settled)
    return true
  } catch (error) {
    // That is nothing of this user, who is to be tried again as soon as the database is back.
    if (userId === null || isDatabaseGone(error)) throw error
    throw new SettlingError(userId, error)
  }
}
