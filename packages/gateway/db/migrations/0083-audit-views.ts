import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * What an auditor needs to compute every outcome again from the facts alone (`npm run audit -- recompute`): ids, times, amounts and states. No
 * view has a name, an address, free words of a person or an open secret; `packages/gateway/db/audit-views.test.ts` looks for them. Each reads
 * one table, or tables of the same user, so that a distributed database can answer it.
 */
const FACTS = /* sql */ `
create or replace view audit_events as
  select e.event_id, e.type, e.received_at, e.user_id, e.occurred_at,
    (e.payload - array['nickname', 'evidence', 'related', 'score', 'message', 'tags', 'vipTier'])
      - case e.type when 'event.reversed' then 'reason' else '' end as payload,
    r.reversed_by, r.at as reversed_at
  from events e left join event_reversals r on r.user_id = e.user_id and r.reverses = e.event_id;

-- A person may have typed anything as an invitation code: only what has the form of a code is shown.
create view audit_users as
  select user_id, created_at, deleted_at, upper(vip_code) as invite_code,
    case when invited_by_code ~ '^[A-Za-z0-9]{4,16}$' then upper(invited_by_code) end as invited_by_code, inviter_id
  from users;

create view audit_bindings as select user_id, upper(code) as code, agent_user_id, activity_id, bound_at from kol_bindings;

-- Users whose facts wait for evaluation, and referrals whose facts have no lines yet. The start of a demonstration lets accounts
-- join that nobody can log in to; they are evaluated when a fact of theirs arrives.
create view audit_waiting as
  select 'EVALUATION' as kind, user_id, queued_at as since from settlement_queue
  union all select 'REBATES', user_id, since from rebate_queue
  union all select 'EVALUATION', user_id, created_at from users u where password_hash = '-' and deleted_at is null
    and not exists (select from events e where e.user_id = u.user_id)
    and not exists (select from source_states s where s.user_id = u.user_id);
`

const ACTIVITIES = /* sql */ `
create view audit_activities as
  select activity_id, alias, activity_type, start_time, end_time, final_at, cancelled, version, published_at, updated_at, rules_since,
    definition - array['texts', 'art'] as definition
  from activities;

create view audit_activity_versions as
  select activity_id, version, at, from_version, definition - array['texts', 'art'] as definition from activity_versions;

-- When the staff paused and resumed an activity ('*': all of them); a resumption moves claim deadlines.
create view audit_pauses as
  select at, subject as activity_id, action = 'activity.resumed' as resumed from audit_log
  where action in ('activity.paused', 'activity.resumed');

create view audit_joins as select activity_id, user_id, applied_at, join_no from participations;

create view audit_teams as select team_id, activity_id, captain_id, members, created_at, closed_at from teams;

create view audit_team_members as select activity_id, team_id, user_id, user_ref, joined_at, left_at from team_members;

create view audit_results as
  select activity_id, step, frozen_at, ended_at, report, definition - array['texts', 'art'] as definition from activity_settlements;
`

const BOARDS = /* sql */ `
create view audit_boards as select activity_id, track, cadence_ms, next_at from boards;

create view audit_scores as select activity_id, track, user_id, user_ref, score, reached_at, unranked from scores;

create view audit_score_parts as select activity_id, user_id, base, roi, streak, bonus_scale from score_parts;

create view audit_snapshots as
  select snapshot_id, activity_id, track, seq, at, rows, root, previous, hash, is_final from board_snapshots;

create view audit_places as select snapshot_id, rank, user_id, user_ref, score from board_places;
`

const DRAWS = /* sql */ `
create or replace view audit_draws as
  select activity_id, draw_no, user_id, prize_id, hash, user_ref, nonce, client_seed, rolled_prize_id, at, spent_reward_id, remaining from draws;

create view audit_lotteries as
  select activity_id, commitment, sealed_at, prizes, prize_table_hash, draws, won, log_hash, revealed_at, seed from lotteries;

create view audit_prize_stock as select activity_id, prize_id, stock, "left" from prize_stock;
`

