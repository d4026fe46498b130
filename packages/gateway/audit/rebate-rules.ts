import { sql } from 'kysely'
import type { Rule } from './rule.ts'

/** Lines are compared with these rows. They are distributed by user and lines by agent, so on several nodes they are collected first. */
const COLLECTED = sql`queued as materialized (select distinct user_id from rebate_queue),
  reversed as materialized (select reverses from event_reversals where applied_at is not null),
  classified as materialized (
    select user_id, event_id, occurred_at as at, (payload ->> 'marketMaker')::boolean as is_maker from events where type = 'account.classified'
  )`

/** Referrals with waiting facts do not have all of their lines yet. */
const IS_QUEUED = sql`exists (select 1 from queued q where q.user_id = t.user_id)`

/** A line `t` whose trade is reversed. */
const IS_REVERSED = sql`exists (select 1 from reversed v where v.reverses = t.event_id)`

/** A row `t` with the time `at` of a fact of an account that was a market maker's then. */
const IS_MARKET_MAKER = sql`coalesce((
    select c.is_maker from classified c where c.user_id = t.user_id and c.at <= t.at order by c.at desc, c.event_id collate "C" desc limit 1), false)`

/**
 * The lines of each trade of a referral for each agent of its chain, computed from the facts, the stored levels and the terms of the time; `whole` is
 * the rebate before the cap of the month. A run is an agent with its own rates (agreed, or those of its level) and the agents below it whose rates
 * were set within the run. No agent has more than the lowest rate above it in its run.
 */
const REPLAY = sql`recursive ${COLLECTED}, referrals as materialized (
    select user_id, campaign_id, agent_id, bound_at, code from agent_referrals
  ), chain as (
    select r.user_id, r.campaign_id, r.agent_id, 0 as depth, r.bound_at, r.code from referrals r
    union all
    select c.user_id, c.campaign_id, a.upline_id, c.depth + 1, c.bound_at, c.code
    from chain c join agents a on a.campaign_id = c.campaign_id and a.user_id = c.agent_id where a.upline_id is not null
  ), trades as materialized (
    select t.*, k.definition, g.gives_back, e.event_id, e.occurred_at as at, e.payload, upper(e.payload ->> 'market') as product,
      to_char(to_timestamp(e.occurred_at / 1000.0) at time zone (k.definition ->> 'timeZone'), 'YYYY-MM') as month,
      case when (e.payload ->> 'zeroFee')::boolean then 0 else (e.payload ->> 'fee')::numeric end as fee
    from chain t join agent_campaigns k on k.campaign_id = t.campaign_id join agent_codes g on g.code = t.code
    join events e on e.user_id = t.user_id and e.type = 'trade.filled' and e.occurred_at >= greatest(t.bound_at, k.start_time)
      and e.occurred_at < k.end_time
    where not ${IS_QUEUED}
  ), paid as (
    select t.*, case when definition -> 'deduct' ? 'MAKER' and (payload ->> 'maker')::boolean then 0 else greatest(0, fee
      - case when not definition -> 'deduct' ? 'BONUS' then 0 else
          case payload ->> 'feeFromBonus' when 'true' then fee when 'false' then 0 else (payload ->> 'feeFromBonus')::numeric end end
      - case when definition -> 'deduct' ? 'COUPON' then coalesce((payload ->> 'feeCoupon')::numeric, 0) else 0 end
      - case when definition -> 'deduct' ? 'DISCOUNT' then coalesce((payload ->> 'feeDiscount')::numeric, 0) else 0 end) end as paid
    from trades t
  ), rated as (
    select p.*, m.is_suspended or p.agent_id = p.user_id as gets_nothing, m.is_suspended, m.within_upline,
      coalesce((m.rates ->> product)::numeric, (definition -> 'levels' -> l.level -> 'rates' ->> product)::numeric) as agreed
    from paid p
    left join agent_levels l on l.campaign_id = p.campaign_id and l.agent_id = p.agent_id and l.month = p.month
    left join lateral (
      select rates, within_upline, is_suspended from agent_terms m where m.campaign_id = p.campaign_id and m.agent_id = p.agent_id and m.since <= p.at
      order by since desc limit 1
    ) as m on true
  ), runs as (
    select r.*, count(*) filter (where within_upline is not true)
      over (partition by event_id order by depth rows between unbounded preceding and 1 preceding) as run
    from rated r
  ), capped as (
    select r.*, min(agreed) over (partition by event_id, run order by depth rows between current row and unbounded following) as own
    from runs r
  ), shared as (
    select r.*, case when depth = 0 then least(gives_back, own) else 0 end as share,
      max(own) over (partition by event_id order by depth rows between unbounded preceding and 1 preceding) as below
    from capped r
  ), expected as (
    select s.*, greatest(0, own - case when depth = 0 then share else below end) as rate,
      case when gets_nothing then 0 else
        trunc(paid * greatest(0, own - case when depth = 0 then share else below end), 8) end as whole,
      case when is_suspended then 0 else trunc(paid * share, 8) end as friend
    from shared s
  )`

