import { draws } from '#gateway/testing/activity-file.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, HOUR, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { ingestEvents } from './ingest-events.ts'
const world = await createTaskWorld({ audited: true })

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

test('[GW-2] a fact that arrives late moves the time of completion, until the reward is claimed', async () => {
  // The deadline of draws is the end of the activity, so that only the time of completion moves.
  const budget = [{ rewardType: 'LOTTERY_COUNT' as const, unit: 'DRAW', limit: '1' }]
  const activityId = await world.publish({ tasks: [tradeTask({ claimDays: 30, reward: draws(1) })], budget })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(3 * HOUR)
  await world.sendAndEvaluate(trade(userId, start + 2 * HOUR))
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: start + 2 * HOUR }])
  await world.sendAndEvaluate(trade(userId, start + HOUR))
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: start + HOUR }])
  const claimed = await world.claim(userId, activityId)
  await world.sendAndEvaluate(trade(userId, start + 1))
  expect(await statuses(userId)).toMatchObject([{ status: 'GRANTED', completedAt: start + HOUR }])
  expect(await world.claim(userId, activityId)).toEqual(claimed)
})

test('[GW-2] a total that falls again leaves a completed task completed', async () => {
  const activityId = await world.publish({
    alias: 'earnings',
    tasks: [tradeTask({ type: 'EARNINGS', target: { amount: '50', unit: 'USDT' } })],
  })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(HOUR)
  await world.send(fact('position.closed', start + 2, { userId, pnl: '60' }))
  await world.passTime(1000)
  await world.sendAndEvaluate(fact('position.closed', start + 1, { userId, pnl: '-100' }))
  expect(await statuses(userId)).toMatchObject([{ status: 'COMPLETED', completedAt: start + 2 }])
})

test('[GW-2] facts of an unknown user are stored, and count once the account exists', async () => {
  const activityId = await world.publish({ alias: 'unknown', tasks: [tradeTask()] })
  const userId = world.gateway.newId('u')
  await world.sendAndEvaluate(trade(userId, world.clock.now()))
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

test('[ACT-4] actions of a friend complete the task of the inviter', async () => {
  const activityId = await world.publish({
    alias: 'friends',
    tasks: [tradeTask({ type: 'INVITE_FRIEND', target: { count: 2 }, friend: { trade: '100' } })],
  })
  const inviterId = await world.addParticipant(activityId)
  const { vipCode } = (await world.server.rows('users', { userId: inviterId }))[0]!
  await world.evaluate()
  world.clock.advance(HOUR)
  const byAccount = await world.addUser({ inviterId, invitedByCode: vipCode })
  const byEvent = world.gateway.newId('u')
  const now = world.clock.now()
  await world.send(fact('user.registered', now, { userId: byEvent, inviteCode: vipCode.toLowerCase() }))
  await world.sendAndEvaluate(trade(byAccount, now))
  expect((await statuses(inviterId)).map(({ status }) => status)).not.toContain('COMPLETED')
  await world.sendAndEvaluate(trade(byEvent, now))
  expect(await statuses(inviterId)).toMatchObject([{ status: 'COMPLETED' }])
})
