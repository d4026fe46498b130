import { sql } from 'kysely'
import { ROOTS_OF_PLACES } from '#gateway/db/rank-board.ts'
import type { Rule } from './rule.ts'

/**
 * Rules that compare two records of one fact, which a forger must change together. They read whole tables: for `npm run audit`, not for
 * the auditor that runs all the time.
 */
export const CROSS_RULES = {
  // A reward that was removed with its transfers, entries and balances still has its sealed line in the audit log. The other way round
  // does not hold: rewards of before ADR 0029 have no line.
  'granted reward of the audit log exists': (limit) => sql`
    select a.subject, case when r.reward_id is null then a.action || ' without a reward'
      else 'its transfer is not ' || coalesce(a.detail ->> 'transferId', 'named') end as detail,
      case when r.activity_id is null then '{}'::text[] else array[r.activity_id] end as activity_ids
    from audit_log a left join rewards r on r.reward_id = a.subject
    where a.action in ('reward.grant', 'reward.claim')
      and (r.reward_id is null or r.transfer_id <> coalesce(a.detail ->> 'transferId', r.transfer_id)) limit ${limit}`,

  'reward is of the type of its asset': (limit) => sql`
    select reward_id as subject, reward_type || ' of ' || asset as detail, array[activity_id] as activity_ids
    from rewards where reward_type <> split_part(asset, ':', 1) limit ${limit}`,

  'account has its floor': (limit) => sql`
    select account || ' ' || asset as subject, 'may fall to ' || coalesce(floor::text, 'any balance') as detail,
      '{}'::text[] as activity_ids
    from ledger_accounts where floor is distinct from case when account = 'treasury' then null else 0 end limit ${limit}`,

  'prize table has its hash': (limit) => sql`
    select activity_id as subject, 'its prizes are not those of its hash' as detail, array[activity_id] as activity_ids
    from lotteries where encode(sha256(convert_to(prizes, 'UTF8')), 'hex') <> prize_table_hash limit ${limit}`,

  'board has the root of its places': (limit) => sql`
    with newest as (
      select distinct on (activity_id, track) * from board_snapshots order by activity_id, track, seq desc
    ), places as (
      select n.snapshot_id, p.rank, p.user_ref, p.score, s.user_ref is distinct from p.user_ref as is_foreign
      from newest n join board_places p using (snapshot_id)
      left join scores s on s.activity_id = n.activity_id and s.track = n.track and s.user_id = p.user_id
    ), computed as (${ROOTS_OF_PLACES}), foreigners as (
      select snapshot_id, count(*) as places from places where is_foreign group by snapshot_id
    )
    select concat_ws(' ', activity_id, track, seq) as subject,
      case when f.places > 0 then f.places || ' places are not of their user' else 'its places are not those of its root' end as detail,
      array[activity_id] as activity_ids
    from newest n left join computed c using (snapshot_id) left join board_blocks b using (snapshot_id)
      left join foreigners f using (snapshot_id)
    where f.places > 0 or ("rows" > 0 and (c.root is distinct from n.root or c.roots is distinct from b.roots)) limit ${limit}`,
} as const satisfies Record<string, Rule>

export type CrossRule = keyof typeof CROSS_RULES
