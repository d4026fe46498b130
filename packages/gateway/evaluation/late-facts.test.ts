import { expect, test } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { usdt } from '#gateway/testing/activity-file.ts'
import { closed } from '#gateway/testing/copy-facts.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { createTaskWorld, DAY, HOUR, trade, tradeTask, type TaskInput } from '#gateway/testing/task-world.ts'
import { readMyActivity } from '../activities/read-activity.ts'
import { messageReader } from '../messages/message-reader.ts'
import { beginPayouts, takeReady } from '../payouts/db/payouts.ts'
import { payoutReader } from '../payouts/start-payouts.ts'
import { cancelReward } from '../rewards/awards/cancel-reward.ts'
import { readRewardTimeline } from '../rewards/reward-timeline.ts'
import { listCompletions } from './completions/list-completions.ts'

const world = await createTaskWorld({ audited: true, config: { payouts: true } })
const { gateway } = world
let published = 0

type FileOf<Type extends ActivityFileInput['type']> = Partial<Extract<ActivityFileInput, { type: Type }>>

const publish = (tasks: TaskInput[], changes: Partial<ActivityFileInput> = {}) =>
  world.publish({ alias: `late-${(published += 1)}`, tasks, ...changes })
const publishCover = (changes: FileOf<'CopyTrading'> = {}) =>
  publish([], {
    type: 'CopyTrading',
    cover: { limit: usdt('50') },
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
    ...changes,
  } as Partial<ActivityFileInput>)
const publishTiers = () =>
  publish([], {
    type: 'TradingDepositBonus',
    dataDelaySeconds: 1800,
    bonus: { windowDays: 2 },
    tiers: ['1', '2', '3'].map((step) => ({
      id: `tier-${step}`,
      netDeposit: usdt(`${step}00`),
      reward: { type: 'GIFT_CASH', kind: 'ExperienceUSDT', amount: usdt(`${step}0`) },
    })),
  } as Partial<ActivityFileInput>)

const statesOf = async (userId: string) =>
  (await listSourceStates(gateway.db, userId)).map(({ source, status, claimExpired }) => [
    source.replace('task:first-trade:', ''),
    claimExpired ? 'EXPIRED' : status,
  ])
/** A held cover is paid when no fact has arrived for so long. */
const arrives = async (...events: PlatformEventInput[]) => {
  await world.sendAndEvaluate(...events)
  await world.passTime(2_000)
}
const myOf = async (userId: string, activityId: string) =>
  (await readMyActivity(gateway, callerOf(userId), activityId, { locale: 'en', country: null })).my
const paidTo = async (userId: string) =>
  (await world.rewardsOf(userId)).map(({ source, state, reward }) => [
    source?.id,
    state,
    'amount' in reward.amount ? reward.amount.amount : null,
  ])
const order = (userId: string, occurredAt: number, orderId: string, pnl = '-12.40', changes = {}) =>
  closed(userId, occurredAt, { orderId, pnl, ...changes })
const reversalOf = ({ eventId, userId }: { eventId: string; userId: string }) =>
  fact('event.reversed', world.clock.now(), { eventId: `reversal-of-${eventId}`, userId, reverses: eventId })
const messagesOf = async (userId: string) => {
  await readToEnd(gateway, messageReader(gateway))
  const rows = await gateway.db.selectFrom('messages').select('kind').where('userId', '=', userId).execute()
  return rows.map(({ kind }) => kind)
}

test('[ACT-3] a late fact of the window completes the task until its claim deadline', async () => {
  const activityId = await publish([tradeTask({ period: 'AFTER', windowDays: 1, claimDays: 2 })])
  const [soon, late] = [await world.addParticipant(activityId), await world.addParticipant(activityId)]
  const at = world.clock.now() + HOUR
  await world.passTime(2 * DAY)
  expect(await statesOf(soon)).toEqual([['-', 'UNSATISFIED']])
  const arrivedAt = world.clock.now()
  await world.sendAndEvaluate(trade(soon, at))
  const { tasks } = await listCompletions(gateway, { userId: soon }, { activityId }, 'en')
  expect(tasks).toMatchObject([{ taskStatus: 'COMPLETED', completedAt: at, claimDeadline: at + 2 * DAY }])
  expect(tasks[0]?.trace.at(-1)?.facts).toMatchObject([{ at, counted: true, arrivedAt }])
  expect(await world.claim(soon, activityId)).toMatchObject({ taskStatus: 'GRANTED' })

  await world.passTime(2 * DAY)
  await world.sendAndEvaluate(trade(late, at))
  expect(await statesOf(late)).toEqual([['-', 'EXPIRED']])
  const read = await listCompletions(gateway, { userId: late }, { activityId }, 'en')
  expect(read.tasks).toMatchObject([{ taskStatus: 'COMPLETED', reasonCode: 'CLAIM_EXPIRED', completedAt: at }])
})

