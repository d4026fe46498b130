import { sql } from 'kysely'
import { query, queryValue, queryValues, type Db } from '../../db/client.ts'
import { isCounted } from '../../facts/db/events.ts'
import { isMarketMaking, type MarketMaking } from '../../facts/db/market-makers.ts'
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

/**
 * Computes the sums of these ranges anew, from lines and facts, so that any order and repetition gives the same rows. The volume of a trade that was
 * reversed, or made by a market maker, stays in its line and counts here no more.
 */
export async function updateReferralSums(tx: Db, ranges: readonly SumRange[], marketMaking: readonly MarketMaking[]) {
  if (ranges.length === 0) return
  await query(tx)`
    with scope as materialized (
      select * from ${tableOf(ranges)}
    ), reversed as materialized (
      select reverses from event_reversals where user_id in (select "userId" from scope) and applied_at is not null
    ), lines as materialized (
      select s."campaignId", s."agentId", s."userId", l.at / 900000 as bucket,
        case when l.event_id in (select reverses from reversed) or ${isMarketMaking(marketMaking, sql.ref('l.user_id'), sql.ref('l.at'))}
          then 0 else l.volume end as volume,
        l.rebate, 0 as deposits, 0 as withdrawals
      from scope s join rebate_lines l on l.user_id = s."userId" and l.at >= s."from" and l.agent_id = s."agentId"
    ), moves as materialized (
      select s."campaignId", s."agentId", s."userId", e.occurred_at / 900000, 0, 0,
        case when e.type = 'deposit.confirmed' then (e.payload ->> 'usdtValue')::numeric else 0 end,
        case when e.type = 'withdrawal.confirmed' then (e.payload ->> 'usdtValue')::numeric else 0 end
      from scope s join events e on e.user_id = s."userId" and e.occurred_at >= greatest(s."from", s."movesFrom")
        and e.occurred_at < s."movesUntil"
      where e.type in ('deposit.confirmed', 'withdrawal.confirmed') and ${NEW_MONEY} and ${isCounted('e')}
        and not ${isMarketMaking(marketMaking, sql.ref('e.user_id'), sql.ref('e.occurred_at'))}
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

/** The progress of a referral: the first fact ever of each step, also one from before the binding; null: none that counts. ms */
export interface ReferralProgress {
  userId: string
  verifiedAt: number | null
  firstDepositAt: number | null
  firstTradeAt: number | null
  lastActiveAt: number | null
  /** Whether the newest holdings may have changed. */
  hasHoldings: boolean
}

/**
 * Writes the progress of referrals. The balance is the sum of the newest holding of each asset that counts.
 * @returns those with their first trade, if it counts for the agent; an earlier one that arrives later does not count again
 */
export async function writeProgress(
  tx: Db,
  progress: readonly ReferralProgress[],
  marketMaking: readonly MarketMaking[],
): Promise<FirstTrade[]> {
  const rows = await query<Omit<FirstTrade, 'loginName'> & { isFirst: boolean | null }>(tx)`
    with t as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb) as t("userId" text, "verifiedAt" bigint, "firstDepositAt" bigint,
        "firstTradeAt" bigint, "lastActiveAt" bigint, "hasHoldings" boolean)
    ), h as materialized (
      select user_id, sum(value) as balance from (
        select distinct on (user_id, upper(payload ->> 'asset')) user_id, (payload ->> 'usdtValue')::numeric as value from events
        where user_id in (select "userId" from t where "hasHoldings") and type = 'holding.snapshot' and ${isCounted()}
          and not ${isMarketMaking(marketMaking, sql.ref('events.user_id'), sql.ref('events.occurred_at'))}
        order by user_id, upper(payload ->> 'asset'), occurred_at desc, event_id desc
      ) as newest group by user_id
    )
    update agent_referrals r set verified_at = t."verifiedAt", first_deposit_at = t."firstDepositAt", first_trade_at = t."firstTradeAt",
      last_active_at = t."lastActiveAt", balance = case when t."hasHoldings" then h.balance else r.balance end
    from t left join h on h.user_id = t."userId", agent_referrals b
    where r.user_id = t."userId" and b.user_id = r.user_id
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

/** Those of these users with a holding snapshot from an instant on, ms. */
export async function listHolders(tx: Db, users: readonly { userId: string; from: number }[]): Promise<Set<string>> {
  if (users.length === 0) return new Set()
  return new Set(
    await queryValues<string>(tx)`
      select distinct e.user_id from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as t("userId" text, "from" bigint)
      join events e on e.user_id = t."userId" and e.type = 'holding.snapshot' and e.occurred_at >= t."from"`,
  )
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
