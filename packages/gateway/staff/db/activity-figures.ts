import { sql } from 'kysely'
import { DAY_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import { query, queryValue, type Db } from '#gateway/db/client.ts'
import { listTextReviews } from './text-reviews.ts'

/** One budget; amounts as decimal strings. `granted7d`: what it paid in the last seven days. */
export interface BudgetFigures {
  activityId: string
  asset: string
  limit: string
  reserved: string
  granted: string
  left: string
  granted7d: string
}

/** What is known of one activity, with the author and the stale texts of its version. */
export interface ActivityFigures {
  activityId: string
  participants: number
  actor: string
  stale: Record<string, string[]>
  claimsMinute: number
  reviews: number
  oldestReview: number | null
  payoutsFailed: number
}

/** The budgets of the activities. */
export function listBudgets(db: Db, activityIds: readonly string[], now: number) {
  const ids = sql`${[...activityIds]}::text[]`
  return query<BudgetFigures>(db)`
    with b as materialized (select activity_id, asset, "limit" from budgets where activity_id = any(${ids})),
    w as materialized (
      select activity_id, asset, sum(quantity) as quantity from rewards
      where activity_id = any(${ids}) and granted_at > ${now - 7 * DAY_MS}::bigint group by activity_id, asset
    )
    select b.activity_id, b.asset, trim_scale(b."limit")::text as "limit",
      coalesce(trim_scale(r.balance), 0)::text as reserved, coalesce(trim_scale(l.balance), 0)::text as "left",
      trim_scale(b."limit" - coalesce(r.balance, 0) - coalesce(l.balance, 0))::text as granted,
      coalesce(trim_scale(w.quantity), 0)::text as "granted7d"
    from b left join w using (activity_id, asset)
    left join ledger_accounts r on r.account = 'reserved:' || b.activity_id and r.asset = b.asset
    left join ledger_accounts l on l.account = 'budget:' || b.activity_id and l.asset = b.asset
    order by b.activity_id, b.asset`
}

/** The figures of the activities, three statements for any number of them; reviews of texts only where some are stale. */
export async function readFigures(db: Db, activityIds: readonly string[], now: number) {
  const ids = sql`${[...activityIds]}::text[]`
  const figures = await query<ActivityFigures>(db)`
    with w as materialized (
      select activity_id, count(*)::integer as claims from rewards
      where activity_id = any(${ids}) and granted_at > ${now - MINUTE_MS}::bigint and source like 'task:%' group by activity_id
    ), r as materialized (
      select activity_id, count(*)::integer as reviews, min(opened_at) as oldest_review from reviews
      where state = 'OPEN' and activity_id = any(${ids}) group by activity_id
    ), p as materialized (
      select activity_id, count(*)::integer as failed from payouts where activity_id = any(${ids}) and state = 'FAILED' group by activity_id
    )
    select a.activity_id, a.participants, v.actor, v.stale, coalesce(w.claims, 0) as claims_minute, coalesce(r.reviews, 0) as reviews,
      r.oldest_review, coalesce(p.failed, 0) as payouts_failed
    from activities a join activity_versions v on v.activity_id = a.activity_id and v.version = a.version
    left join w on w.activity_id = a.activity_id left join r on r.activity_id = a.activity_id left join p on p.activity_id = a.activity_id
    where a.activity_id = any(${ids})`
  const old = figures.flatMap(({ activityId, stale }) => (Object.keys(stale).length > 0 ? [activityId] : []))
  return {
    budgets: await listBudgets(db, activityIds, now),
    figures,
    textReviews: await listTextReviews(db, old),
  }
}

/** When the first user joined; null before. */
export const firstJoinAt = (db: Db, activityId: string) =>
  queryValue<number | null>(db)`select min(applied_at) from participations where activity_id = ${activityId}`
