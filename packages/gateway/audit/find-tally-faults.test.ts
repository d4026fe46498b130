import { expect, test } from 'vitest'
import type { Db } from '#gateway/db/client.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { createTallyAudit, findAllTallyFaults, TALLY_RULE, type findTallyFaults } from './find-tally-faults.ts'

const world = await createTaskWorld()

/** An audit of two parts, where the faults of each part are named by the test. */
function twoParts(faults: [string[], string[]]) {
  const find: typeof findTallyFaults = (_db, after) =>
    Promise.resolve({
      findings: faults[after === null ? 0 : 1].map((subject) => ({
        rule: TALLY_RULE,
        subject,
        detail: '-',
        activityIds: ['act-1'],
      })),
      next: after === null ? { userId: 'u', bucket: 1 } : null,
    })
  const audit = createTallyAudit(find)
  return async () => (await audit({} as Db)).map(({ subject }) => subject)
}

test('[GW-7] a wrong tally is reported while other parts are audited, until a pass no longer finds it', async () => {
  const faults: [string[], string[]] = [['a'], ['b']]
  const audit = twoParts(faults)
  expect(await audit()).toEqual(['a'])
  expect(await audit()).toEqual(['a', 'b'])
  faults[0] = []
  expect(await audit()).toEqual(['a', 'b'])
  expect(await audit()).toEqual(['b'])
  faults[1] = []
  expect(await audit()).toEqual(['b'])
  expect(await audit()).toEqual([])
})

test('[GW-7] a wrong tally of a friend concerns the activities of the friend and of the inviter', async () => {
  const [own, inviters] = await Promise.all(
    ['own', 'inviters'].map((alias) => world.publish({ alias, tasks: [tradeTask()] })),
  )
  const inviterId = await world.addUser()
  const userId = await world.addUser({ inviterId })
  await world.joinActivity(userId, own ?? '')
  await world.joinActivity(inviterId, inviters ?? '')
  await world.send(trade(userId, world.clock.now()))
  await world.database.attack(`update tallies set amount = amount + 1 where user_id = '${userId}'`)
  const [found] = await findAllTallyFaults(world.gateway.db)
  expect(new Set(found?.activityIds)).toEqual(new Set([own, inviters]))
})

test('[GW-7] a part with many wrong tallies costs no more statements than one with a few', async () => {
  const statementsFor = async (users: number): Promise<[faults: number, statements: number]> => {
    await world.database
      .attack(`insert into tallies (user_id, bucket, measure, count, amount, earliest, first_at, last_at)
      select 'nobody-' || n, 1, 'trade.spot', 1, 1, '1', 1, 1 from generate_series(1, ${users}) as n on conflict do nothing`)
    let statements = 0
    const counted = world.gateway.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const faults = await findAllTallyFaults(counted)
    return [faults.filter(({ subject }) => subject.startsWith('nobody-')).length, statements]
  }
  const [few, statements] = await statementsFor(2)
  expect(few).toBe(2)
  expect(await statementsFor(300)).toEqual([300, statements])
})
