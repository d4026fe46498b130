import { lockLiving } from '#gateway/accounts/db/users.ts'
import { reserveAwards } from '../rewards/reserve-awards.ts'
import { readFinalPage } from './final-rewards.ts'
import type { Step } from './result-step.ts'
import { addPayoutTotals, appendDigest } from './payout-totals.ts'

/** Reserves the rewards of the next places, the best place first. A reward that its budget cannot pay is reported as sold out. */
export const reserveRewards: Step = async (input) => {
  const { tx, gateway, settlement, now } = input
  const { rewards, next } = await readFinalPage(input)
  const areReserved = await reserveAwards(tx, gateway, rewards, now)
  const living = await lockLiving(
    tx,
    rewards.map(({ userId }) => userId),
  )
  // The reward of a deleted account stays in its budget, which could have paid it.
  const soldOut = rewards.filter(({ userId }, index) => areReserved[index] !== true && living.has(userId))
  const reserved = rewards.filter((_, index) => areReserved[index] === true)
  if (soldOut.length > 0)
    gateway.log.warn(
      { activityId: settlement.activityId, rewards: soldOut.length, first: soldOut[0]?.source },
      'the budget cannot pay rewards of places',
    )
  const report = addPayoutTotals(addPayoutTotals(settlement.report, 'reserved', reserved), 'soldOut', soldOut)
  let { digest } = report
  for (const [index, { userId, source, asset, quantity }] of rewards.entries())
    digest = appendDigest(digest, [userId, source, asset, quantity, areReserved[index] === true].join(' '))
  return { next, report: { ...report, digest } }
}