const REWARDS = /* sql */ `
create view audit_sources as select user_id, activity_id, source, status, sold_out, updated_at from source_states;

create view audit_entitlements as
  select user_id, activity_id, source, asset, quantity, earned_at, claim_deadline, reservation_id, status, updated_at, disputed_by
  from entitlements;

create view audit_rewards as
  select reward_id, user_id, activity_id, source, reward_type, asset, quantity, "left", state, reason_code, transfer_id, earned_at, granted_at,
    hold_until, expires_at, used_at, cancelled, cancelled_at
  from rewards;

create view audit_reviews as
  select review_id, kind, reward_id, user_id, activity_id, opened_at, state, reason, decided_at, hold_until, expires_after from reviews;

create view audit_payouts as
  select payout_id, reward_id, user_id, activity_id, asset, amount, state, attempt, ready_at, requested_at, sent_at, settled_at, code
  from payouts;

create view audit_transfers as select transfer_id, kind, reference, created_at from ledger_transfers;
`

const AGENTS = /* sql */ `
create view audit_campaigns as
  select campaign_id, alias, start_time, end_time, version, published_at, updated_at, definition - array['texts', 'news'] as definition
  from agent_campaigns;

create view audit_agents as
  select campaign_id, user_id, upline_id, rates, within_upline, joined_at, suspended_at, settled_through, carried from agents;

create view audit_agent_terms as select campaign_id, agent_id, since, rates, within_upline, is_suspended from agent_terms;

create view audit_agent_levels as select campaign_id, agent_id, month, level, active_traders, decided_at from agent_levels;

create view audit_agent_codes as select code, campaign_id, agent_id, gives_back, is_main, created_at from agent_codes;

create view audit_code_pauses as select code, paused_at, resumed_at from agent_code_pauses;

create view audit_referrals as select user_id, campaign_id, agent_id, code, bound_at, registered_at from agent_referrals;

create view audit_rebate_lines as
  select line_id, campaign_id, agent_id, user_id, event_id, kind, at, source, code, product, symbol, volume, fee, deductions, deducted, rate,
    rebate, friend_rebate, reason, settle_day, created_at
  from rebate_lines;

create view audit_rebate_settlements as
  select campaign_id, agent_id, day, lines, amount, carried, paid, friends, transfer_id, settled_at from rebate_settlements;
`

/** The seed of a lottery in the clear once it is public, so that an auditor can verify its draws without the gateway. */
const SEEDS = /* sql */ `
alter table lotteries add column seed text;

create or replace function lottery_moves() returns trigger language plpgsql as $$
begin
  if (old.activity_id, old.commitment, old.sealed_at) is distinct from (new.activity_id, new.commitment, new.sealed_at)
    or (old.encrypted_seed <> new.encrypted_seed and (new.encrypted_seed !~ '^[0-9a-f]{8}[.]'
      or split_part(old.encrypted_seed, '.', 1) = split_part(new.encrypted_seed, '.', 1))) then
    raise exception 'a sealed seed never changes' using errcode = 'check_violation';
  end if;
  if old.draws > 0 and (old.prizes, old.prize_table_hash) is distinct from (new.prizes, new.prize_table_hash) then
    raise exception 'the prize table never changes after a draw' using errcode = 'check_violation';
  end if;
  if new.draws < old.draws or new.won < old.won or (old.revealed_at is not null and new.revealed_at is distinct from old.revealed_at) then
    raise exception 'draws are never taken back' using errcode = 'check_violation';
  end if;
  if new.draws > old.draws and new.revealed_at is not null then
    raise exception 'no draw after the seed is revealed' using errcode = 'check_violation';
  end if;
  if new.seed is distinct from old.seed and (old.seed is not null or new.revealed_at is null or new.seed !~ '^[0-9a-f]{64}$'
    or encode(sha256(decode(new.seed, 'hex')), 'hex') <> new.commitment) then
    raise exception 'the seed in the clear is the committed one, and only once it is revealed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
`

const VIEWS = [
  'users bindings waiting activities activity_versions pauses joins teams team_members results',
  'boards scores score_parts snapshots places lotteries prize_stock',
  'sources entitlements rewards reviews payouts transfers',
  'campaigns agents agent_terms agent_levels agent_codes code_pauses referrals rebate_lines rebate_settlements',
].flatMap((line) => line.split(' ').map((name) => `audit_${name}`))

/** The role of auditors, where the operator has one, reads these views alone. */
const RIGHTS = /* sql */ `
do $$ begin
  if exists (select from pg_roles where rolname = 'fanfare_auditor') then
    grant select on ${VIEWS.join(', ')} to fanfare_auditor;
  end if;
end $$;
`

export const auditViews: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(SEEDS + FACTS + ACTIVITIES + BOARDS + DRAWS + REWARDS + AGENTS + RIGHTS).execute(db)
  },
}
