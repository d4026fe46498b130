import { sql } from 'kysely'
import type { PayoutCode } from '@fanfare/contract/ops/platform-event.ts'
import type { PayoutState } from '@fanfare/contract/staff/payouts.ts'
import { allOf, query, queryValue, type Db } from '#gateway/db/client.ts'
import type { PayoutRow } from './payouts.ts'

/** The state on the wire: a payout that waits for its next attempt is still to be handed over. */
const SHOWN_STATE = sql<PayoutState>`case p.state when 'WAITING' then 'READY' else p.state end`

/** A payout that was requested at least once, as the staff sees it. */
export interface ShownPayout extends Omit<PayoutRow, 'state' | 'requestedAt'> {
  state: PayoutState
  requestedAt: number
  loginName: string
}

const SHOWN = sql`
  select p.*, ${SHOWN_STATE} as state, u.login_name from payouts p join users u on u.user_id = p.user_id where p.attempt > 0`

interface PayoutFilter {
  payoutId?: string
  state?: PayoutState
  code?: PayoutCode
  activityId?: string
  userId?: string
  /** Requested from then on, and before; ms. */
  from?: number
  until?: number
  /** Requested before then, and without a report of the wallet. */
  overdueBefore?: number
}

/** Waits for the wallet, or to be handed to it. */
const IS_OPEN = sql`p.state in ('WAITING', 'READY', 'SENT')`

const conditionOf = (filter: PayoutFilter) => {
  const { payoutId, state, code, activityId, userId, from, until, overdueBefore } = filter
  return allOf([
    sql`p.attempt > 0`,
    payoutId && sql`p.payout_id = ${payoutId}`,
    state && sql`${SHOWN_STATE} = ${state}`,
    code && sql`p.code = ${code}`,
    activityId && sql`p.activity_id = ${activityId}`,
    userId && sql`p.user_id = ${userId}`,
    from !== undefined && sql`p.requested_at >= ${from}::bigint`,
    until !== undefined && sql`p.requested_at < ${until}::bigint`,
    overdueBefore !== undefined && sql`p.requested_at < ${overdueBefore}::bigint and ${IS_OPEN}`,
  ])
}

const countOverdue = (before: number) =>
  sql`(count(*) filter (where p.requested_at < ${before}::bigint and ${IS_OPEN}))::int as overdue`

/** Payouts of a filter, newest first. */
export function listPayouts(
  db: Db,
  filter: PayoutFilter,
  { limit, before }: { limit: number; before: Pick<ShownPayout, 'requestedAt' | 'payoutId'> | null },
) {
  const behind = before && sql`(p.requested_at, p.payout_id) < (${before.requestedAt}::bigint, ${before.payoutId})`
  return query<ShownPayout>(db)`${SHOWN} and ${conditionOf(filter)} and ${behind ?? sql`true`}
    order by p.requested_at desc, p.payout_id desc limit ${limit}`
}

export const showPayouts = (db: Db, payoutIds: readonly string[]) =>
  query<ShownPayout>(db)`${SHOWN} and p.payout_id = any(${payoutIds}::text[])
    order by p.requested_at, p.payout_id`

/** Payouts of these rewards, by reward. */
export async function showPayoutsOf(db: Db, rewardIds: readonly string[]) {
  const rows = await query<ShownPayout>(db)`${SHOWN} and p.reward_id = any(${rewardIds}::text[])`
  return new Map(rows.map((row) => [row.rewardId, row]))
}

interface PayoutSum {
  state: PayoutState
  code: PayoutCode | null
  unit: string
  count: number
  /** Decimal string. */
  amount: string
  oldestAt: number
  overdue: number
}

/** Payouts of a filter by state, code and unit; `overdueBefore` is when an overdue one was requested at the latest. */
export const sumPayouts = (db: Db, filter: PayoutFilter, overdueBefore: number) =>
  query<PayoutSum>(db)`
    select ${SHOWN_STATE} as state, p.code, split_part(p.asset, ':', 2) as unit, count(*)::int as count,
      trim_scale(sum(p.amount))::text as amount, min(p.requested_at) as oldest_at,
      ${countOverdue(overdueBefore)}
    from payouts p where ${conditionOf(filter)} group by 1, 2, 3 order by 1, 2, 3
  `

/** Payouts that were requested in a span, by asset and state. */
export const sumByAsset = (db: Db, filter: PayoutFilter) =>
  query<{ asset: string; state: PayoutState; count: number; amount: string }>(db)`
    select p.asset, ${SHOWN_STATE} as state, count(*)::int as count, trim_scale(sum(p.amount))::text as amount
    from payouts p where ${conditionOf(filter)} group by 1, 2 order by 1, 2
  `

/** How many payouts of a user have failed for good. */
export const countFailed = (db: Db, userId: string) =>
  queryValue<number>(db)`
    select count(*)::int as count from payouts where user_id = ${userId} and state = 'FAILED'`

interface PayoutQueue {
  state: PayoutState
  count: number
  /** Since when the first waits, ms. */
  oldestAt: number
  /** How many of them were requested before `overdueBefore`, without a report of the wallet. */
  overdue: number
}

/** The payouts of each state that are not settled. */
export const listPayoutQueues = (db: Db, overdueBefore = 0) =>
  query<PayoutQueue>(db)`
    select ${SHOWN_STATE} as state, count(*)::int as count, min(coalesce(p.settled_at, p.requested_at)) as oldest_at,
      ${countOverdue(overdueBefore)}
    from payouts p where p.attempt > 0 and p.state in ('WAITING', 'READY', 'SENT', 'FAILED') group by 1
  `
