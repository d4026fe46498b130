import { afterAll, expect, test } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, HOUR, trade, tradeTask, type TaskInput } from '#gateway/testing/task-world.ts'
import { claimReward } from '../rewards/claim-reward.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { ingestEvents } from './ingest-events.ts'
import { listCompletions } from '../evaluation/completions/list-completions.ts'

const world = await createTaskWorld()
afterAll(async () => expect(await audit(world.gateway.db)).toEqual([]))

const statuses = async (userId: string) =>
  (await listSourceStates(world.gateway.db, userId)).map(({ source, status, earnedAt, claimDeadline }) => ({
    taskId: taskOfSource(source)?.taskId,
    status,
    completedAt: earnedAt,
    claimDeadline,
  }))

test('[GW-2][D-10] each event of a batch has its own result: accepted, duplicate, INVALID, CONFLICT or FUTURE', async () => {
  const userId = await world.addUser()
  const now = world.clock.now()
  const good = trade(userId, now)
  const again = { ...good, note: 'unknown fields are ignored' }
  const other = { ...good, usdtVolume: '101' }
  const batch = [
    good,
    { nonsense: true },
    again,
    other,
    { ...trade(userId, now), usdtVolume: '-1' },
    { ...trade(userId, now), usdtVolume: 12 },
    trade(userId, now + 300_001),
    trade(userId, now + 300_000),
    { ...trade(userId, now), type: 'user.flagged', reason: 'nul \u0000' },
    { ...trade(userId, now), type: 'user.flagged', reason: 'half \ud800' },
    { ...trade(userId, now), 'unknown \u0000 field': 1 },
  ]
  expect(await ingestEvents(world.gateway, batch)).toEqual({
    accepted: 2,
    duplicates: 1,
    rejected: [
      { index: 1, reason: 'INVALID' },
      { index: 3, reason: 'CONFLICT' },
      { index: 4, reason: 'INVALID' },
      { index: 5, reason: 'INVALID' },
      { index: 6, reason: 'FUTURE' },
      { index: 8, reason: 'INVALID' },
      { index: 9, reason: 'INVALID' },
      { index: 10, reason: 'INVALID' },
    ],
  })
  expect(await ingestEvents(world.gateway, [other, again])).toEqual({
    accepted: 0,
    duplicates: 1,
    rejected: [{ index: 0, reason: 'CONFLICT' }],
  })
})

test('[GW-2] the same batches from many senders at the same time are stored once', async () => {
  const userId = await world.addUser()
  const batch = Array.from({ length: 100 }, () => trade(userId, world.clock.now()))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => world.send(...(turn % 2 ? batch : batch.toReversed()))),
  )
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(100)
  expect(answers.reduce((sum, { duplicates }) => sum + duplicates, 0)).toBe(1100)
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

test('[GW-2] six facts, in every order of arrival and each twice, give the same tasks', async () => {
  const money = { amount: '300', unit: 'USDT' }
  const tasks: TaskInput[] = [
    tradeTask(),
    tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target: money }),
    tradeTask({ id: 'deposit', type: 'RECHARGE', target: money, period: 'AFTER', windowDays: 2 }),
    tradeTask({ id: 'verified', type: 'KYC_PASS' }),
    tradeTask({ id: 'held', type: 'SPOT_HOLDS', target: money, asset: 'FNF' }),
  ]
  const activityId = await world.publish({
    alias: 'orders',
    tasks,
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000000' }],
  })
  const start = world.clock.now()
  const orders = someOf(permutations([0, 1, 2, 3, 4, 5]))
  const users = await Promise.all(orders.map(() => world.addUser()))
  for (const userId of users) await world.joinActivity(userId, activityId)
  const factsOf = (userId: string): PlatformEventInput[] => [
    trade(userId, start + HOUR, '100'),
    trade(userId, start + 2 * HOUR, '150'),
    trade(userId, start + 3 * HOUR, '50'),
    {
      eventId: `${userId}-d`,
      type: 'deposit.confirmed',
      userId,
      occurredAt: start + HOUR,
      asset: 'USDT',
      amount: '300',
      usdtValue: '300',
    } as PlatformEventInput,
    { eventId: `${userId}-k`, type: 'kyc.passed', userId, occurredAt: start - HOUR },
    {
      eventId: `${userId}-h`,
      type: 'holding.snapshot',
      userId,
      occurredAt: start + 4 * HOUR,
      asset: 'FNF',
      usdtValue: '299.99',
    } as PlatformEventInput,
  ]
  world.clock.advance(5 * HOUR)
  const facts = users.map(factsOf)
  for (let arrival = 0; arrival < 6; arrival += 1) {
    const due = orders.flatMap((order, index) => facts[index]?.[order[arrival] ?? 0] ?? [])
    await world.send(...due)
    await world.send(...due)
    await world.evaluate()
  }
  const outcomes = new Set<string>()
  for (const userId of users) outcomes.add(JSON.stringify(await statuses(userId)))
  expect([...outcomes].map((text) => JSON.parse(text) as unknown)).toEqual([
    [
      ['deposit', start + HOUR],
      ['first-trade', start + HOUR],
      ['verified', start],
      ['volume', start + 3 * HOUR],
    ].map(([taskId, completedAt]) => ({
      taskId,
      status: 'COMPLETED',
      completedAt,
      claimDeadline: Number(completedAt) + 7 * 24 * HOUR,
    })),
  ])
}, 240_000)

