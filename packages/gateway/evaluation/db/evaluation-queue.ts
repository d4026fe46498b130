import { sql, type RawBuilder } from 'kysely'
import { query, queryValue, queryValues, type Db } from '../../db/client.ts'

/**
 * Whether an entry of the queue is due: its `due_at` has come, or its `queued_at` is in the future because the clock has been
 * set back since. `now` is SQL: a parameter or a column.
 */
export const isDue = (now: RawBuilder<unknown>) => sql<boolean>`(due_at <= ${now} or queued_at > ${now})`

const bigint = (value: number | null) => sql`${value}::bigint`

/** The entries of a user who is locked for evaluation until the end of the transaction. */
export interface QueuedUser {
  userId: string
  entryIds: readonly string[]
  /** Since when the user has waited, ms. */
  dueAt: number
  /** When the last new fact arrived; null when no fact did. */
  factAt: number | null
  /** Since when a reached target waits for the end of a burst; null when no target waits. */
  heldAt: number | null
  /**
   * The earliest `occurredAt` of the facts that have arrived since the last evaluation, 0 when the rules changed; null when the
   * stored completions are still right.
   */
  earliestAt: number | null
}

/**
 * Enqueues users for evaluation, in the transaction of the cause. An evaluation that is running does not delete the
 * new entry, so the user is evaluated once more.
 * @param earliestAt of {@link QueuedUser}
 * @returns how many users these are
 */
export async function enqueueUsers(db: Db, userIds: Iterable<string>, at: number, earliestAt: number | null = null) {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return 0
  await query(db)`
    insert into settlement_queue (user_id, due_at, queued_at, earliest_at)
    select user_id, ${bigint(at)}, ${bigint(at)}, ${bigint(earliestAt)} from unnest(${ids}::text[]) as u(user_id)
  `
  return ids.length
}

/** Enqueues the users that a query of the column `user_id` finds. */
export const enqueueSelected = async (db: Db, users: RawBuilder<unknown>, at: number) =>
  enqueueUsers(db, await queryValues<string>(db)`${users}`, at)

interface NewFact {
  userId: string
  occurredAt: number
}

/** Enqueues users for new facts of their own or of friends. */
export async function enqueueFacts(db: Db, facts: Iterable<NewFact>, at: number) {
  const earliest = new Map<string, number>()
  for (const { userId, occurredAt } of facts)
    earliest.set(userId, Math.min(occurredAt, earliest.get(userId) ?? occurredAt))
  if (earliest.size === 0) return
  await query(db)`
    insert into settlement_queue (user_id, due_at, queued_at, fact_at, earliest_at)
    select user_id, ${bigint(at)}, ${bigint(at)}, ${bigint(at)}, earliest_at
    from unnest(${[...earliest.keys()]}::text[], ${[...earliest.values()]}::bigint[]) as t(user_id, earliest_at)
  `
}

/** Advisory locks of users who are being evaluated. */
const LOCK_SPACE = 7_301_444
const lockOf = (userId: RawBuilder<unknown>) => sql`${LOCK_SPACE}::integer, hashtext(${userId})`

/** Waits for running evaluations of these users, then locks them, in one order in all transactions. */
export async function lockUsers(tx: Db, userIds: Iterable<string>) {
  for (const userId of [...userIds].sort()) await query(tx)`select pg_advisory_xact_lock(${lockOf(sql`${userId}`)})`
}

/** Why users wait: `rules` if only the rules of their activity changed; `news` for any other cause, whose effect the user may be waiting for. */
export type Cause = 'news' | 'rules'

const isCausedBy = (cause: Cause | undefined): RawBuilder<boolean> => {
  const rules = sql<boolean>`(fact_at is null and earliest_at is not distinct from 0)`
  return cause === undefined ? sql`true` : cause === 'rules' ? rules : sql`not ${rules}`
}

export interface DueBatch {
  /** Only users of this cause; without it, users of any. */
  cause?: Cause | undefined
  skipped: readonly string[]
  /** Users that the batch has at most. */
  limit: number
}

/** Entries to read for each user to find: a user may have several, and another transaction may have locked some. */
const ENTRIES_PER_USER = 16

/**
 * Locks up to `limit` users with a due entry and skips users whom another transaction has locked. Entries whose `due_at` has come are first, the
 * oldest first; only without any, entries of a clock that has been set back are found. Each kind has an index, so that entries that are not due cost
 * nothing. A user found by an entry of one cause is returned with all entries.
 */
