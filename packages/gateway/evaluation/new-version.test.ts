import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { listSourceStates, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, DAY, trade, tradeTask } from '#gateway/testing/task-world.ts'
const world = await createTaskWorld()
afterAll(async () => {
  // The last test changes a definition behind the publication, which would refuse it.
  expect((await audit(world.gateway.db)).map(({ rule }) => rule)).toEqual(['publication is the one of the audit log'])
})

const stateOf = async (userId: string): Promise<SourceStateRow | undefined> =>
  (await listSourceStates(world.gateway.db, userId))[0]
const claim = (userId: string, activityId: string, taskId: string) => world.claim(userId, activityId, taskId)
const volumeTask = (amount: string) =>
  tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', claimDays: 2, target: { amount, unit: 'USDT' } })

test('[ACT-9] a lower target gives every user who has reached it the full claim time', async () => {
  const activityId = await world.publish({ alias: 'lowered', tasks: [volumeTask('100')] })
  const [done, half] = [await world.addUser(), await world.addUser()]
  for (const userId of [done, half]) await world.joinActivity(userId, activityId)
  await world.send(trade(done, world.clock.now() + 1, '60'), trade(half, world.clock.now() + 1, '60'))
  world.clock.advance(3 * DAY)
  await world.sendAndEvaluate(trade(done, world.clock.now(), '40'))
  expect(await stateOf(done)).toMatchObject({ status: 'COMPLETED', claimDeadline: world.clock.now() + 2 * DAY })

  world.clock.advance(DAY)
  const eased = world.clock.now()
  await world.publish({ alias: 'lowered', tasks: [volumeTask('50')] })
  await world.evaluate()
  for (const userId of [done, half])
    expect(await stateOf(userId)).toMatchObject({ status: 'COMPLETED', claimDeadline: eased + 2 * DAY })
  expect(await claim(half, activityId, 'volume')).toMatchObject({ taskStatus: 'GRANTED' })

  // A new version of the texts alone extends no deadline.
  world.clock.advance(DAY)
  await world.publish({
    alias: 'lowered',
    tasks: [volumeTask('50')],
    texts: { en: { title: 'Another title', rules: 'Rules' } },
  })
  await world.evaluate()
  expect(await stateOf(done)).toMatchObject({ claimDeadline: eased + 2 * DAY })
})

test('[ACT-9] users can claim a task that is added after they fulfilled it', async () => {
  const activityId = await world.publish({ alias: 'added', tasks: [volumeTask('1000')] })
  const userId = await world.addParticipant(activityId)
  await world.send(trade(userId, world.clock.now()))
  world.clock.advance(4 * DAY)
  await world.publish({ alias: 'added', tasks: [volumeTask('1000'), tradeTask({ claimDays: 2 })] })
  await world.evaluate()
  expect(await claim(userId, activityId, 'first-trade')).toMatchObject({ taskStatus: 'GRANTED' })
})

test('[ACT-9] a version with fewer claimDays does not shorten a stored deadline', async () => {
  const activityId = await world.publish({ alias: 'shrunk', tasks: [tradeTask({ claimDays: 7 })] })
  const userId = await world.addTrader(activityId)
  const before = await stateOf(userId)
  await sql`
    update activities set definition = jsonb_set(definition, '{tasks,0,claimDays}', '1'), version = version + 1
    where activity_id = ${activityId}
  `.execute(world.gateway.db)
  world.clock.advance(3 * DAY)
  await enqueueUsers(world.gateway.db, [userId], world.clock.now())
  await world.evaluate()
  expect(await stateOf(userId)).toEqual(before)
  expect(await claim(userId, activityId, 'first-trade')).toMatchObject({ taskStatus: 'GRANTED' })
})
