import { sql } from 'kysely'
import { ROOTS_OF_PLACES } from '#gateway/boards/db/boards.ts'
import type { Rule } from './rule.ts'

/**
 * Rules that compare two records of one fact, which a forger must change together. They read whole tables: for `npm run audit`, not for
 * the auditor that runs all the time.
 */
export const CROSS_RULES = {
  // A reward that was removed with its transfers, entries and balances still has its sealed line in the audit log. The reverse does not hold:
  // rewards from before ADR 0029 have no line.
  'granted reward of the audit log exists': sql`
    select a.subject, case when r.reward_id is null then a.action || ' without a reward'
      else 'its transfer is not ' || coalesce(a.detail ->> 'transferId', 'named') end as detail,
      r.activity_id
    from audit_log a left join rewards r on r.reward_id = a.subject
    where a.action in ('reward.grant', 'reward.claim')
      and (r.reward_id is null or r.transfer_id <> coalesce(a.detail ->> 'transferId', r.transfer_id))`,

  // A row without a sealed `event.reversed` would hide a fact from every rule.
  'reversed event has its reversal': sql`
    select v.reverses as subject, 'no sealed reversal of its user takes it back' as detail
    from event_reversals v left join events e on e.user_id = v.user_id and e.event_id = v.reverses
    left join events r on r.user_id = v.user_id and r.event_id = v.reversed_by and r.type = 'event.reversed' and r.payload ->> 'reverses' = v.reverses
    where v.applied_at is not null and (e.event_id is null or r.event_id is null)`,

  'reward is of the type of its asset': sql`
    select reward_id as subject, reward_type || ' of ' || asset as detail, activity_id
    from rewards where reward_type <> split_part(asset, ':', 1)`,

  'payout is of its reward': sql`
    select p.payout_id as subject, concat_ws(', ', p.state, p.amount || ' ' || p.asset, coalesce(r.state, 'no reward'),
        r.quantity - r.cancelled || ' ' || r.asset) as detail, p.activity_id
    from payouts p left join rewards r on r.user_id = p.user_id and r.reward_id = p.reward_id
    where (p.user_id, p.activity_id, p.asset) is distinct from (r.user_id, r.activity_id, r.asset)
      or r.reward_type not in ('GIFT_CASH', 'DROP', 'PLATFORM_TOKEN', 'FUTURES_COUPON')
      or (p.state not in ('CANCELLED', 'RETURNED') and p.amount <> r.quantity - r.cancelled)
      or (p.state in ('SENT', 'PAID') and r.state = 'CANCELLED')`,

  // A payment of another amount is a difference, and so is one of a cancelled payout.
  'payout is paid by the word of the wallet alone': sql`
    select p.payout_id as subject, p.state || ' by ' || coalesce(p.reference, 'no reference') as detail, p.activity_id
    from payouts p where p.state <> 'CANCELLED' and (p.state in ('PAID', 'RETURNED')) <> exists (
      select 1 from events e where e.type in ('reward.paid', 'reward.payout_returned') and e.payload ->> 'payoutId' = p.payout_id
        and e.user_id = p.user_id and (e.type = 'reward.payout_returned' or (
          coalesce((e.payload ->> 'amount')::numeric, p.amount) = p.amount
          and (p.state not in ('PAID', 'RETURNED') or e.payload ->> 'reference' = p.reference)))
    )`,

  'account has its floor': sql`
    select account || ' ' || asset as subject, 'may fall to ' || coalesce(floor::text, 'any balance') as detail
    from ledger_accounts where floor is distinct from case when account = 'treasury' then null else 0 end`,

  'prize table has its hash': sql`
    select activity_id as subject, 'its prizes are not those of its hash' as detail, activity_id
    from lotteries where encode(sha256(convert_to(prizes, 'UTF8')), 'hex') <> prize_table_hash`,

  // Its lines in the audit log are sealed; the seed itself stays encrypted (ADR 0025). A new key adds a line, so the newest has the ciphertext.
  'lottery is the one of the audit log': sql`
    select l.activity_id as subject, concat_ws(', ', case when a.detail ->> 'commitment' is distinct from l.commitment then 'the commitment' end,
        case when a.is_newest and a.detail ->> 'encryptedSeed' is distinct from encode(sha256(convert_to(l.encrypted_seed, 'UTF8')), 'hex') then 'the encrypted seed' end,
        case when (a.detail ->> 'sealedAt')::bigint is distinct from l.sealed_at then 'the time' end) || ' of the publication is another' as detail,
      l.activity_id
    from lotteries l join (
      select *, row_number() over (partition by subject order by id desc) = 1 as is_newest from audit_log where action = 'lottery.sealed'
    ) a on a.subject = l.activity_id
    where (a.detail ->> 'commitment', (a.detail ->> 'sealedAt')::bigint) is distinct from (l.commitment, l.sealed_at)
      or (a.is_newest and a.detail ->> 'encryptedSeed' is distinct from encode(sha256(convert_to(l.encrypted_seed, 'UTF8')), 'hex'))`,

  'terms of an agent are those of the audit log': sql`
    with told as (
      select distinct on (subject, since) subject, (detail ->> 'since')::bigint as since, detail ->> 'campaignId' as campaign_id,
        nullif(detail -> 'rates', 'null') as rates, (detail ->> 'suspended')::boolean as is_suspended,
        coalesce((detail ->> 'withinUpline')::boolean, false) as within_upline
      from audit_log where action in ('agent.joined', 'agent.changed', 'agent.recorded') and detail ? 'since' order by subject, since, id desc
    )
    select concat_ws(' ', coalesce(t.campaign_id, a.campaign_id), coalesce(t.agent_id, a.subject), coalesce(t.since, a.since)) as subject,
      case when a.subject is null then 'no line of the audit log has them' when t.agent_id is null then 'they are missing'
        else 'the rates, their limit or the suspension are others' end as detail
    from agent_terms t full join told a on a.subject = t.agent_id and a.since = t.since and a.campaign_id = t.campaign_id
    where (t.rates, t.is_suspended, t.within_upline) is distinct from (a.rates, a.is_suspended, a.within_upline) or t.agent_id is null or a.subject is null`,

  'agent has the newest of its terms': sql`
    select concat_ws(' ', a.campaign_id, a.user_id) as subject, 'its rates, its suspension or its beginning is not that of its terms' as detail
    from agents a left join lateral (
      select * from agent_terms t where t.campaign_id = a.campaign_id and t.agent_id = a.user_id order by since desc limit 1
    ) as newest on true cross join lateral (
      select min(since) as joined_at, min(since) filter (where is_suspended and since > coalesce((
        select max(since) from agent_terms f where f.campaign_id = a.campaign_id and f.agent_id = a.user_id and not f.is_suspended
      ), 0)) as suspended_at from agent_terms t where t.campaign_id = a.campaign_id and t.agent_id = a.user_id
    ) as ever
    where (a.rates, a.within_upline, a.suspended_at, a.joined_at)
      is distinct from (newest.rates, newest.within_upline, ever.suspended_at, ever.joined_at)`,

  'board has the root of its places': sql`
    with newest as materialized (
      select distinct on (activity_id, track) * from board_snapshots order by activity_id, track, seq desc
    ), scored as materialized (
      select n.snapshot_id, s.user_id, s.user_ref from newest n join scores s on s.activity_id = n.activity_id and s.track = n.track
    ), ranked as materialized (
      select snapshot_id, p.user_id, p.rank, p.user_ref, p.score from newest join board_places p using (snapshot_id)
    ), blocks as materialized (
      select snapshot_id, roots from board_blocks
    ), places as (
      select p.*, s.user_ref is distinct from p.user_ref as is_foreign from ranked p left join scored s using (snapshot_id, user_id)
    ), computed as (${ROOTS_OF_PLACES}), foreigners as (
      select snapshot_id, count(*) as places from places where is_foreign group by snapshot_id
    )
    select concat_ws(' ', activity_id, track, seq) as subject,
      case when f.places > 0 then f.places || ' places are not of their user' else 'its places are not those of its root' end as detail,
      activity_id
    from newest n left join computed c using (snapshot_id) left join blocks b using (snapshot_id)
      left join foreigners f using (snapshot_id)
    where f.places > 0 or ("rows" > 0 and (c.root is distinct from n.root or c.roots is distinct from b.roots))`,
} as const satisfies Record<string, Rule>

export type CrossRule = keyof typeof CROSS_RULES