test('[GW-2] [ACT-4] fills of a market maker are excluded, in every order of arrival of fills and classifications', async () => {
  const activityId = await world.publish({
    alias: 'market-makers',
    tasks: [tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target: { amount: '100', unit: 'USDT' } })],
  })
  const start = world.clock.now()
  const orders = permutations([0, 1, 2, 3])
  const users = await Promise.all(orders.map(() => world.addUser()))
  for (const userId of users) await world.joinActivity(userId, activityId)
  const factsOf = (userId: string): PlatformEventInput[] => [
    { ...trade(userId, start + 1, '60'), maker: true } as PlatformEventInput,
    trade(userId, start + 3, '39.99'),
    { eventId: `${userId}-on`, type: 'account.classified', userId, occurredAt: start + 3, marketMaker: true },
    { eventId: `${userId}-off`, type: 'account.classified', userId, occurredAt: start + 4, marketMaker: false },
  ]
  world.clock.advance(HOUR)
  const facts = users.map(factsOf)
  for (let arrival = 0; arrival < 4; arrival += 1) {
    await world.send(...orders.flatMap((order, index) => facts[index]?.[order[arrival] ?? 0] ?? []))
    await world.evaluate()
  }
  const progressOf = async (userId: string) => {
    const { tasks } = await listCompletions(world.gateway, { userId }, { activityId }, 'en')
    return tasks.map(({ taskStatus, progress, trace }) => [taskStatus, progress.current, trace.at(-1)?.excluded])
  }
  const outcomes = new Set<string>()
  for (const userId of users) outcomes.add(JSON.stringify(await progressOf(userId)))
  expect([...outcomes].map((text) => JSON.parse(text) as unknown)).toEqual([
    [
      [
        'PENDING',
        '60',
        [
          {
            reason: 'MARKET_MAKER',
            count: 1,
            amount: '39.99',
            detail: { at: start + 3, amount: '39.99', symbol: 'BTC/USDT' },
          },
        ],
      ],
    ],
  ])
  const [userId = ''] = users
  await world.send(trade(userId, start + 4, '40'))
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ taskId: 'volume', status: 'COMPLETED', completedAt: start + 4 }])
})

test('[GW-2] a fact that arrives late moves the time of completion, until the reward is claimed', async () => {
  const activityId = await world.publish({ alias: 'late', tasks: [tradeTask()] })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(3 * HOUR)
  await world.send(trade(userId, start + 2 * HOUR))
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: start + 2 * HOUR }])
  await world.send(trade(userId, start + HOUR))
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: start + HOUR }])
  const claimed = await claimReward(world.gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
  await world.send(trade(userId, start + 1))
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ status: 'GRANTED', completedAt: start + HOUR }])
  expect(await claimReward(world.gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')).toEqual(claimed)
})

test('[GW-2] a total that falls again leaves a completed task completed', async () => {
  const activityId = await world.publish({
    alias: 'earnings',
    tasks: [tradeTask({ type: 'EARNINGS', target: { amount: '50', unit: 'USDT' } })],
  })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(HOUR)
  const close = (occurredAt: number, pnl: string): PlatformEventInput => ({
    eventId: `${userId}${pnl}`,
    type: 'position.closed',
    userId,
    occurredAt,
    market: 'futures',
    pnl,
  })
  await world.send(close(start + 2, '60'))
  world.clock.advance(1000)
  await world.evaluate()
  await world.send(close(start + 1, '-100'))
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: start + 2 }])
})

test('[GW-2] a fact of the near future counts from its occurredAt on', async () => {
  const activityId = await world.publish({ alias: 'ahead', tasks: [tradeTask()] })
  const userId = await world.addParticipant(activityId)
  await world.evaluate()
  const at = world.clock.now() + 60_000
  await world.send(trade(userId, at))
  await world.evaluate()
  expect((await statuses(userId)).map(({ status }) => status)).not.toContain('COMPLETED')
  world.clock.advance(60_000)
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: at }])
})

test('[GW-2] facts of an unknown user are stored, and count once the account exists', async () => {
  const activityId = await world.publish({ alias: 'unknown', tasks: [tradeTask()] })
  const userId = world.gateway.newId('u')
  await world.send(trade(userId, world.clock.now()))
  await world.evaluate()
  const known = await world.addUser()
  await world.gateway.db
    .insertInto('users')
    .values({
      ...(await world.gateway.db.selectFrom('users').selectAll().where('userId', '=', known).executeTakeFirstOrThrow()),
      userId,
      loginName: `${userId}@example.test`,
      vipCode: 'LATECOMER',
    })
    .execute()
  await world.joinActivity(userId, activityId)
  await world.evaluate()
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED' }])
})

test('[ACT-4] actions of a friend complete the task of the inviter, with the code from the account or from an event', async () => {
  const activityId = await world.publish({
    alias: 'friends',
    tasks: [tradeTask({ type: 'INVITE_FRIEND', target: { count: 2 }, friend: { trade: '100' } })],
  })
  const inviterId = await world.addParticipant(activityId)
  const { vipCode } = await world.gateway.db
    .selectFrom('users')
    .select('vipCode')
    .where('userId', '=', inviterId)
    .executeTakeFirstOrThrow()
  await world.evaluate()
  world.clock.advance(HOUR)
  const byAccount = await world.addUser({ inviterId, invitedByCode: vipCode })
  const byEvent = world.gateway.newId('u')
  const now = world.clock.now()
  await world.send({
    eventId: `${byEvent}-r`,
    type: 'user.registered',
    userId: byEvent,
    occurredAt: now,
    inviteCode: vipCode.toLowerCase(),
  })
  await world.send(trade(byAccount, now))
  await world.evaluate()
  expect((await statuses(inviterId)).map(({ status }) => status)).not.toContain('COMPLETED')
  await world.send(trade(byEvent, now))
  await world.evaluate()
  expect(await statuses(inviterId)).toMatchObject([{ status: 'COMPLETED' }])
})
