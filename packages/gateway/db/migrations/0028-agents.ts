import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Campaigns of agents, from files; their agents as a tree; their codes and referrals (ADR 0069). */
const PEOPLE = /* sql */ `
create table agent_campaigns (
  campaign_id text primary key,
  alias text not null unique,
  start_time bigint not null,
  end_time bigint not null,
  definition jsonb not null,
  version integer not null default 1,
  published_at bigint not null,
  updated_at bigint not null,
  check (start_time < end_time)
);
create table agents (
  campaign_id text not null references agent_campaigns,
  user_id text not null unique references users,
  upline_id text,
  rates jsonb,
  joined_at bigint not null,
  suspended_at bigint,
  settled_through text collate "C",
  carried numeric(38, 18) not null default 0 check (carried <= 0),
  primary key (campaign_id, user_id),
  foreign key (campaign_id, upline_id) references agents,
  check (upline_id <> user_id)
);
create index agents_upline on agents (campaign_id, upline_id) where upline_id is not null;
create table agent_terms (
  campaign_id text not null,
  agent_id text not null,
  since bigint not null,
  rates jsonb,
  is_suspended boolean not null,
  primary key (campaign_id, agent_id, since),
  foreign key (campaign_id, agent_id) references agents
);
create table agent_codes (
  code text collate "C" primary key check (code = upper(code)),
  campaign_id text not null,
  agent_id text not null,
  label text not null,
  gives_back numeric not null default 0 check (gives_back >= 0 and gives_back < 1),
  is_main boolean not null,
  created_at bigint not null,
  foreign key (campaign_id, agent_id) references agents
);
create index agent_codes_agent on agent_codes (campaign_id, agent_id, created_at);
create unique index agent_codes_main on agent_codes (campaign_id, agent_id) where is_main;
create table agent_levels (
  campaign_id text not null,
  agent_id text not null,
  month text collate "C" not null,
  level integer not null check (level >= 0),
  active_traders integer not null,
  decided_at bigint not null,
  primary key (campaign_id, agent_id, month)
);
create table agent_referrals (
  user_id text primary key,
  referral_id text not null unique,
  campaign_id text not null,
  agent_id text not null,
  code text collate "C" not null,
  bound_at bigint not null,
  registered_at bigint not null,
  verified_at bigint,
  first_deposit_at bigint,
  first_trade_at bigint,
  last_active_at bigint,
  balance numeric,
  foreign key (campaign_id, agent_id) references agents,
  check (user_id <> agent_id)
);
create index agent_referrals_agent on agent_referrals (campaign_id, agent_id, registered_at desc, user_id);
create table referral_notes (
  agent_id text not null,
  user_id text not null,
  note text not null,
  tag text not null,
  updated_at bigint not null,
  primary key (agent_id, user_id)
);
create table agent_views (
  campaign_id text not null,
  agent_id text not null,
  items jsonb not null,
  updated_at bigint not null,
  primary key (campaign_id, agent_id)
);
create table code_visits (
  code text collate "C" not null,
  day text collate "C" not null,
  client text not null,
  at bigint not null,
  primary key (code, day, client)
);
create index code_visits_at on code_visits (code, at);
`

/** Lines are written once and never change; the sums are folds of them, added in the transaction that writes the lines. */
const LINES = /* sql */ `
create table rebate_lines (
  line_id bigint generated always as identity primary key,
  campaign_id text not null,
  agent_id text not null,
  user_id text not null,
  event_id text not null,
  kind text not null check (kind in ('TRADE', 'CLAW_BACK')),
  at bigint not null,
  source text not null check (source in ('DIRECT', 'SUB')),
  code text collate "C" not null,
  product text not null check (product in ('SPOT', 'FUTURES', 'COPY')),
  symbol text not null,
  volume numeric not null,
  fee numeric not null,
  deductions jsonb not null,
  deducted numeric not null,
  rate numeric not null check (rate >= 0),
  rebate numeric not null,
  friend_rebate numeric not null default 0,
  reason text,
  settle_day text collate "C" not null,
  created_at bigint not null,
  foreign key (campaign_id, agent_id) references agents,
  unique (event_id, agent_id, kind),
  check ((rebate = 0) = (reason is not null) or kind = 'CLAW_BACK')
);
create index rebate_lines_agent on rebate_lines (campaign_id, agent_id, at desc, line_id desc)
  include (user_id, source, code, product, settle_day, volume, fee, deducted, rebate);
create index rebate_lines_referral on rebate_lines (user_id, at);
create index rebate_lines_settle on rebate_lines (campaign_id, agent_id, settle_day);
create trigger rebate_lines_append_only before update or delete on rebate_lines for each row execute function refuse_change();
create table rebate_sums (
  campaign_id text not null,
  agent_id text not null,
  bucket integer not null,
  source text not null,
  code text collate "C" not null,
  product text not null,
  symbol text not null,
  settle_day text collate "C" not null,
  paying boolean not null,
  lines integer not null,
  volume numeric not null,
  fee numeric not null,
  deducted numeric not null,
  rebate numeric not null,
  primary key (campaign_id, agent_id, bucket, source, code, product, symbol, settle_day, paying)
    include (lines, volume, fee, deducted, rebate)
) with (fillfactor = 85);
create table referral_sums (
  campaign_id text not null,
  agent_id text not null,
  user_id text not null,
  bucket integer not null,
  volume numeric not null default 0,
  rebate numeric not null default 0,
  deposits numeric not null default 0,
  withdrawals numeric not null default 0,
  primary key (campaign_id, agent_id, user_id, bucket)
) with (fillfactor = 85);
create index referral_sums_bucket on referral_sums (campaign_id, agent_id, bucket)
  include (user_id, volume, rebate, deposits, withdrawals);
create index referral_sums_user on referral_sums (user_id, bucket);
create table rebate_queue (
  user_id text not null,
  entry_id bigint generated always as identity,
  earliest_at bigint not null,
  since bigint not null,
  primary key (user_id, entry_id)
);
create index rebate_queue_since on rebate_queue (since, user_id);
create index events_holdings on events (user_id, occurred_at, event_id) where type = 'holding.snapshot';
create table rebate_settlements (
  campaign_id text not null,
  agent_id text not null,
  day text collate "C" not null,
  lines integer not null,
  amount numeric(38, 18) not null,
  carried numeric(38, 18) not null check (carried <= 0),
  paid numeric(38, 18) not null check (paid >= 0),
  friends numeric(38, 18) not null check (friends >= 0),
  transfer_id text unique references ledger_transfers,
  settled_at bigint not null,
  primary key (campaign_id, agent_id, day),
  foreign key (campaign_id, agent_id) references agents
);
create trigger rebate_settlements_append_only before update or delete on rebate_settlements for each row execute function refuse_change();
alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check
  check (kind in ('FUND', 'RESERVE', 'RELEASE', 'GRANT', 'EXPIRE', 'USE', 'REBATE'));
`

export const agents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [PEOPLE, LINES]) await sql.raw(text).execute(db)
  },
}
