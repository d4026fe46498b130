import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { listShipments } from '#gateway/rewards/db/reward-addresses.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { decryptAddress } from './address-text.ts'

/**
 * The items to be sent for an activity with their addresses, oldest first; the reading is written to the audit log. An item is no
 * longer listed once the platform has reported its reward as used.
 */
export const readShipments = (
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'keys'>,
  { activityId, actor }: { activityId: string; actor: string },
) =>
  withTransaction(gateway.db, async (tx) => {
    const shipments = await listShipments(tx, activityId)
    await writeAudit(tx, {
      at: gateway.clock.now(),
      actor: `operator:${actor}`,
      action: 'addresses.read',
      subject: activityId,
      detail: { rewards: shipments.length },
    })
    return shipments.map(({ rewardId, asset, encryptedAddress }) => ({
      rewardId,
      item: unitOfAsset(asset),
      ...decryptAddress(gateway, rewardId, encryptedAddress),
    }))
  })
