import { query, queryValues, type Db, type Connections } from '../../db/client.ts'
import { expired } from '../../db/delete-batch.ts'
import { withTransaction } from '../../db/transaction.ts'

/**
 * Records the private events of this user until `until`. If the lease had lapsed, each topic skips one `seq`, so that a client that was connected
 * before learns of the gap.
 */
export const takeLease = (
  db: Connections,
  { userId, topics, until, now }: { userId: string; topics: readonly string[]; until: number; now: number },
) =>
  withTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('liveLeases')
      .values({ userId, until })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n
    const lease = tx.selectFrom('liveLeases').select('until').where('userId', '=', userId).forUpdate()
    const before = isNew ? 0 : ((await lease.executeTakeFirst())?.until ?? 0)
    if (!isNew) await tx.updateTable('liveLeases').set({ until }).where('userId', '=', userId).execute()
    if (before <= now) await skipSeq(tx, userId, topics)
  })

/** In the order of topics, as the recorder of events locks them. */
const skipSeq = (tx: Db, userId: string, topics: readonly string[]) =>
  query(
    tx,
  )`insert into live_topics (topic, user_id, seq) select topic, ${userId}, 1 from unnest(${topics}::text[]) as t(topic) order by topic
    on conflict (topic, user_id) do update set seq = live_topics.seq + 1`

/** Renews the leases that have not lapsed and returns their users. */
export async function renewLeases(db: Db, userIds: readonly string[], { until, now }: { until: number; now: number }) {
  return new Set(
    await queryValues<string>(db)`
    update live_leases set until = ${until}::bigint where user_id = any(${userIds}::text[]) and until > ${now}::bigint
    returning user_id
  `,
  )
}

/** Those of the users who have a lease. */
export async function listLeased(db: Db, userIds: readonly string[], now: number) {
  if (userIds.length === 0) return new Set<string>()
  return new Set(
    await queryValues<string>(db)`
    select user_id from live_leases where user_id = any(${userIds}::text[]) and until > ${now}::bigint
  `,
  )
}

export const deleteLapsedLeases = expired('liveLeases', ['userId'], 'until')