test('[ACT-5] a late fact decides its own day again and no other', async () => {
  const activityId = await publish([tradeTask({ period: 'EVERYDAY' })])
  const userId = await world.addParticipant(activityId)
  const joined = world.clock.now()
  await world.passTime(3 * DAY)
  const days = (await statesOf(userId)).map(([day]) => day)
  await world.sendAndEvaluate(trade(userId, joined + DAY))
  expect(await statesOf(userId)).toEqual([
    [days[0], 'UNSATISFIED'],
    [days[1], 'COMPLETED'],
    [days[2], 'UNSATISFIED'],
  ])
})

test('[ACT-4] a late fact of a friend or a late reclassification completes a missed task', async () => {
  const friendTask = tradeTask({ id: 'friend', type: 'INVITE_FRIEND', target: { count: 1 }, friend: { deposit: '50' } })
  const activityId = await publish([{ ...friendTask, period: 'AFTER', windowDays: 1 }])
  const inviterId = await world.addParticipant(activityId)
  world.clock.advance(1)
  const friend = await world.addUser({ inviterId })
  const at = world.clock.now() + HOUR
  await world.passTime(2 * DAY)
  await world.sendAndEvaluate(fact('deposit.confirmed', at, { eventId: `deposit-${friend}`, userId: friend }))
  expect(await statesOf(inviterId)).toEqual([['task:friend:-', 'COMPLETED']])

  const otherId = await publish([tradeTask({ period: 'AFTER', windowDays: 1 })])
  const maker = await world.addParticipant(otherId)
  const since = world.clock.now()
  const classified = (ms: number, marketMaker: boolean) =>
    fact('account.classified', since + ms, { eventId: `classified-${maker}-${ms}`, userId: maker, marketMaker })
  world.clock.advance(HOUR)
  await world.sendAndEvaluate(classified(1, true), trade(maker, since + HOUR))
  await world.passTime(2 * DAY)
  expect(await statesOf(maker)).toEqual([['-', 'UNSATISFIED']])
  await world.sendAndEvaluate(classified(2, false))
  expect(await statesOf(maker)).toEqual([['-', 'COMPLETED']])
})

test('[ACT-7] a late fact after the budget was spent says so, and is paid when the budget grows', async () => {
  const file = { alias: `late-${(published += 1)}`, tasks: [tradeTask({ period: 'AFTER' as const, windowDays: 1 })] }
  const budgetOf = (limit: string) => ({ budget: [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit }] })
  const activityId = await world.publish({ ...file, ...budgetOf('5') })
  await world.addTrader(activityId)
  const userId = await world.addParticipant(activityId)
  const at = world.clock.now()
  await world.passTime(2 * DAY)
  await world.sendAndEvaluate(trade(userId, at))
  const { tasks } = await listCompletions(gateway, { userId }, { activityId }, 'en')
  expect(tasks).toMatchObject([{ taskStatus: 'PENDING', reasonCode: 'SOLD_OUT' }])
  await world.publish({ ...file, ...budgetOf('10') })
  await world.evaluate()
  expect(await statesOf(userId)).toEqual([['-', 'COMPLETED']])
})

