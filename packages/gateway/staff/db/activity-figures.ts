import { sql } from 'kysely'
import type { Db } from '#gateway/db/client.ts'
import { listTextReviews, type TextReview } from './text-reviews.ts'

/** One budget; amounts as decimal strings. `granted7d`: what it paid in the last seven days. */
export interface BudgetFigures {
  activityId: string
  asset: string
  limit: string
  reserved: string
  left: string
  granted7d: string
}

export interface Figures {
  budgets: BudgetFigures[]
  queues: {
    activityId: string
    claimsMinute: number
    reviews: number
    oldestReview: number | null
    payoutsFailed: number
  }[]
  versions: { activityId: string; participants: number; actor: string; stale: Record<string, string[]> }[]
  /** Only of activities with stale texts. */
  textReviews: TextReview[]
}

const WEEK_MS = 604_800_000
const MINUTE_MS = 60_000

/** The figures of the activities, four statements for any number of them. */
export async function readFigures(db: Db, activityIds: readonly string[], now: number) {
  const ids = sql`${[...activityIds]}::text[]`
  const budgets = await sql<BudgetFigures>`
    with b as materialized (select activity_id, asset, "limit" from budgets where activity_id = any(${ids})),
    w as materialized (
      select activity_id, asset, sum(quantity) as quantity from rewards
      where activity_id = any(${ids}) and granted_at > ${now - WEEK_MS}::bigint group by activity_id, asset
    )
    select b.activity_id, b.asset, trim_scale(b."limit")::text as "limit",
      coalesce(trim_scale(r.balance), 0)::text as reserved, coalesce(trim_scale(l.balance), 0)::text as "left",
      coalesce(trim_scale(w.quantity), 0)::text as "granted7d"
    from b left join w using (activity_id, asset)
    left join ledger_accounts r on r.account = 'reserved:' || b.activity_id and r.asset = b.asset
    left join ledger_accounts l on l.account = 'budget:' || b.activity_id and l.asset = b.asset
    order by b.activity_id, b.asset`.execute(db)
  const queues = await sql<Figures['queues'][number]>`
    with w as materialized (
      select activity_id, count(*)::integer as claims from rewards
      where activity_id = any(${ids}) and granted_at > ${now - MINUTE_MS}::bigint and source like 'task:%' group by activity_id
    ), r as materialized (
      select activity_id, count(*)::integer as reviews, min(opened_at) as oldest_review from reviews
      where state = 'OPEN' and activity_id = any(${ids}) group by activity_id
    ), p as materialized (
      select activity_id, count(*)::integer as failed from payouts where activity_id = any(${ids}) and state = 'FAILED' group by activity_id
    )
    select activity_id, coalesce(w.claims, 0) as claims_minute, coalesce(r.reviews, 0) as reviews, r.oldest_review,
      coalesce(p.failed, 0) as payouts_failed
    from unnest(${ids}) as i(activity_id) left join w using (activity_id) left join r using (activity_id) left join p using (activity_id)`.execute(
    db,
  )
  const versions = await sql<Figures['versions'][number]>`
    select a.activity_id, a.participants, v.actor, v.stale from activities a
    join activity_versions v on v.activity_id = a.activity_id and v.version = a.version
    where a.activity_id = any(${ids})`.execute(db)
  const old = versions.rows.flatMap(({ activityId, stale }) => (Object.keys(stale).length > 0 ? [activityId] : []))
  return {
    budgets: budgets.rows,
    queues: queues.rows,
    versions: versions.rows,
    textReviews: await listTextReviews(db, old),
  }
}

/** When the first user joined; null before. */
export async function firstJoinAt(db: Db, activityId: string) {
  const row = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.min('appliedAt').as('at'))
    .where('activityId', '=', activityId)
    .executeTakeFirst()
  return row?.at ?? null
}
