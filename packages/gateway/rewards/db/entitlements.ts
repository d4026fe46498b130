import { sql } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { enqueueSelected, isDue } from '../../evaluation/db/evaluation-queue.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import { budgetAccount, move, postAll, reservedAccount } from './ledger.ts'
import { keysTable, type Owned } from './source-states.ts'

export interface NewEntitlement extends SourceKey {
  asset: string
  /** Decimal string. */
  quantity: string
  earnedAt: number
  /** null when it is granted without a claim. */
  claimDeadline: number | null
  /** The RESERVE transfer; null when earned after its claim deadline, so it is EXPIRED from the beginning. */
  reservationId: string | null
}

/** The dates of an entitlement that is RESERVED. */
interface EntitlementDates extends SourceKey {
  earnedAt: number
  /** null where none is claimed. */
  claimDeadline: number | null
}

interface ExpiredEntitlement extends SourceKey {
  asset: string
  quantity: string
  /** The reference of its RESERVE, and so of its RELEASE. */
  reference: string
}

/** The reference of its RESERVE transfer; RELEASE and GRANT carry the same. */
export const ledgerReference = (userId: string, { activityId, source }: SourceKey) =>
  `${userId}:${activityId}:${source}`

/** Locks the users' claimable entitlements until the end of the transaction, always in one order. */
export const lockReserved = (tx: Db, userIds: readonly string[]) =>
  query(tx)`select lock_reserved(${userIds.toSorted()}::text[])`

/** Everything that the user could still get, also what is granted without a claim. */
export async function listReserved(tx: Db, userId: string) {
  return tx
    .selectFrom('entitlements')
    .select(['activityId', 'source', 'earnedAt', 'claimDeadline'])
    .where('userId', '=', userId)
    .where('status', '=', 'RESERVED')
    .orderBy('activityId')
    .orderBy('source')
    .execute()
}

/** Of these entitlements, those that exist, by `ledgerReference`. */
export async function findEntitled(db: Db, keys: readonly Owned<SourceKey>[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await query<Owned<SourceKey>>(db)`
    select e.user_id, e.activity_id, e.source
    from ${keysTable(keys)} as k(user_id, activity_id, source)
    join entitlements e on e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C"
  `
  return new Set(rows.map((row) => ledgerReference(row.userId, row)))
}

export async function insertEntitlements(tx: Db, entitlements: readonly Owned<NewEntitlement>[], at: number) {
  if (entitlements.length === 0) return
  await tx
    .insertInto('entitlements')
    .values(
      entitlements.map((entitlement) => ({
        ...entitlement,
        status: entitlement.reservationId === null ? ('EXPIRED' as const) : ('RESERVED' as const),
        updatedAt: at,
      })),
    )
    .execute()
}

const records = (dates: readonly Owned<EntitlementDates>[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(dates)}::jsonb)
    as c("userId" text, "activityId" text, source text, "earnedAt" bigint, "claimDeadline" bigint, "isUnearned" boolean)`

/** The dates of an entitlement, and whether the facts still earn it. */
export interface MovedEntitlement extends EntitlementDates {
  isUnearned: boolean
}

export async function moveEntitlements(tx: Db, moved: readonly Owned<MovedEntitlement>[], at: number) {
  if (moved.length === 0) return
  await query(tx)`
    update entitlements e set earned_at = c."earnedAt", claim_deadline = c."claimDeadline", updated_at = ${at}::bigint,
      unearned_at = case when e.status <> 'RESERVED' then e.unearned_at when c."isUnearned" then coalesce(e.unearned_at, ${at}::bigint) end
    from ${records(moved)} where e.user_id = c."userId" and e.activity_id = c."activityId" and e.source = c.source
  `
}

/** Expires entitlements at their claim deadlines. @returns the amounts to release */
export async function expireEntitlements(tx: Db, dates: readonly Owned<EntitlementDates>[], at: number) {
  if (dates.length === 0) return []
  const rows = await query<ExpiredEntitlement>(tx)`
    update entitlements e set status = 'EXPIRED', earned_at = c."earnedAt", claim_deadline = c."claimDeadline", updated_at = ${at}::bigint
    from ${records(dates)}, ledger_transfers t
    where e.user_id = c."userId" and e.activity_id = c."activityId" and e.source = c.source and t.transfer_id = e.reservation_id
    returning e.activity_id, e.source, e.asset, e.quantity, t.reference
  `
  if (rows.length !== dates.length) throw new Error(`${dates.length - rows.length} entitlements without a reservation`)
  return rows
}

/** Gives the amounts of expired entitlements back to their budgets. */
export const postReleases = (
  tx: Db,
  { newId }: { newId: (prefix: string) => string },
  expired: readonly ExpiredEntitlement[],
  at: number,
) =>
  postAll(
    tx,
    at,
    expired.map(({ activityId, asset, quantity, reference }) => ({
      transferId: newId('tr'),
      kind: 'RELEASE',
      reference,
      entries: move(asset, quantity, reservedAccount(activityId), budgetAccount(activityId)),
    })),
  )

/** Marks a granted entitlement as taken back by the gateway. */
export const markCorrected = (tx: Db, { userId, activityId, source }: Owned<SourceKey>, at: number) =>
  query(tx)`
    update entitlements set corrected_at = ${at}::bigint
    where user_id = ${userId} and activity_id = ${activityId} and source = ${source} and status = 'GRANTED'`

/** Enqueues the users of up to `limit` claim deadlines that have passed, found by the index of deadlines. */
export async function enqueueOverdueClaims(db: Db, now: number, limit: number) {
  const overdue = sql`
    select distinct user_id from (
      select user_id from entitlements e
      where status = 'RESERVED' and claim_deadline <= ${now}::bigint
        and not exists (select 1 from settlement_queue q where q.user_id = e.user_id and ${isDue(sql`${now}::bigint`)})
      order by claim_deadline limit ${limit}) as first`
  return enqueueSelected(db, overdue, now)
}

/**
 * Moves claim deadlines that come before `deadline` to it, up to `limit` of them. `activityIds`: null for all.
 */
export async function extendClaimDeadlines(
  db: Db,
  { activityIds, deadline, at, limit }: { activityIds: string[] | null; deadline: number; at: number; limit: number },
) {
  const rows = await query(db)`
    update entitlements set claim_deadline = ${deadline}::bigint, updated_at = ${at}::bigint
    where (user_id, activity_id, source) in (
      select user_id, activity_id, source from entitlements
      where status = 'RESERVED' and claim_deadline < ${deadline}::bigint
        and (${activityIds}::text[] is null or activity_id = any(${activityIds}::text[]))
      limit ${limit}
    ) and status = 'RESERVED' and claim_deadline < ${deadline}::bigint
    returning user_id
  `
  return rows.length
}
