import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#gateway/db/client.ts'
import { listSourceStatesOf } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'

const world = await createTaskWorld()

const PEOPLE = 200
const OTHERS = 10_000

const version = (alias: string, amount: string) => ({
  alias,
  tasks: [
    tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target: { amount, unit: 'USDT' } }),
    tradeTask({ id: 'far', type: 'SPOT_TRADING_VOLUME', target: { amount: '100000', unit: 'USDT' } }),
  ],
  budget: [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit: '10000' }],
})

async function participants(alias: string): Promise<{ activityId: string; users: string[] }> {
  const activityId = await world.publish(version(alias, '100'))
  const users = await world.addUsers(PEOPLE)
  await Promise.all(users.map((userId) => world.joinActivity(userId, activityId)))
  await world.sendAndEvaluate(...users.map((userId) => trade(userId, world.clock.now())))
  return { activityId, users }
}

/** The transaction that wrote each version of these rows: an update, also to the same values, has another. */
async function writersOf(activityId: string): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select 'participation ' || user_id || ' ' || xmin as writer from participations where activity_id = ${activityId}
    union all
    select concat_ws(' ', 'state', user_id, source, xmin) from source_states where activity_id = ${activityId}
    union all
    select concat_ws(' ', 'entitlement', user_id, source, xmin) from entitlements where activity_id = ${activityId}
    order by 1
  `.execute(world.gateway.db)
  return rows.map(({ writer }) => writer)
}

/** Entitlements that this connection has read; the statistics may have some of earlier transactions. */
async function entitlementsRead(tx: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = 'entitlements'`.execute(tx)
  return rows[0]?.read ?? 0
}

test('[ACT-9] a changed activity writes no row of a participant for whom nothing changes', async () => {
  const { activityId, users } = await participants('costs')
  const before = await writersOf(activityId)
  await world.publish(version('costs', '90'))
  await world.evaluate()
  expect(before.length).toBeGreaterThanOrEqual(3 * users.length)
  expect(await writersOf(activityId)).toEqual(before)
})

test('[ACT-9] the states of a batch of participants are read without the entitlements of others', async () => {
  const { activityId, users } = await participants('others')
  // The statistics of the tables know nothing of these yet.
  await world.database.attack(`
    insert into users (user_id, login_name, password_hash, language_type, vip_code, created_at)
      select 'other-' || n, 'other-' || n, '-', 0, 'OTHER' || n, 0 from generate_series(1, ${OTHERS}) as n;
    insert into participations (activity_id, user_id, applied_at)
      select '${activityId}', 'other-' || n, 0 from generate_series(1, ${OTHERS}) as n;
    insert into source_states (user_id, activity_id, source, status, updated_at)
      select 'other-' || n, '${activityId}', 'task:volume:-', 'PENDING', 0 from generate_series(1, ${OTHERS}) as n;
    insert into entitlements (user_id, activity_id, source, earned_at, claim_deadline, status, updated_at)
      select 'other-' || n, '${activityId}', 'task:volume:-', 0, 0, 'EXPIRED', 0 from generate_series(1, ${OTHERS}) as n`)
  await world.gateway.db.transaction().execute(async (tx) => {
    const read = await entitlementsRead(tx)
    await listSourceStatesOf(tx, users.slice(0, 128))
    expect((await entitlementsRead(tx)) - read).toBe(128)
  })
})
