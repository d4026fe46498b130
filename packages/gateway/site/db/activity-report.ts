import type { SOURCE_KINDS } from '@fanfare/contract/enumerations.ts'
import { query, type Db } from '../../db/client.ts'

/** Granted rewards of one kind of source; `id`: the task, tier or track, empty for the other kinds. */
interface PaidLine {
  source: (typeof SOURCE_KINDS)[number]
  id: string
  asset: string
  rewards: number
  amount: string
}

/** Granted rewards without what was taken back, so that they add up to `granted` of the budget. */
export const paidBySource = (db: Db, activityId: string) =>
  query<PaidLine>(db)`
    select upper(split_part(source, ':', 1)) as source,
      case when split_part(source, ':', 1) in ('task', 'tier', 'rank') then split_part(source, ':', 2) else '' end as id,
      asset, count(*)::integer as rewards, trim_scale(sum(quantity - cancelled))::text as amount
    from rewards where activity_id = ${activityId} and quantity > cancelled group by 1, 2, 3 order by 1, 2, 3
  `

/** Rewards with a reason or without a budget, expired claims, and participants without a place. */
export const refusedByReason = (db: Db, activityId: string) =>
  query<{
    what: 'REWARD' | 'PLACE'
    reason: string
    count: number
  }>(db)`
    select 'REWARD' as what, reason_code as reason, count(*)::integer as count
      from rewards where activity_id = ${activityId} and reason_code is not null group by 2
    union all
    select 'REWARD', 'CLAIM_EXPIRED', count(*)::integer
      from entitlements where activity_id = ${activityId} and status = 'EXPIRED' and claim_deadline is not null having count(*) > 0
    union all
    select 'REWARD', 'SOLD_OUT', count(*)::integer
      from source_states where activity_id = ${activityId} and sold_out having count(*) > 0
    union all
    select 'PLACE', unranked, count(distinct user_id)::integer
      from scores where activity_id = ${activityId} and unranked is not null group by 2
    order by 1, 2
  `
