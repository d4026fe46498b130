import { sql } from 'kysely'
import { query, queryValue, type Db } from '../../db/client.ts'
import { isCounted } from '../../facts/db/events.ts'
import { deletePeriodSums, updatePeriodSums } from './referral-periods.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** The figures of a referral for one agent of its chain, from the beginning of a quarter of an hour on; times in ms. */
export interface SumRange {
  campaignId: string
  agentId: string
  userId: string
  from: number
  /** Deposits and withdrawals count from the binding to the end of the campaign. */
  movesFrom: number
  movesUntil: number
}

/** Deposits from inside the exchange bring no new money. @assumed such channels begin with `internal`, as for tasks */
const NEW_MONEY = sql`coalesce(lower(e.payload ->> 'channel') not like 'internal%', true)`

/** Deletes the sums of all referrals of an agent, also those of periods. */
export async function deleteReferralSums(tx: Db, agentId: string) {
  await deletePeriodSums(tx, agentId)
  await query(tx)`delete from referral_sums where agent_id = ${agentId}`
}

const tableOf = (ranges: readonly SumRange[]) => sql`
  jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as s("campaignId" text, "agentId" text, "userId" text, "from" bigint,
    "movesFrom" bigint, "movesUntil" bigint)`

/** Computes the sums of these ranges anew, from lines and facts, so that any order and repetition gives the same rows. */
export async function updateReferralSums(tx: Db, ranges: readonly SumRange[]) {
  if (ranges.length === 0) return
  await query(tx)`
    with scope as materialized (
      select * from ${tableOf(ranges)}
    ), lines as materialized (
      select s."campaignId", s."agentId", s."userId", l.at / 900000 as bucket, l.volume, l.rebate, 0 as deposits, 0 as withdrawals
      from scope s join rebate_lines l on l.user_id = s."userId" and l.at >= s."from" and l.agent_id = s."agentId"
    ), moves as materialized (
      select s."campaignId", s."agentId", s."userId", e.occurred_at / 900000, 0, 0,
        case when e.type = 'deposit.confirmed' then (e.payload ->> 'usdtValue')::numeric else 0 end,
        case when e.type = 'withdrawal.confirmed' then (e.payload ->> 'usdtValue')::numeric else 0 end
      from scope s join events e on e.user_id = s."userId" and e.occurred_at >= greatest(s."from", s."movesFrom")
        and e.occurred_at < s."movesUntil"
      where e.type in ('deposit.confirmed', 'withdrawal.confirmed') and ${NEW_MONEY} and ${isCounted('e')}
    ), kept as materialized (
      -- A bucket whose only fact was reversed becomes zero.
      select s."campaignId", s."agentId", s."userId", r.bucket, 0, 0, 0, 0
      from scope s join referral_sums r on r.campaign_id = s."campaignId" and r.agent_id = s."agentId" and r.user_id = s."userId"
        and r.bucket >= s."from" / 900000
    ), parts as (select * from lines union all select * from moves union all select * from kept)
    insert into referral_sums as r (campaign_id, agent_id, user_id, bucket, volume, rebate, deposits, withdrawals)
    select "campaignId", "agentId", "userId", bucket::integer, sum(volume), sum(rebate), sum(deposits), sum(withdrawals)
    from parts group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (campaign_id, agent_id, user_id, bucket) do update set volume = excluded.volume, rebate = excluded.rebate,
      deposits = excluded.deposits, withdrawals = excluded.withdrawals
  `
  await updatePeriodSums(tx, sql`(select * from ${tableOf(ranges)})`)
}

/** A referral whose first trade was not known before. */
export interface FirstTrade {
  campaignId: string
  agentId: string
  userId: string
  loginName: string | null
  /** ms */
  at: number
}

/**
 * Updates the progress of referrals with their facts from these instants on, ms: each step has its first fact ever, also one from before
 * the binding. After a reversal the progress is computed `isAnew` from all facts. The balance is the sum of the newest holding of each
 * asset.
 * @returns those with their first trade, if it counts for the agent; an earlier one that arrives later does not count again
 */
