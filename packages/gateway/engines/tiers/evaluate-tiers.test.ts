import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { usdt } from '#gateway/testing/activity-file.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { createTaskWorld, DAY, HOUR, trade, type TaskWorld } from '#gateway/testing/task-world.ts'
import { myActivitySchema } from '@fanfare/contract/activity/activity.ts'
import { readMyActivity } from '../../activities/read-activity.ts'
const world = await createTaskWorld({ audited: true })

type BonusFile = Partial<Extract<ActivityFileInput, { type: 'TradingDepositBonus' }>>

const tier = (id: string, netDeposit: string, volume: string, reward: string) => ({
  id,
  netDeposit: usdt(netDeposit),
  volume: usdt(volume),
  reward: { type: 'GIFT_CASH' as const, kind: 'ExperienceUSDT' as const, amount: usdt(reward), expiresDays: 30 },
})

const publishBonus = (alias: string, changes: BonusFile = {}) =>
  world.publish({
    alias,
    type: 'TradingDepositBonus',
    tasks: [],
    dataDelaySeconds: 1800,
    bonus: { windowDays: 2, feeRate: '0.001' },
    tiers: [tier('tier-1', '500', '2000', '30'), tier('tier-2', '2000', '10000', '120')],
    texts: { en: { title: 'Test', rules: 'Rules', labels: { 'tier-1': 'Tier 1', 'tier-2': 'Tier 2' } } },
    ...changes,
  } as Parameters<TaskWorld['publish']>[0])

const money = (type: 'deposit.confirmed' | 'withdrawal.confirmed', userId: string, usdtValue: string) =>
  fact(type, world.clock.now(), { userId, usdtValue })

const read = async (userId: string, activityId: string) => {
  const detail = await readMyActivity(world.gateway, callerOf(userId), activityId, { locale: 'en', country: null })
  return { detail, bonus: myActivitySchema.parse(detail.my).depositBonus }
}

test('[SCR-5] the tier at the end of the personal window is granted without a claim', async () => {
  const activityId = await publishBonus('granted')
  const userId = await world.addParticipant(activityId)
  world.clock.advance(HOUR)
  await world.sendAndEvaluate(money('deposit.confirmed', userId, '2500'), trade(userId, world.clock.now(), '12000'))
  expect((await read(userId, activityId)).bonus).toMatchObject({
    netDeposit: usdt('2500'),
    volume: usdt('12000'),
    tierId: 'tier-2',
    nextTierId: null,
    withdrawable: usdt('500'),
    result: null,
  })
  await world.sendAndEvaluate(money('withdrawal.confirmed', userId, '1000'))
  const { bonus, detail } = await read(userId, activityId)
  expect(bonus).toMatchObject({ netDeposit: usdt('1500'), tierId: 'tier-1', nextTierId: 'tier-2' })
  expect(bonus?.depositRecords.map(({ amount, counted }) => [amount.amount, counted])).toEqual(
    expect.arrayContaining([
      ['2500', true],
      ['-1000', true],
    ]),
  )
  expect(detail.depositBonus).toEqual({
    windowDays: 2,
    markets: ['spot', 'futures', 'copy'],
    feeRate: '0.001',
    expiresDays: 30,
  })
  await world.passTime(2 * DAY - HOUR)
  expect(await world.rewardsOf(userId)).toEqual([])
  expect((await read(userId, activityId)).bonus).toMatchObject({ result: null, withdrawable: null })
  await world.passTime(HOUR)
  expect(await world.rewardsOf(userId)).toMatchObject([
    { source: { kind: 'TIER', id: 'tier-1' }, state: 'GRANTED', reward: { amount: usdt('30') }, left: usdt('30') },
  ])
  expect((await read(userId, activityId)).bonus?.result).toEqual({ tierId: 'tier-1', reasonCode: null })
})

test('[SCR-5] a late fact of the window counts until the delay of the data is over', async () => {
  const activityId = await publishBonus('late')
  const userId = await world.addParticipant(activityId)
  const inside = world.clock.now() + HOUR
  await world.passTime(2 * DAY + HOUR / 4)
  await world.send({ ...money('deposit.confirmed', userId, '600'), occurredAt: inside }, trade(userId, inside, '3000'))
  await world.passTime(HOUR)
  expect(await world.rewardsOf(userId)).toMatchObject([{ source: { kind: 'TIER', id: 'tier-1' } }])
})

test('[SCR-5] a user without a tier learns it, and gets nothing from later facts', async () => {
  const activityId = await publishBonus('missed')
  const userId = await world.addParticipant(activityId)
  await world.passTime(3 * DAY)
  await world.sendAndEvaluate(money('deposit.confirmed', userId, '6000'), trade(userId, world.clock.now(), '30000'))
  const { bonus } = await read(userId, activityId)
  expect(bonus).toMatchObject({ netDeposit: usdt('0'), result: { tierId: null, reasonCode: 'NOT_ENOUGH' } })
  expect(await world.rewardsOf(userId)).toEqual([])
})

test('[SCR-5] a budget that cannot pay the tier is sold out', async () => {
  const activityId = await publishBonus('sold-out', {
    tiers: [tier('tier-1', '500', '2000', '30')],
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '40' }],
    texts: { en: { title: 'Test', rules: 'Rules', labels: { 'tier-1': 'Tier 1' } } },
  })
  const users = [await world.addParticipant(activityId), await world.addParticipant(activityId)]
  world.clock.advance(1)
  for (const userId of users)
    await world.send(money('deposit.confirmed', userId, '500'), trade(userId, world.clock.now(), '2000'))
  await world.passTime(3 * DAY)
  expect(await Promise.all(users.map(async (userId) => (await read(userId, activityId)).bonus?.result))).toEqual(
    expect.arrayContaining([
      { tierId: 'tier-1', reasonCode: null },
      { tierId: 'tier-1', reasonCode: 'SOLD_OUT' },
    ]),
  )
})

test('[SCR-5] facts before joining are listed with their reason and do not count', async () => {
  const activityId = await publishBonus('before')
  const userId = await world.addUser()
  await world.send(money('deposit.confirmed', userId, '700'))
  world.clock.advance(HOUR)
  await world.joinActivity(userId, activityId)
  await world.evaluate()
  const { bonus } = await read(userId, activityId)
  expect(bonus?.netDeposit).toEqual(usdt('0'))
  expect(bonus?.depositRecords).toMatchObject([{ label: 'deposit:USDT', counted: false, reasonCode: 'BEFORE_JOIN' }])
})
