import { sql } from 'kysely'
import { query, queryValue, queryValues, type Connections, type Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { noteAppended } from '../../db/after-commit.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import { withTransaction } from '../../db/transaction.ts'

export interface NewLiveEvent {
  topic: string
  /** Empty: the topic is public. */
  userId: string
  data: Record<string, unknown>
}

export interface LiveEvent extends NewLiveEvent {
  /** Rises with every commit. */
  id: number
  /** Rises by one within the topic, or within the topic of the user. */
  seq: number
}

/** Events that were recorded together, in their order. */
export interface LiveBatch {
  /** Every earlier event has this id or a lower one. */
  after: number
  events: LiveEvent[]
}

/**
 * Appends events in this order; null when there are none. Two transactions must not do so at once, because a reader of ids would miss the later
 * commit.
 */
export async function appendLiveEvents(tx: Db, events: readonly NewLiveEvent[], at: number) {
  if (events.length === 0) return null
  const rows = events.map(({ topic, userId, data }, n) => ({ n, topic, user_id: userId, data }))
  // All parts of a statement read the table as it was before it.
  const written = await query<LiveEvent & { after: number }>(tx)`
    with added as materialized (
      select *, row_number() over (partition by topic, user_id order by n) as place,
        count(*) over (partition by topic, user_id) as total
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(n integer, topic text, user_id text, data jsonb)
    ), counted as (
      insert into live_topics (topic, user_id, seq)
      select topic, user_id, count(*) from added group by topic, user_id order by topic, user_id
      on conflict (topic, user_id) do update set seq = live_topics.seq + excluded.seq
      returning topic, user_id, seq
    ), written as (
      insert into live_events (topic, user_id, seq, data, at)
      select topic, user_id, c.seq - total + place, data, ${at}::bigint
      from added join counted c using (topic, user_id) order by n
      returning id, topic, user_id, seq, data
    )
    select (select coalesce(max(id), 0) from live_events) as after, written.* from written order by id
  `
  // The instances read the events when they are notified of the log.
  noteAppended(tx)
  return { after: written[0]?.after ?? 0, events: written.map(({ after: _same, ...event }) => event) }
}

/** The events of all topics after an id, at most `limit`. */
export async function readLiveEvents(db: Db, after: number, limit: number) {
  return db
    .selectFrom('liveEvents')
    .select(['id', 'topic', 'userId', 'seq', 'data'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The id of the newest event; 0 without any. */
export const lastLiveEvent = (db: Db) => queryValue<number>(db)`select coalesce(max(id), 0) from live_events`

/** How many events of a topic were recorded since `from` (ms). */
export const countLiveEvents = (db: Db, topic: string, from: number) =>
  queryValue<number>(db)`
    select count(*)::int as count from live_events where topic = ${topic} and user_id = '' and at > ${from}::bigint
  `

export interface LivePlaceRequest {
  topic: string
  userId: string
  /** The last `seq` that the client has; null when it wants no replay. */
  since: number | null
}

export interface LivePlace {
  /** The `seq` of the topic's last event. */
  seq: number
  /** The events after `since`; null when not requested, more than `most`, or not all kept. */
  missed: { seq: number; data: Record<string, unknown> }[] | null
}

/** Where these topics are, and the events that their subscribers missed, read with one statement, in the order of requests. */
export async function findLivePlaces(db: Db, requests: readonly LivePlaceRequest[], most: number) {
  const rows = await query<{
    seq: number
    missed: { seq: number; data: Record<string, unknown> }[] | null
  }>(db)`
    with r as materialized (
      select * from unnest(
        ${requests.map(({ topic }) => topic)}::text[], ${userIdsOf(requests)}::text[],
        ${requests.map(({ since }) => since)}::bigint[]
      ) with ordinality as r(topic, user_id, since, n)
    ), places as materialized (
      select r.n, t.seq, (
        select jsonb_agg(jsonb_build_object('seq', l.seq, 'data', l.data) order by l.seq) from live_events l
        where l.topic = t.topic and l.user_id = t.user_id and l.seq > r.since and l.seq <= t.seq
          and t.seq - r.since between 1 and ${most}
      ) as missed
      from r join live_topics t on t.topic = r.topic and t.user_id = r.user_id
    )
    select coalesce(p.seq, 0) as seq, p.missed from r left join places p using (n) order by r.n
  `
  return rows.map(({ seq, missed }, index) => {
    const since = requests[index]?.since ?? null
    const isComplete = since !== null && (missed?.length ?? 0) === seq - since
    return { seq, missed: isComplete ? (missed ?? []) : null }
  })
}

/** Deletes events from before `before` and those that are not among the newest `kept` of their topic. */
export const deleteOldLiveEvents = (db: Db, { before, kept, limit }: { before: number; kept: number; limit: number }) =>
  deleteBatch(
    db,
    'liveEvents',
    ['userId', 'topic', 'seq'],
    sql`at <= ${before}::bigint or seq <= (
      select t.seq - ${kept} from live_topics t where t.topic = live_events.topic and t.user_id = live_events.user_id)`,
    limit,
  )

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
