import { sql, type RawBuilder } from 'kysely'
import type { Rule } from './rule.ts'

/** The invariants of lotteries and their draws (contract §9), checked only from the tables. */
const DRAW_RULES = {
  'draws form a chain': sql`
    select concat_ws(' ', activity_id, draw_no) as subject, 'its hash, its number, its nonce or what its lottery counts is wrong' as detail,
      activity_id
    from (
      select d.*, l.draws, l.log_hash, row_number() over log as place, row_number() over (partition by activity_id, user_id order by nonce) as turn,
        coalesce(lag(hash) over log, l.prize_table_hash) as before, lead(draw_no) over log as after
      from draws d join lotteries l using (activity_id) window log as (partition by activity_id order by draw_no)
    ) as d
    where draw_no <> place or nonce <> turn - 1 or (after is null and (draws <> draw_no or log_hash <> hash))
      or hash is distinct from case when before ~ '^[0-9a-f]{64}$' then encode(sha256(decode(before, 'hex') || convert_to(
        '{"at":' || at || ',"clientSeed":' || to_json(client_seed) || ',"drawNo":' || draw_no || ',"nonce":' || nonce
        || ',"prizeId":' || coalesce(to_json(prize_id)::text, 'null') || ',"rolledPrizeId":' || coalesce(to_json(rolled_prize_id)::text, 'null')
        || ',"userRef":' || to_json(user_ref) || '}', 'UTF8')), 'hex') end`,

  'seed in the clear is the committed one': sql`
    select activity_id as subject, 'its seed is public too early, or is another one' as detail, activity_id
    from lotteries
    where seed is not null and (revealed_at is null or commitment is distinct from case
      when seed ~ '^[0-9a-f]{64}$' then encode(sha256(decode(seed, 'hex')), 'hex') end)`,

  'lottery counts its draws': sql`
    select l.activity_id as subject, l.draws || ' draws, ' || l.won || ' won instead of ' || d.draws || ' and ' || d.won as detail,
      l.activity_id
    from lotteries l cross join lateral (
      select count(*) as draws, count(prize_id) as won from draws d where d.activity_id = l.activity_id
    ) as d where (l.draws, l.won) is distinct from (d.draws, d.won)`,

  'stock is what no draw has won': sql`
    select concat_ws(' ', s.activity_id, s.prize_id) as subject, s."left" || ' left of ' || s.stock || ', won ' || d.won as detail,
      s.activity_id
    from prize_stock s cross join lateral (
      select count(*) as won from draws d where d.activity_id = s.activity_id and d.prize_id = s.prize_id
    ) as d where s."left" <> s.stock - d.won`,

  'won draw is a reward': sql`
    select concat_ws(' ', activity_id, source) as subject, 'draw: ' || coalesce(d.prize_id, 'none') || ', reward: ' || coalesce(r.reward_id, 'none') as detail,
      activity_id
    from (select activity_id, user_id, 'draw:' || draw_no as source, prize_id from draws where prize_id is not null) d
    full join (select activity_id, user_id, source, reward_id from rewards where source like 'draw:%') r using (activity_id, user_id, source)
    where d.prize_id is null or r.reward_id is null`,

  'draw spends a claimed draw': sql`
    with d as materialized (select user_id, activity_id, spent_reward_id from draws where spent_reward_id is not null)
    select r.reward_id as subject, count(*) || ' draws of ' || r.quantity || ', ' || r."left" || ' left' as detail, r.activity_id
    from d join rewards r on r.reward_id = d.spent_reward_id
    group by r.reward_id, r.quantity, r."left", r.reward_type, r.activity_id having count(*) > r.quantity - r."left" or r.reward_type <> 'LOTTERY_COUNT'
      or bool_or(r.user_id <> d.user_id or r.activity_id <> d.activity_id)`,
} as const satisfies Record<string, Rule>

export type DrawRule = keyof typeof DRAW_RULES

/** References are written `{user}:{activity}:{source}` and `{activity}:{asset}:…`. */
const namedIn = (reference: RawBuilder<unknown>) => sql`
  select activity_id from activities where activity_id = any(string_to_array(${reference}, ':'))`

