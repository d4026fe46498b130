import { insertPeriod } from '../agents/db/referral-periods.ts'
import { keepPeriods } from '../rebates/start-rebates.ts'
import { BUCKET_MS as QUARTER, bucketOf } from '../facts/tallies/tally-line.ts'
import { takeSnapshot } from '../boards/snapshots/take-snapshot.ts'
import { writeScores } from '../boards/db/scores.ts'
import { beginPayouts, openPayouts, takeReady } from '../payouts/db/payouts.ts'
import { claimReward } from '../rewards/claim-reward.ts'
import { settleRebates } from '../rebates/settle-rebates.ts'
import { createLotteryWorld } from '../draws/testing/lottery-world.ts'
import { createRebateWorld, type RebateWorld } from '../agents/testing/rebate-world.ts'
import { DAY, trade, tradeTask } from './task-world.ts'
import { TeamCup } from '../teams/testing/team-world.ts'

/** A world in which each kind of row that the audit reads exists, all of them whole. */
export async function createAuditedWorld(): Promise<RebateWorld> {
  const world = await createRebateWorld()
  const { gateway, clock } = world
  const activityId = await world.publish({ tasks: [tradeTask()] })
  const [claimed, completed] = [await world.addUser(), await world.addUser()]
  for (const userId of [claimed, completed]) await world.joinActivity(userId, activityId)
  const wrong = trade(completed, clock.now())
  await world.send(trade(claimed, clock.now()), trade(completed, clock.now()), wrong)
  const closed = { type: 'position.closed', market: 'futures', pnl: '3' } as const
  await world.send({ eventId: 'closed-1', userId: claimed, occurredAt: clock.now(), ...closed })
  const reversal = {
    eventId: 'reversal-1',
    type: 'event.reversed',
    reverses: wrong.eventId,
    reason: 'sent twice',
  } as const
  await world.send({ ...reversal, userId: completed, occurredAt: clock.now() })
  await world.evaluate()
  const { rewardId } = await claimReward(gateway, { userId: claimed }, { activityId, taskId: 'first-trade' }, 'en')
  const now = clock.now()
  const payoutId = 'po-audited'
  await beginPayouts(gateway.db, now)
  await openPayouts(gateway.db, [{ userId: claimed, rewardId, payoutId }], now)
  await takeReady(gateway.db, { at: now, limit: 1 })
  const paid = { type: 'reward.paid' as const, payoutId, reference: 'tx-1', amount: '5' }
  await world.send({ eventId: 'paid-1', userId: claimed, occurredAt: now, ...paid })
  const score = { activityId, track: 'main', score: '1', reachedAt: 1 }
  await writeScores(gateway.db, [
    { ...score, userId: claimed },
    { ...score, userId: completed },
  ])
  for (const isFinal of [false, true]) await takeSnapshot(gateway, { activityId, track: 'main', isFinal })
  const lottery = await createLotteryWorld(world)
  const lotteryId = await lottery.publishLottery({ draws: 50 })
  const player = await lottery.addPlayer(lotteryId)
  let hasWonStock = false
  for (let draws = 0; draws < 3 || !hasWonStock; draws += 1) {
    const { prizeId } = await lottery.draw(player, lotteryId)
    hasWonStock ||= prizeId !== null && prizeId !== 'none'
  }
  const cup = await TeamCup.publish(world)
  const { teamId } = await cup.team('Red')
  await cup.member(teamId)
  const agentId = await world.addAgent()
  const subId = await world.addAgent({ uplineUserId: agentId })
  const referral = await world.addReferral(subId)
  // Trades of two quarters of an hour, of which a kept period has the first: any other bound has other sums.
  const bucket = bucketOf(clock.now())
  for (let trades = 0; trades < 2; trades += 1) {
    await world.send({ ...trade(referral, clock.now()), market: 'futures', fee: '10' } as never)
    clock.advance(QUARTER)
  }
  await world.evaluate()
  clock.advance(2 * DAY)
  await world.writeLines()
  await insertPeriod(gateway.db, { campaignId: world.campaignId, agentId, bounds: [bucket, bucket + 1] }, clock.now())
  await keepPeriods(gateway)
  await settleRebates(gateway)
  await world.writeLines()
  await world.evaluate()
  const since = clock.now()
  await gateway.db.insertInto('rebateQueue').values({ userId: claimed, earliestAt: since, since }).execute()
  return world
}
