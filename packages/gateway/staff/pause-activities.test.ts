import { expect, test, vi } from 'vitest'
import { cash } from '#gateway/testing/activity-file.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { createContext } from '#gateway/create-context.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { testConfig } from '#gateway/testing/test-config.ts'
import { createTaskWorld, DAY, HOUR, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { createContest, paidRanks, UNTIL_FINAL } from '#gateway/testing/contest.ts'
import { createLotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { drawPrize } from '../draws/draw-prize.ts'
import { findActivity } from '../activities/find-activity.ts'
import { joinActivity } from '../activities/join-activity.ts'
import { readActivity } from '../activities/read-activity.ts'
import type { GatewayContext } from '../context.ts'
import { settleEnded } from '../results/settle-ended.ts'

const world = await createTaskWorld({ audited: true })

const { server } = world
const pause = async (alias: string, body: object = { claims: true }, actor = 'ann') =>
  (await server.post(`activities/${alias}/pause`, { reason: 'CHECK', ...body }, { actor })).data
const resume = async (alias: string, body: object = {}, actor = 'ann') =>
  (await server.post(`activities/${alias}/resume`, body, { actor })).data

async function completed(alias: string, users = 1) {
  const activityId = await world.publish({ alias, tasks: [tradeTask({ claimDays: 1 })] })
  const userIds: string[] = []
  for (let made = 0; made < users; made += 1) userIds.push(await world.addParticipant(activityId))
  await world.sendAndEvaluate(...userIds.map((userId) => trade(userId, world.clock.now())))
  return { activityId, userIds, userId: userIds[0] ?? '' }
}
const claim = (gateway: GatewayContext, userId: string, activityId: string) =>
  claimReward(gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
const PAUSED = { codeName: 'TIP', data: { tipKey: 'activity.claims_paused' } }

test('a pause amid claims on two gateways: none is granted that began after its commit, and each acknowledged one stays', async () => {
  const { activityId, userIds } = await completed('storm', 180)
  const second = await createContext({
    config: testConfig(world.database.url),
    db: world.gateway.db,
    log: createLog('silent'),
    clock: world.clock,
  })
  let isCommitted = false
  const results: { userId: string; beganAfter: boolean; granted: boolean }[] = []
  const lane = async (gateway: GatewayContext, users: readonly string[]) => {
    for (const userId of users) {
      const beganAfter = isCommitted
      const granted = await claim(gateway, userId, activityId).then(
        () => true,
        (error: unknown) => (expect(error).toMatchObject(PAUSED), false),
      )
      results.push({ userId, beganAfter, granted })
    }
  }
  const lanes = Array.from({ length: 6 }, (_, index) =>
    lane(index % 2 === 0 ? world.gateway : second, userIds.slice(index * 30, index * 30 + 30)),
  )
  await vi.waitFor(() => expect(results.length).toBeGreaterThan(10), { interval: 1 })
  await pause('storm')
  isCommitted = true
  await Promise.all(lanes)
  expect(results.filter(({ beganAfter }) => beganAfter).length).toBeGreaterThan(0)
  expect(results.filter(({ beganAfter, granted }) => beganAfter && granted)).toEqual([])
  const rows = await world.server.rows('rewards', { activityId })
  const acknowledged = results.filter(({ granted }) => granted).map(({ userId }) => userId)
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(acknowledged.toSorted())
  await resume('storm')
  const left = results.find(({ granted }) => !granted)
  expect(await claim(second, left?.userId ?? '', activityId)).toMatchObject({ taskStatus: 'GRANTED' })
  await second.rejectedEvents.stop()
  second.metrics.close()
})

test('pausing twice adds parts and keeps the first time; another person resumes, part by part', async () => {
  const { activityId } = await completed('twice')
  const { gateway, clock } = world
  const since = clock.now()
  await pause('twice', { claims: true })
  clock.advance(HOUR)
  expect(await pause('twice', { joins: true, reason: 'FAULT' }, 'bob')).toMatchObject({
    paused: { claims: true, joins: true, draws: false, reason: 'FAULT', since, by: 'bob' },
  })
  const detail = await readActivity(gateway, activityId, 'en')
  expect(detail.paused).toEqual({ claims: true, joins: true, draws: false, reason: 'FAULT', since })
  const activity = await findActivity(gateway, activityId)
  const joining = async () => {
    const caller = { userId: await world.addUser(), familyId: 't', agentId: null }
    return joinActivity(gateway, caller, { activity, country: null, consentVersion: undefined })
  }
  await expect(joining()).rejects.toMatchObject({ codeName: 'TIP', data: { tipKey: 'activity.joins_paused' } })
  expect(await resume('twice', { joins: true }, 'cem')).toMatchObject({
    paused: { claims: true, joins: false },
    extended: 0,
  })
  await expect(joining()).resolves.toMatchObject({ status: 1 })
  clock.advance(HOUR)
  expect(await resume('twice', {}, 'cem')).toMatchObject({ paused: null, extended: 1 })
  expect(await resume('twice')).toMatchObject({ done: true, paused: null, extended: 0 })
  expect((await readActivity(gateway, activityId, 'en')).paused).toBeNull()
  const lines = await server.rows('auditLog', { subject: activityId })
  expect(lines.slice(-4).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'operator:ann activity.paused',
    'operator:bob activity.paused',
    'operator:cem activity.resumed',
    'operator:cem activity.resumed',
  ])
})

test('no claim deadline passes in a pause, and a day is left for it afterwards; other activities go on', async () => {
  const { activityId, userId } = await completed('waits')
  const other = await completed('goes-on')
  const { gateway, clock } = world
  await pause('waits')
  clock.advance(3 * DAY)
  await world.evaluate()
  await expect(claim(gateway, userId, activityId)).rejects.toMatchObject(PAUSED)
  await expect(claim(gateway, other.userId, other.activityId)).rejects.toMatchObject({
    codeName: 'CLAIM_DEADLINE_PASSED',
  })
  clock.advance(HOUR)
  expect(await resume('waits')).toMatchObject({ extended: 1 })
  const [state] = await listSourceStates(gateway.db, userId)
  expect((state?.claimDeadline ?? 0) - clock.now()).toBe(DAY)
  clock.advance(DAY - HOUR)
  await world.evaluate()
  expect(await claim(gateway, userId, activityId)).toMatchObject({ taskStatus: 'GRANTED' })
})

test('the pause of every activity ends without ending that of one', async () => {
  const one = await completed('one')
  const two = await completed('two')
  const { gateway } = world
  await pause('one')
  await server.post('pause', { claims: true, reason: 'PLATFORM' })
  await expect(claim(gateway, two.userId, two.activityId)).rejects.toMatchObject(PAUSED)
  expect((await readActivity(gateway, two.activityId, 'en')).paused).toMatchObject({ reason: 'PLATFORM' })
  await server.post('resume', {})
  await expect(claim(gateway, two.userId, two.activityId)).resolves.toMatchObject({ taskStatus: 'GRANTED' })
  await expect(claim(gateway, one.userId, one.activityId)).rejects.toMatchObject(PAUSED)
  await resume('one')
})

test('a settlement waits before it grants while claims are paused', async () => {
  const userId = await world.addUser()
  const scores = [{ userId, scores: { VOLUME: '10' } }]
  const activityId = await createContest(world, { alias: 'final', tiers: [paidRanks(1, 1, '50')], scores })
  await pause('final')
  world.clock.advance(UNTIL_FINAL)
  expect(await settleEnded(world.gateway)).toBe(0)
  const rewards = () => world.server.rows('rewards', { activityId })
  expect(await rewards()).toEqual([])
  await resume('final')
  expect(await settleEnded(world.gateway)).toBe(1)
  expect(await rewards()).toHaveLength(1)
})

test('paused draws use none, and go on afterwards', async () => {
  const lottery = await createLotteryWorld()
  const prizes = [{ id: 'one', weight: 1, stock: 5, fallback: null, reward: cash('1') }]
  const activityId = await lottery.publishLottery({ prizes, draws: 1 })
  const userId = await lottery.addPlayer(activityId)
  const draw = () =>
    drawPrize(
      lottery.gateway,
      { userId, familyId: 'test', agentId: null },
      { activityId, idempotencyKey: 'k', clientSeed: '', country: null },
    )
  await lottery.server.post('pause', { draws: true, reason: 'RULES' })
  await expect(draw()).rejects.toMatchObject({ codeName: 'TIP', data: { tipKey: 'activity.draws_paused' } })
  // Claims alone hold no draw and no prize back.
  await lottery.server.post('resume', {})
  await lottery.server.post('pause', { claims: true, reason: 'RULES' })
  await expect(draw()).resolves.toMatchObject({ remaining: 0, prizeId: 'one' })
  expect(await audit(lottery.gateway.db)).toEqual([])
})