export async function lockDue(tx: Db, now: number, { cause, skipped, limit }: DueBatch) {
  const first = (isFound: RawBuilder<unknown>) => sql`
    select user_id, due_at from settlement_queue
    where user_id <> all(${skipped}::text[]) and ${isCausedBy(cause)} and ${isFound} limit ${limit * ENTRIES_PER_USER}`
  const userIds = await queryValues<string>(tx)`
    with due as materialized (${first(sql`due_at <= ${bigint(now)} order by due_at`)}),
    set_back as materialized (
      ${first(sql`queued_at > ${bigint(now)} and not exists (select from due) order by queued_at`)}),
    found as materialized (
      select user_id from (select * from due union all select * from set_back) as e group by user_id order by min(due_at))
    select user_id from found where pg_try_advisory_xact_lock(${lockOf(sql`user_id`)}) limit ${limit}
  `
  return readLocked(tx, userIds, now)
}

/**
 * Due entries of locked users, read in a second statement: it sees the deletions of the previous holder of the lock, and the
 * statements that follow see the facts of every returned entry.
 */
async function readLocked(tx: Db, userIds: readonly string[], now: number) {
  if (userIds.length === 0) return []
  return query<QueuedUser>(tx)`
    select user_id, array_agg(entry_id) as entry_ids, min(due_at) as due_at, max(fact_at) as fact_at, min(held_at) as held_at,
      min(earliest_at) as earliest_at
    from settlement_queue where user_id = any(${userIds}::text[])
    group by user_id having bool_or(${isDue(bigint(now))}) order by min(due_at), user_id
  `
}

export const isQueued = (db: Db, userId: string, now: number) =>
  queryValue<boolean>(db)`
    select exists (select from settlement_queue where user_id = ${userId} and ${isDue(bigint(now))})`

/** Waits for a running evaluation of the user, then locks the user. null when no entry is due. */
export async function lockQueued(tx: Db, userId: string, now: number) {
  await lockUsers(tx, [userId])
  const [queued] = await readLocked(tx, [userId], now)
  return queued ?? null
}

/** Deletes the entries that an evaluation has read; entries that were added since stay. */
export async function dequeue(tx: Db, users: readonly QueuedUser[]) {
  const entries = users.flatMap(({ userId, entryIds }) => entryIds.map((entryId) => [userId, entryId] as const))
  if (entries.length === 0) return
  await query(tx)`
    delete from settlement_queue q using unnest(${entries.map(([userId]) => userId)}::text[],
      ${entries.map(([, entryId]) => entryId)}::bigint[]) as e(user_id, entry_id)
    where q.user_id = e.user_id and q.entry_id = e.entry_id
  `
}

/**
 * Replaces the entries of each of these users by one entry that is due at `dueAt`. While a reward is held its facts are still new to the next
 * evaluation.
 */
export async function reschedule(
  tx: Db,
  users: readonly { queued: QueuedUser; dueAt: number; heldAt: number | null }[],
  now: number,
) {
  if (users.length === 0) return
  await dequeue(
    tx,
    users.map(({ queued }) => queued),
  )
  await tx
    .insertInto('evaluationQueue')
    .values(
      users.map(({ queued: { userId, factAt, earliestAt }, dueAt, heldAt }) => ({
        userId,
        dueAt,
        heldAt,
        queuedAt: now,
        factAt,
        earliestAt: heldAt === null ? null : earliestAt,
      })),
    )
    .execute()
}

/** For this long after a reversal arrived, its event is looked for again, because a concurrent transaction may have stored it. */
const REVERSAL_SEARCHED_MS = 86_400_000

/** Enqueues users with a reversal that is not applied although its event is stored: neither transaction saw the other. */
export const enqueueMissedReversals = (db: Db, now: number) =>
  enqueueSelected(
    db,
    sql`select distinct r.user_id from event_reversals r join events e on e.user_id = r.user_id and e.event_id = r.reverses
      where r.applied_at is null and r.at >= ${bigint(now - REVERSAL_SEARCHED_MS)}
        and not exists (select 1 from settlement_queue q where q.user_id = r.user_id and ${isDue(bigint(now))})`,
    now,
  )

/** How many users wait for evaluation. */
export const countWaiting = (db: Db, now: number) =>
  queryValue<number>(db)`
    select count(distinct user_id) as count from settlement_queue where due_at <= ${bigint(now)}`

/** Since when the longest waiting user has waited; null when no user waits. */
export const oldestWaiting = (db: Db, now: number) =>
  queryValue<number>(db)`
    select due_at from settlement_queue where due_at <= ${bigint(now)} order by due_at limit 1`
