import type { PlatformEvent, PlatformEventType } from '@fanfare/contract/ops/platform-event.ts'
import { query, queryValue, queryValues, type Db } from '../../db/client.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** The types of facts that change a referral, its lines or sums. */
const REFERRAL_FACTS: ReadonlySet<PlatformEventType> = new Set([
  'trade.filled',
  'deposit.confirmed',
  'withdrawal.confirmed',
  'kyc.passed',
  'user.registered',
  'user.flagged',
  'account.classified',
  'holding.snapshot',
])

/**
 * Enqueues the referrals among the users of these facts, and users who registered with a code of an agent, in the transaction
 * that stores the facts. An insert never waits for a worker that has locked the user.
 */
export async function enqueueReferralFacts(tx: Db, events: readonly PlatformEvent[], now: number) {
  const earliest = new Map<string, number>()
  const registered: { userId: string; code: string }[] = []
  for (const event of events) {
    if (!REFERRAL_FACTS.has(event.type)) continue
    earliest.set(event.userId, Math.min(event.occurredAt, earliest.get(event.userId) ?? event.occurredAt))
    if (event.type === 'user.registered' && event.inviteCode !== undefined)
      registered.push({ userId: event.userId, code: event.inviteCode })
  }
  if (earliest.size > 0)
    await query(tx)`
      insert into rebate_queue (user_id, earliest_at, since)
      select t.user_id, t.earliest_at, ${now}::bigint
      from unnest(${[...earliest.keys()]}::text[], ${[...earliest.values()]}::bigint[]) as t(user_id, earliest_at)
      join agent_referrals r on r.user_id = t.user_id
    `
  if (registered.length > 0)
    await query(tx)`
      insert into rebate_queue (user_id, earliest_at, since)
      select t.user_id, 0, ${now}::bigint
      from unnest(${userIdsOf(registered)}::text[], ${registered.map(({ code }) => code)}::text[]) as t(user_id, code)
      join agent_codes c on c.code = upper(t.code)
    `
}

/** A transaction that stores facts ends within this time, ms: it may have begun before the referral existed. */
const LONGEST_INTAKE_MS = 15_000

/** Enqueues new referrals with all their facts: now, and once more for facts that another transaction is just storing. */
export async function enqueueNewReferrals(tx: Db, userIds: readonly string[], now: number) {
  if (userIds.length === 0) return
  await query(tx)`
    insert into rebate_queue (user_id, earliest_at, since)
    select user_id, 0, since
    from unnest(${userIds}::text[]) as u(user_id), unnest(array[${now}::bigint, ${now + LONGEST_INTAKE_MS}::bigint]) as s(since)
  `
}

/** The entries of a user who is locked until the end of the transaction. */
export interface QueuedReferral {
  userId: string
  entryIds: readonly string[]
  /** The earliest `occurredAt` of the facts that arrived, ms; 0 for all. */
  earliestAt: number
}

/** Advisory locks of users whose lines are written. */
const LOCK_SPACE = 7_301_446
/** No entry is postponed by more; a later one was written by a clock that has been set back since. */
const LATEST_MS = 60_000
const ENTRIES_PER_USER = 8

/** Locks up to `limit` users with a due entry, those who wait longest first, and skips users whom another transaction has locked. */
export async function lockReferrals(
  tx: Db,
  now: number,
  { skipped, limit }: { skipped: readonly string[]; limit: number },
) {
  const userIds = await queryValues<string>(tx)`
    with found as materialized (
      select user_id, min(since) as since from (
        (select user_id, since from rebate_queue where user_id <> all(${skipped}::text[]) and since <= ${now}::bigint
        order by since limit ${limit * ENTRIES_PER_USER})
        union all
        (select user_id, since from rebate_queue where user_id <> all(${skipped}::text[]) and since > ${now + LATEST_MS}::bigint
        limit ${limit})
      ) as e group by user_id order by since)
    select user_id from found where pg_try_advisory_xact_lock(${LOCK_SPACE}::integer, hashtext(user_id)) limit ${limit}
  `
  if (userIds.length === 0) return []
  // A second statement sees the deletions of the previous holder of the lock, and those that follow see the facts of each entry.
  return query<QueuedReferral>(tx)`
    select user_id, array_agg(entry_id) as entry_ids, min(earliest_at) as earliest_at from rebate_queue
    where user_id = any(${userIds}::text[])
      and (since <= ${now}::bigint or since > ${now + LATEST_MS}::bigint)
    group by user_id order by user_id
  `
}

/** Deletes the entries that were read, and enqueues the users with facts that must wait again. */
export async function dequeueReferrals(
  tx: Db,
  done: readonly QueuedReferral[],
  again: readonly { userId: string; earliestAt: number; since: number }[] = [],
) {
  const entries = done.flatMap(({ userId, entryIds }) => entryIds.map((entryId) => ({ userId, entryId })))
  await query(tx)`
    delete from rebate_queue q using unnest(${userIdsOf(entries)}::text[],
      ${entries.map(({ entryId }) => entryId)}::bigint[]) as e(user_id, entry_id)
    where q.user_id = e.user_id and q.entry_id = e.entry_id
  `
  if (again.length > 0)
    await tx
      .insertInto('rebateQueue')
      .values([...again])
      .execute()
}

/** How many users wait for their lines. */
export const countWaitingReferrals = (db: Db, now: number) =>
  queryValue<number>(db)`
    select count(distinct user_id) as count from rebate_queue where since <= ${now}::bigint`
