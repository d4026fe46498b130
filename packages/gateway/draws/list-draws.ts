import type { Caller, GatewayContext } from '#gateway/context.ts'
import { listDrawsOf } from '#gateway/draws/db/draws.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { lotteryRecords } from '@fanfare/contract/lottery/records.ts'
import { describePrizes } from './describe-draws.ts'
import { findLotteryActivity } from './draw-prize.ts'
import type { FairnessPage } from './read-fairness.ts'

/** My draws, newest first, with the salt that proves my reference in the log (contract §9). */
export async function listMyDraws(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  { activityId, ...page }: FairnessPage,
  locale: string,
): Promise<CallData<typeof lotteryRecords>> {
  const activity = await findLotteryActivity(gateway, activityId)
  const { rows, total, userSalt } = await listDrawsOf(gateway.db, { userId, activityId, ...page })
  const prizes = await describePrizes(gateway, rows, { activity, locale })
  const items = rows.map(({ drawId, drawNo, nonce, userRef, clientSeed, rolledPrizeId, at }, index) => {
    const prize = prizes[index] ?? null
    return { drawId, drawNo, nonce, userRef, userSalt, clientSeed, rolledPrizeId, prize, at }
  })
  return { items, total }
}
