import type { GatewayContext } from '#gateway/context.ts'
import { findRewardOf, type RewardRow } from '#gateway/db/rewards.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { reserveAwards, type Reservation } from './reserve-awards.ts'

export interface Award extends Reservation {
  /** null: paid at once. */
  holdUntil: number | null
  /** null: it does not end. */
  expiresAt: number | null
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId' | 'grantClaim'>

/**
 * Reserves and grants an award, once for its source, in two transactions: repeated after a crash it grants the
 * existing reservation. The user must take part in the activity.
 * @returns null when the budget cannot pay; nothing was changed then
 */
export async function award(gateway: Gateway, { holdUntil, expiresAt, ...earned }: Award): Promise<RewardRow | null> {
  const { db, clock, newId, grantClaim } = gateway
  const { userId, activityId, source } = earned
  const at = clock.now()
  const [isReserved] = await withTransaction(db, (tx) => reserveAwards(tx, gateway, [earned], at))
  if (isReserved !== true) return null
  const granted = await grantClaim({
    userId,
    activityId,
    sources: [source, source],
    version: null,
    holdUntil,
    expiresAt,
    rewardId: newId('rw'),
    transferId: newId('tr'),
    at,
    evenIfQueued: true,
  })
  return granted ?? findRewardOf(db, userId, { activityId, source })
}
