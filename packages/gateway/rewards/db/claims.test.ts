import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { countWaits } from '#gateway/testing/count-waits.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { createGrantClaim } from './claims.ts'
import { reservedAccount } from './ledger.ts'

const world = await createTaskWorld()

async function completedUsers(activityId: string, count: number): Promise<string[]> {
  const users = await world.addUsers(count)
  for (const userId of users) await world.joinActivity(userId, activityId)
  await world.sendAndEvaluate(...users.map((userId) => trade(userId, world.clock.now())))
  return users
}

const claim = (userId: string, activityId: string) =>
  world.claim(userId, activityId).then(
    () => 'GRANTED',
    (error: { code?: string; codeName?: string }) => error.codeName ?? error.code,
  )

const setFloor = (activityId: string, floor: number) =>
  world.database.attack(`update ledger_accounts set floor = ${floor} where account = '${reservedAccount(activityId)}'`)

test('[GW-3] one claim that the database refuses does not fail the others of its batch', async () => {
  const sound = await world.publish({ alias: 'sound', tasks: [tradeTask()] })
  const spoilt = await world.publish({ alias: 'spoilt', tasks: [tradeTask()] })
  const users = await completedUsers(sound, 40)
  const [unlucky = ''] = await completedUsers(spoilt, 1)
  await setFloor(spoilt, 1)
  const outcomes = Promise.all(users.map((userId) => claim(userId, sound)))
  expect(await claim(unlucky, spoilt)).toBe('23514')
  expect(new Set(await outcomes)).toEqual(new Set(['GRANTED']))
  await setFloor(spoilt, 0)
  expect(await claim(unlucky, spoilt)).toBe('GRANTED')
  expect(await audit(world.gateway.db)).toEqual([])
})

test('[GW-3] concurrent claims of the same users in two activities are all granted', async () => {
  const [first, second] = await Promise.all(
    ['one', 'two'].map((alias) => world.publish({ alias, tasks: [tradeTask()] })),
  )
  const users = await completedUsers(first ?? '', 30)
  for (const userId of users) await world.joinActivity(userId, second ?? '')
  await world.evaluate()
  const outcomes = users.flatMap((userId) => [claim(userId, first ?? ''), claim(userId, second ?? '')])
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['GRANTED']))
  expect(await audit(world.gateway.db)).toEqual([])
})

test('[GW-3] 20 claims of one moment are one statement and one wait for the database', async () => {
  const activityId = await world.publish({ alias: 'moment', tasks: [tradeTask()] })
  const users = await completedUsers(activityId, 40)
  const counted = await countWaits(world.database.url, async (db) => {
    const gateway = { ...world.gateway, db, grantClaim: createGrantClaim(db) }
    const claims = users
      .splice(0, 20)
      .map((userId) => claimReward(gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en'))
    expect(new Set((await Promise.all(claims)).map(({ taskStatus }) => taskStatus))).toEqual(new Set(['GRANTED']))
  })
  expect(counted).toEqual({ waits: 1, statements: 1 })
  expect(await audit(world.gateway.db)).toEqual([])
})
