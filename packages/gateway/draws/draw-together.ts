import { assetOf, quantityOf } from '@fanfare/activities/file/reward.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { isHeldOff } from '#gateway/db/pauses.ts'
import {
  findDrawn,
  insertDraws,
  listPlayers,
  lockLottery,
  stockLeft,
  lockUnspentDraws,
  recordDraws,
  spendDraws,
  type LotteryRow,
} from '#gateway/draws/db/draws.ts'
import { grantEntitlements } from '#gateway/rewards/db/grant-entitlements.ts'
import {
  accountKey,
  budgetAccount,
  lockBalances,
  move,
  postAll,
  TREASURY,
  userAccount,
} from '#gateway/rewards/db/ledger.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'
import { grantTerms } from '../activities/definition/activity-in-play.ts'
import { DomainError } from '../util/domain-error.ts'
import { reserveAwards } from '../rewards/awards/reserve-awards.ts'
import { planDraws, type DrawState, type PlannedDraw, type DrawRequest, type LotteryActivity } from './draw-plan.ts'
import { seedOf } from '../engines/prizes/seal-lottery.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/**
 * Draws for several users of one activity in one transaction: each draw takes one of the user's, is logged, and its prize is
 * taken from the stock and granted.
 * @returns for each request null when it is drawn, now or earlier by its key; else its refusal
 */
export const drawTogether = (gateway: GatewayContext, requests: readonly DrawRequest[]) =>
  withTransaction(gateway.db, async (tx) => {
    const [activity] = requests.map((request) => request.activity)
    if (activity === undefined) return []
    if (await isHeldOff(tx, activity.activityId, 'draws'))
      return requests.map(() => new DomainError('TIP', { tipKey: 'activity.draws_paused' }))
    const lottery = await lockLottery(tx, activity.activityId)
    const now = gateway.clock.now()
    if (lottery === null || lottery.revealedAt !== null || now >= activity.endTime)
      return requests.map(() => new DomainError('ENDED'))
    const drawnBefore = await findDrawn(tx, requests)
    const fresh = requests.filter((_, index) => !drawnBefore[index])
    const state = await readState(tx, gateway, { activity, lottery, requests: fresh, now })
    const results = planDraws(fresh, state)
    const draws = results.flatMap((result) => (result instanceof DomainError ? [] : [result]))
    if (draws.length > 0) await write(tx, gateway, state, draws)
    const refusals = new Map(
      results.map((result, index) => [fresh[index], result instanceof DomainError ? result : null]),
    )
    return requests.map((request) => refusals.get(request) ?? null)
  })

async function readState(
  tx: Db,
  gateway: GatewayContext,
  {
    activity,
    lottery,
    requests,
    now,
  }: {
    activity: LotteryActivity
    lottery: LotteryRow
    requests: readonly DrawRequest[]
    now: number
  },
) {
  const { activityId, definition } = activity
  const userIds = userIdsOf(requests)
  const players = await listPlayers(tx, { activityId, timeZone: definition.timeZone, userIds, now })
  const unspent = await lockUnspentDraws(tx, { activityId, userIds, now })
  const rewards = new Map(definition.prizes.flatMap(({ id, reward }) => (reward ? [[id, reward] as const] : [])))
  const assets = [...new Set([...rewards.values()].map(assetOf))]
  const account = budgetAccount(activityId)
  const balances = await lockBalances(
    tx,
    assets.map((asset) => ({ account, asset })),
  )
  return {
    activity,
    lottery,
    seed: seedOf(gateway, lottery),
    prizes: JSON.parse(lottery.prizes) as PrizeTableRow[],
    rewards,
    players,
    unspent: Map.groupBy(unspent, ({ userId }) => userId),
    left: await stockLeft(tx, activityId),
    budget: new Map(assets.map((asset) => [asset, balances.get(accountKey(account, asset)) ?? '0'])),
    now,
    newId: gateway.newId,
  }
}

async function write(tx: Db, gateway: GatewayContext, state: DrawState, draws: readonly PlannedDraw[]) {
  const { lottery, now, left } = state
  const { activityId } = lottery
  await insertDraws(
    tx,
    draws.map(({ row }) => row),
  )
  const won = draws.filter(({ reward }) => reward !== null).length
  await recordDraws(tx, activityId, {
    draws: lottery.draws + draws.length,
    won: lottery.won + won,
    logHash: draws.at(-1)?.row.hash ?? lottery.logHash,
    left,
  })
  await spend(tx, gateway, draws, now)
  await grantPrizes(tx, gateway, state, draws)
}

/** The spent draws return to the treasury, as `reward.used` of the platform does it. */
async function spend(tx: Db, { newId }: GatewayContext, draws: readonly PlannedDraw[], at: number) {
  await spendDraws(
    tx,
    draws.map(({ spent }) => spent.rewardId),
    at,
  )
  const transfers = draws.map(({ spent: { userId, rewardId, asset, quantity, left } }) => ({
    transferId: newId('tr'),
    kind: 'USE' as const,
    // The reference of the last use is the reward's id; an earlier use adds how much is used so far.
    reference: left === '1' ? rewardId : `${rewardId}:${Number(quantity) - Number(left) + 1}`,
    entries: move(asset, '1', userAccount(userId), TREASURY),
  }))
  await postAll(tx, at, transfers)
  const usedUp = draws.filter(({ spent }) => spent.left === '1')
  await appendLog(
    tx,
    usedUp.map(({ spent: { userId, rewardId } }) => ({ topic: 'reward.used', userId, payload: { rewardId } })),
    at,
  )
}

/** Prizes are granted by the draw, without a claim (contract §6). */
async function grantPrizes(tx: Db, gateway: GatewayContext, state: DrawState, draws: readonly PlannedDraw[]) {
  const at = state.now
  const awards = draws.flatMap(({ row: { userId, activityId, drawNo }, reward }) => {
    if (reward === null) return []
    const source = `draw:${drawNo}` as const
    return [{ userId, activityId, source, asset: assetOf(reward), quantity: quantityOf(reward), earnedAt: at, reward }]
  })
  const areReserved = await reserveAwards(tx, gateway, awards, at)
  if (areReserved.includes(false)) throw new Error('the budget was locked, and cannot pay a prize')
  await grantEntitlements(
    tx,
    awards.map(({ userId, activityId, source, reward }) => ({
      ...grantTerms(reward, gateway, state.activity),
      at,
      userId,
      activityId,
      sources: [source, source] as const,
      version: null,
      evenIfQueued: true,
      // The draw already keeps a pause of draws out, and a prize needs no claim.
      evenIfPaused: true as const,
    })),
  )
}