test('[ACT-3] the times of an expired claim follow reversals of facts that came after the task was first completed', async () => {
  const activityId = await publish([tradeTask({ claimDays: 2 })])
  const userId = await world.addParticipant(activityId)
  const at = world.clock.now()
  const [first, second, third] = [trade(userId, at + HOUR), trade(userId, at + 2 * HOUR), trade(userId, at + 3 * HOUR)]
  world.clock.advance(HOUR)
  await world.sendAndEvaluate(first)
  world.clock.advance(2 * HOUR)
  await world.sendAndEvaluate(second, third)
  await world.sendAndEvaluate(reversalOf(first))
  await world.passTime(3 * DAY)
  const completedAt = async () =>
    (await listSourceStates(gateway.db, userId)).map(({ claimExpired, earnedAt }) => [claimExpired, earnedAt])
  expect(await completedAt()).toEqual([[true, second.occurredAt]])
  await world.sendAndEvaluate(reversalOf(second))
  expect(await completedAt()).toEqual([[true, third.occurredAt]])
})

test('[GW-2] a task that a reversal took away and later facts earn again has the time of these facts', async () => {
  const task = tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target: { amount: '100', unit: 'USDT' } })
  const activityId = await publish([task])
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(HOUR)
  const [first, second] = [trade(userId, start + 1, '60'), trade(userId, start + 2, '60')]
  await world.sendAndEvaluate(first, second)
  await world.sendAndEvaluate(reversalOf(second))
  await world.sendAndEvaluate(trade(userId, start + 3, '60'))
  expect(await listSourceStates(gateway.db, userId)).toMatchObject([{ status: 'COMPLETED', earnedAt: start + 3 }])
})

test('[SCR-6] an earlier order that arrives late takes over the cover of a later one', async () => {
  const activityId = await publishCover()
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  await world.passTime(DAY)
  await arrives(order(userId, start + 2 * HOUR, 'later', '-30'))
  expect(await paidTo(userId)).toEqual([['later', 'GRANTED', '30']])
  await arrives(order(userId, start + HOUR, 'earlier'))
  expect(await paidTo(userId)).toEqual([
    ['earlier', 'GRANTED', '12.4'],
    ['later', 'CANCELLED', '30'],
  ])
  expect(await myOf(userId, activityId)).toMatchObject({ cover: { state: 'PAID', paid: { amount: '12.4' } } })
  expect(await messagesOf(userId)).toEqual(expect.arrayContaining(['reward_granted', 'reward_corrected']))
  const taken = (await world.rewardsOf(userId)).find(({ state }) => state === 'CANCELLED')
  expect(taken).toMatchObject({ reasonCode: 'CORRECTED' })
  const { steps } = await readRewardTimeline(gateway, { userId }, taken?.rewardId ?? '')
  expect(steps.map(({ step }) => step)).toEqual(['EARNED', 'GRANTED', 'CANCELLED'])

  // A profit before both uses the cover up; its reversal gives it back, under another name in the ledger.
  const profit = order(userId, start + 1, 'profit', '7')
  await arrives(profit)
  expect((await paidTo(userId)).map(([, state]) => state)).toEqual(['CANCELLED', 'CANCELLED'])
  expect(await myOf(userId, activityId)).toMatchObject({ cover: { state: 'USED_UP', paid: null } })
  await arrives(reversalOf(profit))
  expect((await paidTo(userId)).filter(([, state]) => state === 'GRANTED')).toEqual([['earlier', 'GRANTED', '12.4']])
})

test.each([
  [
    'used in part',
    (userId: string, rewardId: string) =>
      world.sendAndEvaluate(
        fact('reward.used', world.clock.now(), { eventId: `used-${rewardId}`, userId, rewardId, quantity: '1' }),
      ),
  ],
  [
    'taken back in part',
    (_: string, rewardId: string) =>
      withTransaction(gateway.db, (tx) =>
        cancelReward(tx, gateway, { rewardId, amount: '1', reason: 'CORRECTED', at: world.clock.now() }),
      ),
  ],
  [
    'handed over to the wallet',
    async () => {
      await readToEnd(gateway, payoutReader(gateway))
      await withTransaction(gateway.db, (tx) => takeReady(tx, { at: world.clock.now(), limit: 100 }))
    },
  ],
])('[SCR-6] a cover that was %s stays when an earlier order arrives late, and its page says so', async (_, end) => {
  await beginPayouts(gateway.db, world.clock.now())
  const activityId = await publishCover()
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  await world.passTime(DAY)
  await arrives(order(userId, start + 2 * HOUR, 'later'))
  const [reward] = await world.rewardsOf(userId)
  await end(userId, reward?.rewardId ?? '')
  const arrivedAt = world.clock.now()
  await arrives(order(userId, start + HOUR, 'earlier', '-40'))
  expect((await paidTo(userId)).map(([id]) => id)).toEqual(['later'])
  expect(await myOf(userId, activityId)).toMatchObject({
    cover: { state: 'PAID', paid: { amount: '12.4' }, late: { closedAt: start + HOUR, arrivedAt } },
  })
})

