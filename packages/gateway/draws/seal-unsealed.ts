import type { GatewayContext } from '#gateway/context.ts'
import { listUnsealed } from '#gateway/draws/db/lotteries.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findLotteryActivity } from './draw-prize.ts'
import { sealLottery } from '../engines/prizes/seal-lottery.ts'

/** Seals the lotteries that an earlier version of the gateway, which could not draw, has published. */
export async function sealUnsealed(gateway: GatewayContext) {
  for (const activityId of await listUnsealed(gateway.db)) {
    const { definition, startTime, endTime } = await findLotteryActivity(gateway, activityId)
    const published = { activityId, file: definition, startTime, endTime, at: gateway.clock.now() }
    await withTransaction(gateway.db, (tx) => sealLottery(tx, gateway, published))
  }
}
