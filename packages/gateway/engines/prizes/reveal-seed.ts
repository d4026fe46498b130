import type { GatewayContext } from '#gateway/context.ts'
import { markRevealed, type LotteryRow } from '#gateway/draws/db/lotteries.ts'
import { seedOf } from './seal-lottery.ts'

/**
 * The seed in hex once the activity has ended, else null. The first reading after the end makes it public for ever: no draw is
 * possible from then on, even if the clock were set back.
 */
export async function revealSeed(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'keys'>,
  lottery: LotteryRow,
  endTime: number,
): Promise<string | null> {
  const now = gateway.clock.now()
  if (lottery.revealedAt === null) {
    if (now < endTime) return null
    await markRevealed(gateway.db, lottery.activityId, now)
  }
  return seedOf(gateway, lottery).toString('hex')
}
