import { sql } from 'kysely'
import type { Rule } from './rule.ts'

/** The invariants of lotteries and their draws (contract §9), checked from the tables alone. */
export const DRAW_RULES = {
  'draws form a chain': (limit) => sql`
    select concat_ws(' ', activity_id, draw_no) as subject, 'its hash, its number, its nonce or what its lottery counts is wrong' as detail,
      array[activity_id] as activity_ids
    from (
      select d.*, l.draws, l.log_hash, row_number() over log as place, row_number() over (partition by activity_id, user_id order by nonce) as turn,
        coalesce(lag(hash) over log, l.prize_table_hash) as before, lead(draw_no) over log as after
      from draws d join lotteries l using (activity_id) window log as (partition by activity_id order by draw_no)
    ) as d
    where draw_no <> place or nonce <> turn - 1 or (after is null and (draws <> draw_no or log_hash <> hash))
      or hash is distinct from case when before ~ '^[0-9a-f]{64}$' then encode(sha256(decode(before, 'hex') || convert_to(
        '{"at":' || at || ',"clientSeed":' || to_json(client_seed) || ',"drawNo":' || draw_no || ',"nonce":' || nonce
        || ',"prizeId":' || coalesce(to_json(prize_id)::text, 'null') || ',"rolledPrizeId":' || coalesce(to_json(rolled_prize_id)::text, 'null')
        || ',"userRef":' || to_json(user_ref) || '}', 'UTF8')), 'hex') end limit ${limit}`,

  'lottery counts its draws': (limit) => sql`
    select l.activity_id as subject, l.draws || ' draws, ' || l.won || ' won instead of ' || d.draws || ' and ' || d.won as detail,
      array[l.activity_id] as activity_ids
    from lotteries l cross join lateral (
      select count(*) as draws, count(prize_id) as won from draws d where d.activity_id = l.activity_id
    ) as d where (l.draws, l.won) is distinct from (d.draws, d.won) limit ${limit}`,

  'stock is what no draw has won': (limit) => sql`
    select concat_ws(' ', s.activity_id, s.prize_id) as subject, s."left" || ' left of ' || s.stock || ', won ' || d.won as detail,
      array[s.activity_id] as activity_ids
    from prize_stock s cross join lateral (
      select count(*) as won from draws d where d.activity_id = s.activity_id and d.prize_id = s.prize_id
    ) as d where s."left" <> s.stock - d.won limit ${limit}`,

  'won draw is a reward': (limit) => sql`
    select concat_ws(' ', activity_id, source) as subject, 'draw: ' || coalesce(d.prize_id, 'none') || ', reward: ' || coalesce(r.reward_id, 'none') as detail,
      array[activity_id] as activity_ids
    from (select activity_id, user_id, 'draw:' || draw_no as source, prize_id from draws where prize_id is not null) d
    full join (select activity_id, user_id, source, reward_id from rewards where source like 'draw:%') r using (activity_id, user_id, source)
    where d.prize_id is null or r.reward_id is null limit ${limit}`,

  'draw spends a claimed draw': (limit) => sql`
    with d as materialized (select user_id, activity_id, spent_reward_id from draws where spent_reward_id is not null)
    select r.reward_id as subject, count(*) || ' draws of ' || r.quantity || ', ' || r."left" || ' left' as detail, array[r.activity_id] as activity_ids
    from d join rewards r on r.reward_id = d.spent_reward_id
    group by r.reward_id, r.quantity, r."left", r.reward_type, r.activity_id having count(*) > r.quantity - r."left" or r.reward_type <> 'LOTTERY_COUNT'
      or bool_or(r.user_id <> d.user_id or r.activity_id <> d.activity_id) limit ${limit}`,
} as const satisfies Record<string, Rule>

export type DrawRule = keyof typeof DRAW_RULES
