import { markFreed } from '#gateway/activities/db/budgets.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { expireEntitlements, listReserved } from '#gateway/rewards/db/entitlements.ts'
import { budgetAccount, move, postAll, reservedAccount } from '#gateway/rewards/db/ledger.ts'

/**
 * Ends everything that a user could still get: it expires, and its amounts are back in their budgets. The caller holds the locks of
 * the user's entitlements. @returns how many there were
 */
export async function releaseOpen(tx: Db, { newId }: Pick<GatewayContext, 'newId'>, userId: string, at: number) {
  const reserved = await listReserved(tx, userId)
  if (reserved.length === 0) return 0
  const expired = await expireEntitlements(
    tx,
    reserved.map((entitlement) => ({ ...entitlement, userId })),
    at,
  )
  await markFreed(tx, expired, at)
  await appendLog(
    tx,
    expired.map(({ activityId, source }) => ({ topic: 'claim.expired', userId, payload: { activityId, source } })),
    at,
  )
  await postAll(
    tx,
    at,
    expired.map(({ activityId, asset, quantity, reference }) => ({
      transferId: newId('tr'),
      kind: 'RELEASE',
      reference,
      entries: move(asset, quantity, reservedAccount(activityId), budgetAccount(activityId)),
    })),
  )
  return expired.length
}
