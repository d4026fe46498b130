import { outcomeOf } from '#gateway/testing/with-db.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createContest, UNTIL_FINAL } from '#gateway/testing/contest.ts'
import { createTaskWorld } from '#gateway/testing/task-world.ts'
import { beginSettlement, freezeResult, isFrozen, listFrozen } from './activity-settlements.ts'

const world = await createTaskWorld()

async function begun(alias: string): Promise<string> {
  const activityId = await createContest(world, { alias, tiers: [], scores: [] })
  world.clock.advance(UNTIL_FINAL)
  await beginSettlement(world.gateway.db, activityId, world.clock.now())
  return activityId
}
const freeze = (activityId: string) => freezeResult(world.gateway.db, activityId, world.clock.now())

test('[GW-2] a result is frozen only after the evaluations that found it open', async () => {
  const { db } = world.gateway
  const activityId = await begun('evaluated')
  const order: string[] = []
  let frozen: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    expect(await listFrozen(tx, [activityId])).toEqual(new Set())
    frozen = freeze(activityId).then(() => order.push('frozen'))
    await sql`select pg_sleep(0.2)`.execute(tx)
    order.push('evaluated')
  })
  await frozen
  expect(order).toEqual(['evaluated', 'frozen'])
  expect([await listFrozen(db, [activityId, 'other']), await isFrozen(db, activityId)]).toEqual([
    new Set([activityId]),
    true,
  ])
})

test('[GW-2] an evaluation that waited for a freeze finds the result frozen', async () => {
  const { db } = world.gateway
  const activityId = await begun('frozen-first')
  let found: Promise<Set<string>> = Promise.resolve(new Set())
  await db.transaction().execute(async (tx) => {
    await freezeResult(tx, activityId, world.clock.now())
    found = listFrozen(db, [activityId])
    await sql`select pg_sleep(0.2)`.execute(tx)
  })
  expect(await found).toEqual(new Set([activityId]))
})

test('[GW-3] the database refuses to change a frozen result, and any settlement that has ended', async () => {
  const { db } = world.gateway
  const activityId = await begun('guarded')
  await freeze(activityId)
  const refusal = (change: string) =>
    outcomeOf(db, `update activity_settlements set ${change} where activity_id = '${activityId}'`)
  expect(await refusal(`definition = '{}'`)).toBe('23514')
  expect(await refusal(`frozen_at = frozen_at + 1`)).toBe('23514')
  expect(await refusal(`step = 'grants'`)).toBe('allowed')
  expect(await refusal(`step = 'settled'`)).toBe('23514')
  expect(await refusal(`step = 'settled', ended_at = 1`)).toBe('allowed')
  expect(await refusal(`report = '{}'`)).toBe('23514')
})