const ofTransfer = (transferId: RawBuilder<unknown>) => {
  const reference = sql`(select reference from ledger_transfers where transfer_id = ${transferId})`
  return sql`array(
    select split_part(account, ':', 2) from ledger_entries where transfer_id = ${transferId} and account ~ '^(budget|reserved):'
    union ${namedIn(reference)}) as activity_ids, split_part(${reference}, ':', 1) as reward_id`
}

/** A user's account belongs to the activities that paid into it; the treasury belongs to none. */
const ofAccount = (account: RawBuilder<unknown>) => sql`
  case when ${account} ~ '^(budget|reserved):' then split_part(${account}, ':', 2) end as activity_id,
  case when ${account} like 'user:%' then substr(${account}, 6) end as owner_id`

/** References of RESERVE, RELEASE and GRANT. Sealed transfers of tasks reserved before ADR 0029 have the second form. */
const REFERENCES = sql`concat_ws(':', user_id, activity_id, source),
  case when source like 'task:%' then concat_ws(':', user_id, activity_id, substr(source, 6)) end`

/** Each query finds the rows that break its rule. It reads tables only and relies on no trigger or constraint. */
export const AUDIT_RULES = {
  'transfer sums to zero': sql`
    select l.transfer_id as subject, asset || ' sums to ' || sum(amount) as detail, ${ofTransfer(sql`l.transfer_id`)}
    from ledger_entries l group by transfer_id, asset having sum(amount) <> 0`,

  'transfer has entries': sql`
    select t.transfer_id as subject, t.kind || ' without entries' as detail, ${ofTransfer(sql`t.transfer_id`)}
    from ledger_transfers t where not exists (select 1 from ledger_entries e where e.transfer_id = t.transfer_id)`,

  'entry has its transfer': sql`
    select e.entry_id::text as subject, e.amount || ' ' || e.asset || ' of ' || e.account || ' without transfer ' || e.transfer_id as detail,
      ${ofAccount(sql`e.account`)}
    from ledger_entries e where not exists (select 1 from ledger_transfers t where t.transfer_id = e.transfer_id)`,

  'balance is the sum of the entries': sql`
    select a.account || ' ' || a.asset as subject, a.balance || ' instead of ' || coalesce(e.total, 0) as detail,
      ${ofAccount(sql`a.account`)}
    from ledger_accounts a left join (
      select account, asset, sum(amount) as total from ledger_entries group by account, asset
    ) e using (account, asset) where a.balance <> coalesce(e.total, 0)`,

  'no balance below zero': sql`
    select a.account || ' ' || a.asset as subject, a.balance::text as detail, ${ofAccount(sql`a.account`)}
    from ledger_accounts a where account <> 'treasury' and balance < 0`,

  'reward is a GRANT transfer': sql`
    with granted as materialized (
      select t.transfer_id, t.reference, u.account as to_account, s.account as from_account, u.asset, u.amount from ledger_transfers t
      join ledger_entries u on u.transfer_id = t.transfer_id and u.account like 'user:%'
      join ledger_entries s on s.transfer_id = t.transfer_id and s.account like 'reserved:%' and s.asset = u.asset and s.amount = - u.amount
      where t.kind = 'GRANT' and (select count(*) from ledger_entries n where n.transfer_id = t.transfer_id) = 2
    )
    select r.reward_id as subject, 'its transfer does not move ' || r.quantity || ' ' || r.asset || ' from reserved to its user' as detail,
      r.activity_id
    from rewards r where not exists (
      select 1 from granted g where g.transfer_id = r.transfer_id and g.asset = r.asset and g.amount = r.quantity
        and g.to_account = 'user:' || r.user_id and g.from_account = 'reserved:' || r.activity_id and g.reference in (${REFERENCES})
    )`,

  'GRANT transfer is a reward': sql`
    with r as materialized (select transfer_id from rewards)
    select t.transfer_id as subject, 'granted without a reward: ' || t.reference as detail, ${ofTransfer(sql`t.transfer_id`)}
    from ledger_transfers t where t.kind = 'GRANT' and not exists (select 1 from r where r.transfer_id = t.transfer_id)`,

  'reward ends with what it returned': sql`
    select r.reward_id as subject, r.state || ' with ' || r."left" || ' left, ' || coalesce(t.kind, 'nothing') || ' posted' as detail,
      r.activity_id
    from rewards r left join ledger_transfers t on t.reference = r.reward_id and t.kind in ('USE', 'EXPIRE')
    where case when r.state in ('USED', 'EXPIRED') then r."left" <> 0
      when r.state = 'CANCELLED' then r."left" <> 0 or r.cancelled = 0 or t.kind is not null else t.kind is not null end`,

  'amount taken back is in its budget': sql`
    with r as materialized (select reward_id, activity_id, asset, cancelled from rewards where cancelled <> 0)
    select reward_id as subject, coalesce(r.cancelled, 0) || ' instead of ' || coalesce(m.moved, 0) as detail, reward_id
    from r full join (
      select split_part(t.reference, ':', 1) as reward_id, e.asset, max(substr(e.account, 8)) as activity_id, sum(e.amount) as moved
      from ledger_transfers t join ledger_entries e using (transfer_id)
      where t.kind = 'CANCEL' and e.account like 'budget:%' group by 1, 2
    ) m using (reward_id) where (r.asset, r.activity_id, r.cancelled) is distinct from (m.asset, m.activity_id, m.moved)`,

  'granted once': sql`
    select concat_ws(' ', user_id, activity_id, source) as subject, count(*) || ' rewards' as detail, activity_id
    from rewards group by user_id, activity_id, source having count(*) > 1`,

  'GRANTED entitlement is a reward': sql`
    select concat_ws(' ', user_id, activity_id, source) as subject,
      coalesce(e.status, 'not GRANTED') || ', reward: ' || coalesce(r.reward_id, 'none') as detail, activity_id
    from (select * from entitlements where status = 'GRANTED') e
    full join rewards r using (user_id, activity_id, source)
    where e.user_id is null or r.reward_id is null or (e.asset, e.quantity) is distinct from (r.asset, r.quantity)`,

  'RESERVED entitlement has its reservation': sql`
    with reserved as materialized (
      select user_id, activity_id, source, asset, quantity, reservation_id from entitlements where status = 'RESERVED'
    )
    select concat_ws(' ', user_id, activity_id, source) as subject, 'no RESERVE ' || coalesce(reservation_id, 'at all') as detail,
      activity_id
    from reserved r where not exists (
      select 1 from ledger_transfers t
      join ledger_entries l on l.transfer_id = t.transfer_id and l.account = 'reserved:' || r.activity_id and l.asset = r.asset
        and l.amount = r.quantity
      where t.transfer_id = r.reservation_id and t.kind = 'RESERVE' and t.reference in (${REFERENCES})
    )`,

  'COMPLETED source has its entitlement': sql`
    select concat_ws(' ', user_id, activity_id, source) as subject,
      coalesce(s.status, 'not COMPLETED') || ', entitlement: ' || coalesce(e.status, 'none') as detail, activity_id
    from (select user_id, activity_id, source, status from source_states where status = 'COMPLETED') s
    full join entitlements e using (user_id, activity_id, source)
    where (s.user_id is null and source like 'task:%') or e.user_id is null`,

  'one tier and one cover at most': sql`
    select concat_ws(' ', user_id, activity_id, split_part(source, ':', 1)) as subject, count(*) || ' at once' as detail, activity_id
    from entitlements
    where split_part(source, ':', 1) in ('tier', 'cover') and (status = 'RESERVED' or (status = 'GRANTED' and corrected_at is null))
    group by user_id, activity_id, split_part(source, ':', 1) having count(*) > 1`,

  'a corrected reward is taken back': sql`
    select concat_ws(' ', user_id, activity_id, source) as subject, 'corrected, and the reward is ' || coalesce(r.state, 'none') as detail, activity_id
    from (select user_id, activity_id, source from entitlements where corrected_at is not null) e
    left join rewards r using (user_id, activity_id, source) where coalesce(r.state, '') <> 'CANCELLED'`,

  'reservation ends once': sql`
    select t.reference as subject, 'reserved, and ' || count(e.kind) || ' times granted or released' as detail,
      array(${namedIn(sql`t.reference`)}) as activity_ids
    from ledger_transfers t join ledger_transfers e on e.reference = t.reference and e.kind in ('GRANT', 'RELEASE')
    where t.kind = 'RESERVE' group by t.reference having count(e.kind) > 1`,

  'reserved is what is open': sql`
    with o as materialized (
      select 'reserved:' || activity_id as account, asset, sum(quantity) as open from entitlements
      where status = 'RESERVED' group by activity_id, asset
    )
    select a.account || ' ' || a.asset as subject, a.balance || ' instead of ' || coalesce(o.open, 0) as detail, ${ofAccount(sql`a.account`)}
    from ledger_accounts a left join o using (account, asset) where a.account like 'reserved:%' and a.balance <> coalesce(o.open, 0)`,

  'budget is kept': sql`
    with b as materialized (select activity_id, asset, "limit" from budgets),
    r as materialized (select activity_id, asset, sum(quantity - cancelled) as granted from rewards group by activity_id, asset)
    select b.activity_id || ' ' || b.asset as subject,
      b."limit" || ' is not ' || m.free || ' free, ' || m.reserved || ' reserved and ' || m.granted || ' granted' as detail, b.activity_id
    from b cross join lateral (select
      coalesce((select balance from ledger_accounts a where a.account = 'budget:' || b.activity_id and a.asset = b.asset), 0) as free,
      coalesce((select balance from ledger_accounts a where a.account = 'reserved:' || b.activity_id and a.asset = b.asset), 0) as reserved,
      coalesce((select r.granted from r where r.activity_id = b.activity_id and r.asset = b.asset), 0) as granted
    ) m where b."limit" <> m.free + m.reserved + m.granted`,

  'grant has a budget': sql`
    with b as materialized (select activity_id, asset from budgets)
    select r.reward_id as subject, 'no budget of ' || r.asset as detail, r.activity_id from rewards r
    where not exists (select 1 from b where b.activity_id = r.activity_id and b.asset = r.asset)`,

  'snapshots of a board form a chain': sql`
    select concat_ws(' ', activity_id, track, seq) as subject, 'the hash, the link to the snapshot before it or its order is wrong' as detail,
      activity_id
    from (
      select *, row_number() over board as place, lag(hash) over board as before, lead(seq) over board as after
      from board_snapshots window board as (partition by activity_id, track order by seq)
    ) as s
    where seq <> place or previous <> coalesce(before, repeat('0', 64)) or (is_final and after is not null)
      or hash is distinct from case when previous || root ~ '^[0-9a-f]{128}$' then
        encode(sha256(decode(previous || root, 'hex') || int8send(seq) || int8send(at)), 'hex') end`,

  'board has the places of its last snapshot': sql`
    with s as materialized (select distinct on (activity_id, track) * from board_snapshots order by activity_id, track, seq desc),
    p as materialized (
      select snapshot_id, count(*) as places, max(rank) as last from board_places where snapshot_id in (select snapshot_id from s)
      group by snapshot_id
    )
    select concat_ws(' ', activity_id, track, seq) as subject,
      coalesce(p.places, 0) || ' places up to ' || coalesce(p.last, 0) || ' instead of ' || "rows" as detail, activity_id
    from s left join p using (snapshot_id) where coalesce(p.places, 0) <> "rows" or coalesce(p.last, 0) <> "rows"`,

  'a team counts its members, and its captain is one': sql`
    select t.team_id as subject, t.members || ' members instead of ' || m.members as detail, t.activity_id
    from teams t cross join lateral (
      select count(*) as members, bool_or(user_id = t.captain_id) as has_captain from team_members
      where team_id = t.team_id and activity_id = t.activity_id and left_at is null
    ) as m where t.members <> m.members or (t.closed_at is null and m.has_captain is not true)`,

  ...DRAW_RULES,
} as const satisfies Record<string, Rule>

export type AuditRule = keyof typeof AUDIT_RULES
