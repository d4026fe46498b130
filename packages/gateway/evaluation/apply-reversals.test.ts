import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { type PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { lockUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { createContest, paidRanks, UNTIL_FINAL } from '#gateway/testing/contest.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { storeStaffEvent } from '../facts/ingest-events.ts'
import { settleEnded } from '../results/settle-ended.ts'
import { applyReversals } from './apply-reversals.ts'
const world = await createTaskWorld({ audited: true })

const reverse = ({ eventId, userId }: PlatformEventInput) =>
  withTransaction(world.gateway.db, async (tx) => {
    const now = world.clock.now()
    await lockUsers(tx, [userId])
    await storeStaffEvent(tx, fact('event.reversed', now, { userId, reverses: eventId }), now)
    return applyReversals(tx, world.gateway, [userId])
  })

const scoreOf = async (activityId: string, userId: string) => {
  const row = (await world.server.rows('scores', { activityId, userId, track: 'VOLUME' }))[0]
  return row && [Number(row.score), row.unranked]
}

test('[GW-2] a friend’s reversed trade disputes the reward of the inviter, until another friend earns it again', async () => {
  const activityId = await world.publish({
    alias: 'friends',
    tasks: [tradeTask({ id: 'friend', type: 'INVITE_FRIEND', target: { count: 1 }, friend: { trade: '50' } })],
  })
  const inviterId = await world.addParticipant(activityId)
  const [friend, other] = [await world.addUser({ inviterId }), await world.addUser({ inviterId })]
  const wrong = trade(friend, world.clock.now())
  await world.sendAndEvaluate(wrong)
  const effects = await reverse(wrong)
  expect(effects?.userIds).toEqual([friend, inviterId])
  expect(effects?.tasks).toMatchObject([
    { userId: inviterId, taskId: 'friend', before: 'COMPLETED', after: 'COMPLETED', disputed: true },
  ])
  const disputed = () =>
    world.gateway.db.selectFrom('entitlements').select('disputedBy').where('userId', '=', inviterId).execute()
  expect(await disputed()).toEqual([{ disputedBy: effects?.reversals[0]?.reversedBy }])
  await world.sendAndEvaluate(trade(other, world.clock.now()))
  expect(await disputed()).toEqual([{ disputedBy: null }])
  expect(await world.claim(inviterId, activityId, 'friend')).toMatchObject({ state: 'GRANTED' })
})

test('[ACT-10] a reversed trade lowers a live score, and changes no final result', async () => {
  const contest = (alias: string) => createContest(world, { alias, tiers: [paidRanks(1, 3, '5')], scores: [] })
  const activityId = await contest('live-board')
  const userId = await world.addParticipant(activityId)
  const [one, two] = [trade(userId, world.clock.now(), '300'), trade(userId, world.clock.now(), '40')]
  await world.sendAndEvaluate(one, two)
  expect(await scoreOf(activityId, userId)).toEqual([340, null])
  const board = { userId, activityId, track: 'VOLUME' }
  expect(await reverse(one)).toMatchObject({ boards: [board], frozen: [], tasks: [], rewards: [] })
  await world.evaluate()
  expect(await scoreOf(activityId, userId)).toEqual([40, null])
  expect(await reverse(two)).toMatchObject({ boards: [board] })
  await world.evaluate()
  expect(await scoreOf(activityId, userId)).toEqual([0, 'NOT_ENOUGH'])

  const frozenId = await contest('final-board')
  const winner = await world.addParticipant(frozenId)
  const late = trade(winner, world.clock.now(), '500')
  await world.sendAndEvaluate(late)
  await world.passTime(UNTIL_FINAL)
  await settleEnded(world.gateway)
  const prizes = () =>
    world.gateway.db.selectFrom('rewards').select(['source', 'state']).where('userId', '=', winner).execute()
  const before = await prizes()
  expect(before).toEqual([{ source: 'rank:VOLUME:1', state: 'GRANTED' }])
  expect(await reverse(late)).toMatchObject({ boards: [], frozen: [frozenId], rewards: [] })
  await world.evaluate()
  expect(await scoreOf(frozenId, winner)).toEqual([500, null])
  expect(await prizes()).toEqual(before)
})