export async function updateMilestones(
  tx: Db,
  referrals: readonly { userId: string; earliestAt: number; isAnew: boolean }[],
): Promise<FirstTrade[]> {
  const rows = await query<Omit<FirstTrade, 'loginName'> & { isFirst: boolean | null }>(tx)`
    with t as materialized (
      select * from unnest(${userIdsOf(referrals)}::text[],
        ${referrals.map(({ earliestAt, isAnew }) => (isAnew ? 0 : earliestAt))}::bigint[],
        ${referrals.map(({ isAnew }) => isAnew)}::boolean[]) as t(user_id, earliest_at, is_anew)
    ), found as materialized (
      select e.user_id, min(e.occurred_at) filter (where e.type = 'kyc.passed') as verified_at,
        min(e.occurred_at) filter (where e.type = 'deposit.confirmed' and ${NEW_MONEY}) as first_deposit_at,
        min(e.occurred_at) filter (where e.type = 'trade.filled') as first_trade_at,
        max(e.occurred_at) filter (where e.type in ('trade.filled', 'deposit.confirmed', 'withdrawal.confirmed')) as last_active_at,
        bool_or(e.type = 'holding.snapshot') as has_holding
      from t join events e on e.user_id = t.user_id and e.occurred_at >= t.earliest_at
        and e.type in ('kyc.passed', 'deposit.confirmed', 'trade.filled', 'withdrawal.confirmed', 'holding.snapshot')
        and ${isCounted('e')}
      group by e.user_id
    ), h as materialized (
      select user_id, sum(value) as balance from (
        select distinct on (user_id, upper(payload ->> 'asset')) user_id, (payload ->> 'usdtValue')::numeric as value from events
        where user_id in (select user_id from found where has_holding) and type = 'holding.snapshot' and ${isCounted()}
        order by user_id, upper(payload ->> 'asset'), occurred_at desc, event_id desc
      ) as newest group by user_id
    ), m as materialized (
      select t.user_id, t.is_anew, f.verified_at, f.first_deposit_at, f.first_trade_at, f.last_active_at, h.balance
      from t left join found f using (user_id) left join h using (user_id) where t.is_anew or f.user_id is not null
    )
    update agent_referrals r set
      verified_at = least(case when not m.is_anew then r.verified_at end, m.verified_at),
      first_deposit_at = least(case when not m.is_anew then r.first_deposit_at end, m.first_deposit_at),
      first_trade_at = least(case when not m.is_anew then r.first_trade_at end, m.first_trade_at),
      last_active_at = greatest(case when not m.is_anew then r.last_active_at end, m.last_active_at),
      balance = coalesce(m.balance, case when not m.is_anew then r.balance end)
    from m, agent_referrals b
    where r.user_id = m.user_id and b.user_id = r.user_id
    returning r.campaign_id, r.agent_id, r.user_id, r.first_trade_at as at,
      b.first_trade_at is null and r.first_trade_at >= r.bound_at as is_first
  `
  const first = rows.filter(({ isFirst }) => isFirst === true)
  if (first.length === 0) return []
  const people = await tx
    .selectFrom('users')
    .select(['userId', 'loginName'])
    .where('userId', 'in', userIdsOf(first))
    .execute()
  const names = new Map(people.map(({ userId, loginName }) => [userId, loginName]))
  return first.map(({ isFirst: _always, ...trade }) => ({ ...trade, loginName: names.get(trade.userId) ?? null }))
}

/** How many direct referrals of an agent traded first within a time, its end excluded. */
export const countFirstTrades = (
  db: Db,
  { campaignId, agentId, start, end }: { campaignId: string; agentId: string; start: number; end: number },
) =>
  queryValue<number>(db)`
    select count(*)::int as count from agent_referrals where campaign_id = ${campaignId} and agent_id = ${agentId}
      and first_trade_at >= greatest(${start}::bigint, bound_at) and first_trade_at < ${end}::bigint
  `