/** `period`: the column with the number of the period of `ms` in the table of sums. */
const sumsAreLines = (table: string, period: string, ms: number): Rule => sql`
  with fold as (
    select campaign_id, agent_id, at / ${sql.lit(ms)} as period, source, code, product, symbol, settle_day, rebate <> 0 as paying,
      count(*) as lines, sum(volume) as volume, sum(fee) as fee, sum(deducted) as deducted, sum(rebate) as rebate
    from rebate_lines group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  )
  select concat_ws(' ', agent_id, period, symbol, settle_day) as subject,
    coalesce(s.rebate::text, 'nothing') || ' instead of ' || coalesce(f.rebate::text, 'nothing') as detail, campaign_id as activity_id
  from fold f full join (select *, ${sql.ref(period)} as period from ${sql.table(table)}) as s
    using (campaign_id, agent_id, period, source, code, product, symbol, settle_day, paying)
  where (f.lines, f.volume, f.fee, f.deducted, f.rebate) is distinct from (s.lines, s.volume, s.fee, s.deducted, s.rebate)`

/** Rules of rebates, which read all lines: for `npm run audit`, not for the auditor that runs all the time. */
export const REBATE_RULES = {
  'rebate lines follow from the facts': sql`
    with ${REPLAY}, lines as materialized (
      select * from rebate_lines t where kind = 'TRADE' and not ${IS_QUEUED}
    ), compared as (
      select coalesce(x.event_id, l.event_id) as event_id, coalesce(x.agent_id, l.agent_id) as agent_id, x.user_id, x.at,
        coalesce(x.campaign_id, l.campaign_id) as campaign_id, x.whole, x.rate, l.rebate, l.rate as stored_rate,
        sum(l.rebate) over (partition by l.user_id, l.agent_id, x.month) as of_month, (x.definition -> 'monthlyCap' ->> 'amount')::numeric as cap,
        (l.fee, l.fee - l.deducted, l.rate, l.friend_rebate, l.volume) = (x.fee, x.paid, x.rate, x.friend, (x.payload ->> 'usdtVolume')::numeric)
          and l.source = case when x.depth = 0 then 'DIRECT' else 'SUB' end and l.at = x.at as is_same
      from expected x full join lines l on l.event_id = x.event_id and l.agent_id = x.agent_id
    )
    select event_id || ' ' || agent_id as subject,
      coalesce(rebate::text, 'no line') || ' at ' || coalesce(stored_rate, 0) || ' instead of ' || coalesce(whole::text, 'no line')
        || ' at ' || coalesce(rate, 0) as detail, campaign_id as activity_id
    from compared t where (is_same is not true or rebate > whole or (rebate < whole and of_month is distinct from cap))
      -- A trade that was reversed, or known to be a market maker's, before its lines were written has none.
      and not (rebate is null and (${IS_REVERSED} or ${IS_MARKET_MAKER}))`,

  'rebates keep the cap of the month': sql`
    select user_id || ' ' || agent_id as subject, sum(rebate) || ' above ' || cap || ' in ' || month as detail,
      campaign_id as activity_id
    from (
      select l.*, to_char(to_timestamp(at / 1000.0) at time zone (k.definition ->> 'timeZone'), 'YYYY-MM') as month,
        (k.definition -> 'monthlyCap' ->> 'amount')::numeric as cap
      from rebate_lines l join agent_campaigns k using (campaign_id) where kind = 'TRADE'
    ) as l group by campaign_id, user_id, agent_id, month, cap having sum(rebate) > cap`,

  'a line is taken back while its trade is reversed, its user flagged or a market maker': sql`
    with ${COLLECTED}, flags as materialized (
      select e.user_id, e.occurred_at as at, (k.definition -> 'clawBack' ->> 'days')::bigint * 86400000 as before
      from events e join agent_referrals t using (user_id) join agent_campaigns k using (campaign_id)
      where e.type = 'user.flagged' and k.definition -> 'clawBack' -> 'reasons' ? (e.payload ->> 'reason') and not ${IS_QUEUED}
    ), net as materialized (
      select event_id, agent_id, sum(rebate) as rebate from rebate_lines group by 1, 2
    ), judged as materialized (
      select t.*, ${IS_REVERSED} or ${IS_MARKET_MAKER} or exists (
        select 1 from flags f where f.user_id = t.user_id and t.at between f.at - f.before and f.at) as is_taken_back
      from rebate_lines t where kind = 'TRADE' and rebate > 0 and not ${IS_QUEUED}
    )
    select event_id || ' ' || agent_id as subject,
      n.rebate || ' instead of ' || case when is_taken_back then 0 else j.rebate end as detail, campaign_id as activity_id
    from judged j join net n using (event_id, agent_id) where n.rebate <> case when is_taken_back then 0 else j.rebate end`,

  'a correction of a rebate takes back or gives back a line': sql`
    select c.event_id || ' ' || c.agent_id as subject, c.kind || ' of ' || c.rebate || ' for ' || coalesce(t.rebate::text, 'no line') as detail,
      c.campaign_id as activity_id
    from rebate_lines c left join rebate_lines t on t.event_id = c.event_id and t.agent_id = c.agent_id and t.kind = 'TRADE'
    where c.kind <> 'TRADE' and c.rebate is distinct from case when c.kind like 'CLAW_BACK%' then - t.rebate else t.rebate end`,

  'rebate sums are the fold of lines': sumsAreLines('rebate_sums', 'bucket', 900_000),
  'rebate days are the fold of lines': sumsAreLines('rebate_days', 'day', 86_400_000),
  'rebate quarters are the fold of lines': sql`
    with lines as (
      select campaign_id, agent_id, product, (at / 900000)::integer as bucket, source, volume, rebate from rebate_lines
    ), fold as (
      select campaign_id, agent_id, product, bucket, source, sum(volume) as volume, sum(rebate) as rebate from lines group by 1, 2, 3, 4, 5
      union all
      select campaign_id, agent_id, 'ALL', bucket, source, sum(volume), sum(rebate) from lines group by 1, 2, 4, 5
    )
    select concat_ws(' ', agent_id, product, bucket, source) as subject,
      coalesce(s.rebate::text, 'nothing') || ' instead of ' || coalesce(f.rebate::text, 'nothing') as detail, campaign_id as activity_id
    from fold f full join rebate_quarters s using (campaign_id, agent_id, product, bucket, source)
    where (f.volume, f.rebate) is distinct from (s.volume, s.rebate)`,

  'referral sums are the fold of lines': sql`
    with ${COLLECTED}, fold as (
      select campaign_id, agent_id, user_id, at / 900000 as bucket,
        sum(case when ${IS_REVERSED} or ${IS_MARKET_MAKER} then 0 else volume end) as volume, sum(rebate) as rebate
      from rebate_lines t where not ${IS_QUEUED} group by 1, 2, 3, 4
    )
    select concat_ws(' ', agent_id, user_id, bucket) as subject,
      coalesce(s.rebate, 0) || ' of ' || coalesce(s.volume, 0) || ' instead of ' || coalesce(f.rebate, 0) || ' of ' || coalesce(f.volume, 0) as detail,
      campaign_id as activity_id
    from fold f full join (select * from referral_sums t where not ${IS_QUEUED}) as s using (campaign_id, agent_id, user_id, bucket)
    where coalesce(f.volume, 0) <> coalesce(s.volume, 0) or coalesce(f.rebate, 0) <> coalesce(s.rebate, 0)`,

  'kept periods are the fold of referral sums': sql`
    with fold as (
      select p.period_id, s.user_id, sum(s.volume) as volume, sum(s.rebate) as rebate, sum(s.deposits - s.withdrawals) as net
      from agent_periods p join referral_sums s on s.campaign_id = p.campaign_id and s.agent_id = p.agent_id
        and s.bucket >= p.first_bucket and s.bucket < p.end_bucket
      where p.is_kept group by 1, 2
    )
    select concat_ws(' ', agent_id, user_id, first_bucket, end_bucket) as subject,
      coalesce(k.rebate::text, 'nothing') || ' of ' || coalesce(k.volume::text, 'nothing') || ' instead of '
        || coalesce(f.rebate::text, 'nothing') || ' of ' || coalesce(f.volume::text, 'nothing') as detail,
      campaign_id as activity_id
    from fold f full join referral_periods k using (period_id, user_id) left join agent_periods p using (period_id)
    where (f.volume, f.rebate, f.net) is distinct from (k.volume, k.rebate, k.net)`,

  'rebate payment is the sum of its lines': sql`
    with fold as (
      select l.campaign_id, l.agent_id, settle_day as day, count(*) as lines, sum(rebate) as amount, sum(friend_rebate) as friends
      from rebate_lines l join agents a on a.campaign_id = l.campaign_id and a.user_id = l.agent_id and settle_day <= a.settled_through
      group by 1, 2, 3
    ), paid as (
      select s.*, lag(s.carried, 1, 0) over (partition by campaign_id, agent_id order by day) as before from rebate_settlements s
    )
    select concat_ws(' ', agent_id, day) as subject,
      coalesce(p.amount::text, 'no payment') || ' of ' || coalesce(p.lines, 0) || ' instead of ' || coalesce(f.amount::text, 'no lines')
        || ' of ' || coalesce(f.lines, 0) as detail, campaign_id as activity_id
    from fold f full join paid p using (campaign_id, agent_id, day)
    where (f.lines, f.amount, f.friends) is distinct from (p.lines, p.amount, p.friends)
      or p.paid <> greatest(0, p.before + p.amount) or p.carried <> least(0, p.before + p.amount)`,

  'rebate payment is in the ledger': sql`
    with owed as (
      select transfer_id, campaign_id, 'user:' || user_id as account, sum(amount) as amount from (
        select transfer_id, campaign_id, agent_id as user_id, paid as amount from rebate_settlements where paid > 0
        union all
        select s.transfer_id, s.campaign_id, l.user_id, sum(l.friend_rebate) from rebate_settlements s
        join rebate_lines l on l.campaign_id = s.campaign_id and l.agent_id = s.agent_id and l.settle_day = s.day and l.friend_rebate <> 0
        group by s.transfer_id, s.campaign_id, s.day, l.user_id having sum(l.friend_rebate) > 0
      ) as parts group by 1, 2, 3
    ), posted as (
      select e.transfer_id, e.account, sum(e.amount) as amount from ledger_transfers t join ledger_entries e using (transfer_id)
      where t.kind = 'REBATE' and e.account <> 'treasury' group by 1, 2
    )
    select concat_ws(' ', coalesce(o.transfer_id, p.transfer_id), account) as subject,
      coalesce(p.amount::text, 'nothing') || ' instead of ' || coalesce(o.amount::text, 'nothing') as detail,
      o.campaign_id as activity_id
    from owed o full join posted p using (account, transfer_id) where o.amount is distinct from p.amount`,
} as const satisfies Record<string, Rule>

export type RebateRule = keyof typeof REBATE_RULES
