import { sql } from 'kysely'
import { changeRows, query, queryRow, queryValue, queryValues, type Db } from '#gateway/db/client.ts'
import { isOnPage, type Page } from '#gateway/db/page.ts'
import { DAY_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import { eventOf, isCounted } from '#gateway/facts/db/events.ts'
import { userAccount } from '#gateway/rewards/db/ledger.ts'

/** The look-ups of a member of the staff in the last minute and day; others of theirs wait until the end of the transaction. */
export async function lockLookups(tx: Db, actor: string, now: number) {
  const isOfMinute = sql`at > ${now - MINUTE_MS}::bigint`
  await query(tx)`select pg_advisory_xact_lock(hashtext(${`lookup:${actor}`}))`
  await query(tx)`delete from staff_lookups where actor = ${actor} and at <= ${now - DAY_MS}::bigint`
  return queryRow<Record<'day' | 'minute' | 'dayEndsAt' | 'minuteEndsAt', number>>(tx)`
    select count(*) as day, min(at) + ${DAY_MS}::bigint as day_ends_at, count(*) filter (where ${isOfMinute}) as minute,
      min(at) filter (where ${isOfMinute}) + ${MINUTE_MS}::bigint as minute_ends_at
    from staff_lookups where actor = ${actor}
  `
}

export async function insertLookup(tx: Db, lookup: { actor: string; at: number; found: boolean }) {
  await tx.insertInto('staffLookups').values(lookup).execute()
}

/** How many of the newest look-ups, up to `limit`, found nobody in a row. */
export async function countEmptyInRow(tx: Db, actor: string, limit: number) {
  const found = await queryValues<boolean>(tx)`
    select found from staff_lookups where actor = ${actor} order by at desc, lookup_id desc limit ${limit}
  `
  const first = found.indexOf(true)
  return first === -1 ? found.length : first
}

/** The user of a login name; e-mails and phones are login names, so the unique index finds all of them. */
export const userByName = (loginName: string) => sql`select user_id from users where login_name = ${loginName}`

export const findIdByName = (db: Db, loginName: string) => queryValue<string | undefined>(db)`${userByName(loginName)}`

export const findIdByReward = (db: Db, rewardId: string) =>
  queryValue<string | undefined>(db)`select user_id from rewards where reward_id = ${rewardId}`

/** Events that change an account and count, oldest first. Reads the index `events_states`. */
export const listAccountEvents = (db: Db, userId: string) =>
  db
    .selectFrom('events')
    .select(['eventId', 'type', 'occurredAt', 'payload'])
    .where('userId', '=', userId)
    .where('type', 'in', ['kyc.passed', 'account.classified', 'user.flagged', 'user.cleared'])
    .where(isCounted())
    .orderBy('occurredAt')
    .orderBy('eventId')
    .execute()

/** Logins that have not ended and still have a token, and when the last token was made. */
export async function readSessions(db: Db, userId: string, now: number) {
  return queryRow<{ open: number; lastAt: number | null }>(db)`
    with f as materialized (select family_id, ended_at from token_families where user_id = ${userId})
    select count(distinct f.family_id) filter (where f.ended_at is null and t.expires_at > ${now}::bigint)::int as open,
      max(t.created_at) as last_at
    from f join tokens t using (family_id)
  `
}

/** Ends every login of a user. @returns how many */
export async function endFamiliesOf(tx: Db, userId: string, endedAt: number) {
  return changeRows(tx)`
    with locked as (
      select user_id, family_id from token_families where user_id = ${userId} and ended_at is null order by family_id for update
    )
    update token_families f set ended_at = ${endedAt}::bigint, end_reason = 'OPERATOR'
    from locked where f.user_id = locked.user_id and f.family_id = locked.family_id
  `
}

interface LedgerLine {
  entryId: string
  transferId: string
  kind: string
  reference: string
  at: number
  asset: string
  amount: string
  balanceAfter: string
}

// The condition names the partial index.
const ofUser = (userId: string) => sql`e.account = ${userAccount(userId)} and e.account like 'user:%'`

/** Lines of a user’s accounts, newest first, older than the line `before`. */
export async function listLedgerLines(
  db: Db,
  userId: string,
  { asset, before, limit }: { asset: string | null; before: string | null; limit: number },
) {
  return query<LedgerLine>(db)`
    select * from (
      select e.entry_id::text as entry_id, e.transfer_id, t.kind, t.reference, t.created_at as at, e.asset, trim_scale(e.amount) as amount,
        trim_scale(sum(e.amount) over (partition by e.asset order by e.entry_id)) as balance_after
      from ledger_entries e join ledger_transfers t using (transfer_id)
      where ${ofUser(userId)} and (${asset}::text is null or e.asset = ${asset})
    ) as l
    where ${before}::bigint is null or l.entry_id::bigint < ${before}::bigint
    order by l.entry_id::bigint desc limit ${limit}
  `
}

interface LedgerSum {
  asset: string
  granted: string
  used: string
  expired: string
  cancelled: string
  /** Of the account. */
  balance: string
  isBalanced: boolean
}

/** Sums over all lines of a user by asset, with the balances of the accounts. */
export async function sumLedger(db: Db, userId: string, asset: string | null = null) {
  return query<LedgerSum>(db)`
    with lines as (
      select e.asset, t.kind, sum(e.amount) as amount from ledger_entries e join ledger_transfers t using (transfer_id)
      where ${ofUser(userId)} group by e.asset, t.kind
    ), sums as (
      select asset,
        coalesce(sum(amount) filter (where kind not in ('USE', 'EXPIRE', 'CANCEL')), 0) as granted,
        coalesce(-sum(amount) filter (where kind = 'USE'), 0) as used,
        coalesce(-sum(amount) filter (where kind = 'EXPIRE'), 0) as expired,
        coalesce(-sum(amount) filter (where kind = 'CANCEL'), 0) as cancelled
      from lines group by asset
    )
    select coalesce(s.asset, a.asset) as asset, trim_scale(coalesce(granted, 0)) as granted, trim_scale(coalesce(used, 0)) as used,
      trim_scale(coalesce(expired, 0)) as expired, trim_scale(coalesce(cancelled, 0)) as cancelled,
      trim_scale(coalesce(a.balance, 0)) as balance,
      coalesce(granted - used - expired - cancelled, 0) = coalesce(a.balance, 0) as is_balanced
    from sums s full join (select asset, balance from ledger_accounts where account = ${userAccount(userId)}) a on a.asset = s.asset
    where ${asset}::text is null or coalesce(s.asset, a.asset) = ${asset} order by 1
  `
}

/** Facts of a user, also reversed ones, newest first, older than the fact `before`. */
export async function listUserEvents(
  db: Db,
  userId: string,
  {
    type,
    from,
    to,
  }: {
    type?: string
    from?: number
    to?: number
  },
  page: Page,
) {
  let query = db
    .selectFrom('events')
    .select(['eventId', 'type', 'occurredAt', 'receivedAt', 'payload'])
    .where((column) => column.and({ userId, type }))
    .where(isOnPage(page, 'occurredAt', 'eventId'))
    .orderBy('occurredAt', 'desc')
    .orderBy('eventId', 'desc')
    .limit(page.limit)
  if (from !== undefined) query = query.where('occurredAt', '>=', from)
  if (to !== undefined) query = query.where('occurredAt', '<', to)
  return query.execute()
}

/** Facts of a user at these moments, ms, in the order of their ids. */
export async function listEventsAt(db: Db, userId: string, instants: readonly number[]) {
  if (instants.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .select(['eventId', 'type', 'userId', 'occurredAt', 'payload'])
    .where('userId', '=', userId)
    .where('occurredAt', 'in', instants)
    .orderBy('eventId')
    .execute()
  return rows.map(eventOf)
}

export const listEntitlementsOf = (db: Db, userId: string, activityId: string) =>
  db
    .selectFrom('entitlements')
    .select([
      'source',
      'asset',
      sql<string | null>`trim_scale(quantity)`.as('amount'),
      'status',
      'claimDeadline',
      'disputedBy',
    ])
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .orderBy('earnedAt', 'desc')
    .orderBy('source')
    .execute()

export const countDraws = (db: Db, userId: string, activityId: string) =>
  queryValue<number>(db)`select count(*) from draws where activity_id = ${activityId} and user_id = ${userId}`
