import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { GUARDS } from './0001-initial-guards.ts'

const TABLES = /* sql */ `
create table users (
  user_id text primary key,
  login_name text not null unique,
  email text, area_code text, mobile text,
  password_hash text not null,
  language_type integer not null,
  vip_code text not null,
  invited_by_code text,
  inviter_id text references users,
  agent_id text unique,
  agent_level text,
  created_at bigint not null
);
create unique index users_vip_code on users (upper(vip_code));
create index users_inviter on users (inviter_id) where inviter_id is not null;

create table token_families (
  family_id text primary key,
  user_id text not null references users,
  created_at bigint not null,
  ended_at bigint,
  end_reason text check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD', 'OPERATOR')),
  check ((ended_at is null) = (end_reason is null))
);
create index token_families_user on token_families (user_id);
create table tokens (
  token_hash text primary key,
  family_id text not null references token_families,
  kind text not null check (kind in ('access', 'session', 'refresh')),
  expires_at bigint not null,
  used_at bigint,
  created_at bigint not null,
  check (used_at is null or kind = 'refresh')
);
create index tokens_family on tokens (family_id);
create index tokens_expiry on tokens (expires_at);

create table secrets (name text primary key, value text not null);
create table login_attempts (key text primary key, failures integer not null, first_at bigint not null, locked_until bigint);
create table spent_challenges (challenge text primary key, expires_at bigint not null);
create table signature_nonces (timestamp bigint not null, vs text not null, remember_until bigint not null, primary key (timestamp, vs));
create index signature_nonces_expiry on signature_nonces (remember_until);

create table activities (
  activity_id text primary key,
  alias text not null unique,
  activity_type integer not null,
  start_time bigint not null,
  end_time bigint not null,
  listed boolean not null,
  definition jsonb not null,
  version integer not null default 1,
  published_at bigint not null,
  updated_at bigint not null,
  participants integer not null default 0,
  check (start_time < end_time)
);
create table participations (
  activity_id text not null references activities,
  user_id text not null references users,
  applied_at bigint not null,
  consent_version text,
  settle_at bigint,
  primary key (activity_id, user_id)
);
create index participations_user on participations (user_id);
create index participations_settle on participations (settle_at) where settle_at is not null;
create table back_applications (
  activity_id text not null references activities,
  user_id text not null references users,
  reason text,
  contact_allowed boolean not null,
  status text not null check (status in ('RECEIVED', 'ACCEPTED', 'DECLINED')),
  applied_at bigint not null,
  primary key (activity_id, user_id)
);
create table kol_bindings (
  user_id text primary key references users,
  code text not null,
  agent_user_id text not null references users,
  activity_id text not null references activities,
  bound_at bigint not null,
  check (user_id <> agent_user_id)
);

create table events (
  event_id text primary key,
  type text not null,
  user_id text not null,
  occurred_at bigint not null,
  received_at bigint not null,
  payload jsonb not null,
  content_hash text not null
);
create index events_user on events (user_id, occurred_at, event_id);
create index events_flagged on events (user_id) where type = 'user.flagged';
create index events_invited on events (upper(payload ->> 'inviteCode')) where type = 'user.registered';
create index events_registered on events (user_id) where type = 'user.registered';
create table dirty_users (user_id text primary key, since bigint not null);
create index dirty_users_since on dirty_users (since, user_id);

create table task_states (
  user_id text not null references users,
  activity_id text not null references activities,
  task_id text not null,
  period_key text not null,
  status text not null check (status in ('PENDING', 'COMPLETED', 'GRANTED', 'UNSATISFIED')),
  completed_at bigint,
  claim_deadline bigint,
  reservation_id text unique,
  claim_expired boolean not null default false,
  sold_out boolean not null default false,
  updated_at bigint not null,
  primary key (user_id, activity_id, task_id, period_key),
  check ((completed_at is null) = (status in ('PENDING', 'UNSATISFIED'))),
  check ((completed_at is null) = (claim_deadline is null)),
  constraint task_states_reserved check ((reservation_id is not null) = (status = 'COMPLETED' and not claim_expired)),
  check (not claim_expired or status = 'COMPLETED'),
  check (not sold_out or status = 'PENDING')
);
create index task_states_deadline on task_states (claim_deadline) where status = 'COMPLETED' and not claim_expired;
create index task_states_sold_out on task_states (activity_id) where sold_out;

create table ledger_accounts (
  account text not null,
  asset text not null,
  balance numeric(38, 18) not null default 0,
  floor numeric(38, 18),
  primary key (account, asset),
  constraint ledger_balance_floor check (floor is null or balance >= floor)
);
create table ledger_transfers (
  transfer_id text primary key,
  kind text not null check (kind in ('FUND', 'RESERVE', 'RELEASE', 'GRANT', 'EXPIRE', 'USE')),
  reference text not null,
  created_at bigint not null,
  unique (kind, reference)
);
create table ledger_entries (
  entry_id bigint generated always as identity primary key,
  transfer_id text not null references ledger_transfers,
  account text not null,
  asset text not null,
  amount numeric(38, 18) not null check (amount <> 0),
  foreign key (account, asset) references ledger_accounts
);
create index ledger_entries_transfer on ledger_entries (transfer_id);
create table budgets (
  activity_id text not null references activities,
  asset text not null,
  "limit" numeric(38, 18) not null check ("limit" >= 0),
  freed_at bigint,
  primary key (activity_id, asset)
);

create table rewards (
  reward_id text primary key,
  user_id text not null references users,
  activity_id text not null references activities,
  task_id text not null,
  period_key text not null,
  reward_type text not null,
  asset text not null,
  quantity numeric(38, 18) not null check (quantity > 0),
  "left" numeric(38, 18) not null,
  state text not null check (state in ('REVIEW', 'HOLD', 'GRANTED', 'EXPIRED', 'USED')),
  reason_code text,
  transfer_id text not null unique references ledger_transfers,
  earned_at bigint not null,
  granted_at bigint not null,
  hold_until bigint,
  expires_at bigint,
  used_at bigint,
  constraint rewards_granted_once unique (user_id, activity_id, task_id, period_key),
  check ("left" >= 0 and "left" <= quantity)
);
create index rewards_user on rewards (user_id, granted_at desc, reward_id);
create index rewards_expiry on rewards (expires_at) where state in ('GRANTED', 'HOLD');
create index rewards_budget on rewards (activity_id, asset);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  user_id text,
  payload jsonb not null,
  created_at bigint not null,
  sent_at bigint
);
create index outbox_unsent on outbox (id) where sent_at is null;
create table audit_log (
  id bigint generated always as identity primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null
);
`

const AUDITORS = /* sql */ `
create view audit_entries as
  select transfer_id, account, asset, amount from ledger_entries;
create view audit_grants as
  select user_id, activity_id, task_id, period_key, transfer_id from rewards;
create view audit_budgets as
  select 'budget:' || b.activity_id as account, b.asset, b."limit" as cap,
    coalesce((select sum(r.quantity) from rewards r where r.activity_id = b.activity_id and r.asset = b.asset), 0) as granted
  from budgets b;
create view audit_draws as
  select ''::text as activity_id, 0::bigint as draw_no, ''::text as user_id, null::text as prize_id, ''::text as hash where false;
create view audit_events as
  select event_id, type, received_at from events;
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'fanfare_auditor') then
    grant usage on schema public to fanfare_auditor;
    grant select on audit_entries, audit_grants, audit_budgets, audit_draws, audit_events to fanfare_auditor;
  end if;
end $$;
`

export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [TABLES, GUARDS, AUDITORS]) await sql.raw(text).execute(db)
  },
}