test('[SCR-6] a cover stays when the budget cannot pay the larger one of an earlier order', async () => {
  const activityId = await publishCover({ budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '20' }] })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  await world.passTime(DAY)
  await arrives(order(userId, start + 2 * HOUR, 'later'))
  await arrives(order(userId, start + HOUR, 'earlier', '-40'))
  expect(await paidTo(userId)).toEqual([['later', 'GRANTED', '12.4']])
})

test('[SCR-5] a paid tier follows late facts up and down until it is used', async () => {
  const activityId = await publishTiers()
  const userId = await world.addParticipant(activityId)
  const at = world.clock.now() + HOUR
  const money = (type: 'deposit.confirmed' | 'withdrawal.confirmed', usdtValue: string) =>
    fact(type, at, { eventId: `${type}-${userId}-${usdtValue}`, userId, usdtValue })
  const bonus = async () => (await myOf(userId, activityId)).depositBonus
  const standing = async () => (await paidTo(userId)).filter(([, state]) => state === 'GRANTED')
  await world.passTime(HOUR)
  await world.send(money('deposit.confirmed', '100'))
  await world.passTime(3 * DAY)
  expect(await standing()).toEqual([['tier-1', 'GRANTED', '10']])
  const arrivedAt = world.clock.now()
  await arrives(money('deposit.confirmed', '201'))
  expect(await standing()).toEqual([['tier-3', 'GRANTED', '30']])
  expect((await bonus())?.depositRecords).toMatchObject([{ arrivedAt }, { amount: usdt('100') }])
  await arrives(money('withdrawal.confirmed', '50'))
  expect(await standing()).toEqual([['tier-2', 'GRANTED', '20']])
  await arrives(money('withdrawal.confirmed', '200'))
  expect(await standing()).toEqual([])
  expect((await bonus())?.result).toEqual({ tierId: null, reasonCode: 'NOT_ENOUGH' })
  await arrives(money('deposit.confirmed', '202'))
  expect(await standing()).toEqual([['tier-2', 'GRANTED', '20']])

  const [reward] = (await world.rewardsOf(userId)).filter(({ state }) => state === 'GRANTED')
  const rewardId = reward?.rewardId ?? ''
  const part = { eventId: `used-${rewardId}`, userId, rewardId, quantity: '1' }
  await arrives(fact('reward.used', world.clock.now(), part), money('deposit.confirmed', '500'))
  expect((await bonus())?.result).toMatchObject({ tierId: 'tier-2', late: { tierId: 'tier-3' } })
})

test('[SCR-5] a reversed deposit or a late flag of several accounts takes a paid tier back', async () => {
  const activityId = await publishTiers()
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  await world.passTime(HOUR)
  const deposits = ['100', '101'].map((usdtValue) =>
    fact('deposit.confirmed', start + HOUR, { eventId: `deposit-${userId}-${usdtValue}`, userId, usdtValue }),
  )
  await world.send(...deposits)
  await world.passTime(3 * DAY)
  const standing = async () => (await paidTo(userId)).filter(([, state]) => state === 'GRANTED').map(([id]) => id)
  expect(await standing()).toEqual(['tier-2'])
  await arrives(reversalOf(deposits[1]!))
  expect(await standing()).toEqual(['tier-1'])
  const flagged = { userId, reason: 'MULTI_ACCOUNT' }
  await arrives(fact('user.flagged', start + DAY, { ...flagged, eventId: `flagged-${userId}` }))
  expect(await standing()).toEqual([])
  expect((await myOf(userId, activityId)).depositBonus?.result).toMatchObject({ reasonCode: 'MULTI_ACCOUNT' })
  await arrives(fact('user.cleared', world.clock.now(), { userId, eventId: `cleared-${userId}` }))
  expect(await standing()).toEqual(['tier-1'])
})
