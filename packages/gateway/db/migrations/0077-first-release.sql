-- The schema of a new database, as migrations 0001 to 0077 of Fanfare 0.1.0 made it. Written by pg_dump once; a
-- released migration never changes, so later ones add to it. Functions may name tables that follow.
set local check_function_bodies = off;

create function board_block_root(leaves bytea[]) returns bytea language plpgsql immutable as $$
declare
  width integer := cardinality(leaves);
begin
  while width > 1 loop
    for i in 1 .. width / 2 loop
      leaves[i] := sha256(leaves[2 * i - 1] || leaves[2 * i]);
    end loop;
    if width % 2 = 1 then leaves[(width + 1) / 2] := leaves[width]; end if;
    width := (width + 1) / 2;
  end loop;
  return leaves[1];
end $$;

create function drop_part(parent text, part text, last bigint) returns boolean language plpgsql security definer set search_path to 'pg_catalog', 'public' set lock_timeout to '250ms' as $_$
declare has_later boolean;
begin
  if parent not in ('log', 'analytics_events') or part = parent || '_default' or not exists (
    select from pg_inherits where inhparent = to_regclass('public.' || quote_ident(parent)) and inhrelid = to_regclass('public.' || quote_ident(part))
  ) then
    raise exception '% is no partition of %', part, parent using errcode = 'invalid_parameter_value';
  end if;
  execute format('lock table only public.%I in access exclusive mode', parent);
  if parent = 'log' then
    execute format('select exists (select from public.%I where position > $1)', part) into has_later using last;
    if has_later is distinct from false then return false; end if;
  end if;
  execute format('drop table public.%I', part);
  return true;
exception
  when lock_not_available then return false;
end $_$;

create function entitlement_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'GRANTED' then
      raise exception 'an entitlement is reserved before it is granted' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status <> 'RESERVED' and to_jsonb(old) - 'disputed_by' <> to_jsonb(new) - 'disputed_by' then
    raise exception 'an entitlement that is % never changes', old.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.source, old.asset, old.quantity, old.reservation_id)
    is distinct from (new.user_id, new.activity_id, new.source, new.asset, new.quantity, new.reservation_id) then
    raise exception 'a reservation never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function is_code_paused(code text, at bigint) returns boolean language sql stable as $$
  select exists (
    select from agent_code_pauses p
    where p.code = is_code_paused.code and p.paused_at <= is_code_paused.at
      and (p.resumed_at is null or p.resumed_at > is_code_paused.at)
  )
$$;

create function keep_balances() returns trigger language plpgsql as $$
declare line record;
begin
  for line in
    select account, asset, sum(amount) as amount from posted group by account, asset
    order by account not like 'user:%', account, asset
  loop
    update ledger_accounts set balance = balance + line.amount where account = line.account and asset = line.asset;
    if not found then
      raise exception 'there is no account % of %', line.account, line.asset using errcode = 'foreign_key_violation';
    end if;
  end loop;
  return null;
end $$;

create function keep_final_places() returns trigger language plpgsql as $$
begin
  if exists (select from (select distinct snapshot_id from gone) g join board_snapshots s using (snapshot_id) where s.is_final) then
    raise exception 'the places of a final snapshot are kept' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create function lottery_moves() returns trigger language plpgsql as $$
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
  return new;
end $$;

create function make_parts(around bigint) returns integer language plpgsql security definer set search_path to 'pg_catalog', 'public' set lock_timeout to '250ms' as $$
declare part record; role record; made integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('fanfare:parts')) then return 0; end if;
  for part in
    select t.*, (around / step + ahead) * step as lower, (around / step + ahead + 1) * step as upper, t."table" || to_char(
      to_timestamp((around / step + ahead) * step / 1000) at time zone 'UTC', '_YYYYMMDD') as name
    from (values ('log', 'created_at', 86400000::bigint, 'primary key (position, id)'), ('analytics_events', 'at', 604800000, ''))
      as t("table", "column", step, key), generate_series(0, 3) as ahead
    order by ahead
  loop
    continue when to_regclass('public.' || part.name) is not null or to_regclass('public.' || part."table" || '_default') is null;
    begin
      execute format('create table public.%I (like public.%I including defaults including constraints including storage)',
        part.name, part."table");
      if part.key <> '' then execute format('alter table public.%I add %s', part.name, part.key); end if;
      execute format('alter table public.%I attach partition public.%I for values from (%s) to (%s)',
        part."table", part.name, part.lower, part.upper);
      for role in
        select distinct a.grantee::regrole as name from pg_class, aclexplode(relacl) a
        where pg_class.oid = to_regclass('public.' || part."table") and a.privilege_type = 'SELECT' and a.grantee <> 0
      loop
        execute format('grant select on public.%I to %s', part.name, role.name);
      end loop;
      made := made + 1;
    exception
      -- Rows of this time are in the default partition, or an older partition has it; requests hold a lock.
      when check_violation or invalid_object_definition or lock_not_available then null;
    end;
  end loop;
  return made;
end $$;

create function payout_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('WAITING', 'READY') then
      raise exception 'a payout begins WAITING or READY' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (old.payout_id, old.reward_id, old.user_id, old.activity_id, old.asset)
    is distinct from (new.payout_id, new.reward_id, new.user_id, new.activity_id, new.asset) then
    raise exception 'the subject of a payout never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('WAITING', 'READY'), ('WAITING', 'SENT'), ('WAITING', 'CANCELLED'),
    ('READY', 'WAITING'), ('READY', 'SENT'), ('READY', 'CANCELLED'),
    ('SENT', 'WAITING'), ('SENT', 'PAID'), ('SENT', 'FAILED'),
    ('FAILED', 'READY'), ('FAILED', 'PAID'), ('FAILED', 'CANCELLED'), ('PAID', 'RETURNED')) then
    raise exception 'a payout that is % does not become %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.attempt <> old.attempt and (new.attempt <> old.attempt + 1 or new.state <> 'READY') then
    raise exception 'an attempt begins when a payout becomes READY' using errcode = 'check_violation';
  end if;
  if new.amount <> old.amount and (new.amount > old.amount or old.state not in ('WAITING', 'READY', 'FAILED')) then
    raise exception 'the amount of a payout only falls before it is handed over' using errcode = 'check_violation';
  end if;
  new.revision := old.revision + 1;
  return new;
end $$;

create function probe_write(probed_at bigint) returns void language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  truncate public.write_probe;
  insert into public.write_probe select probed_at, repeat('x', 7000) from generate_series(1, 8);
end $$;

create function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes by entries alone' using errcode = 'restrict_violation';
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function reserve_agent_code() returns trigger language plpgsql as $$
begin
  insert into invite_codes (code, user_id) values (new.code, new.agent_id) on conflict do nothing;
  if exists (select from invite_codes where code = new.code and user_id <> new.agent_id) then
    raise exception 'the invite code has another owner' using errcode = '23505', constraint = 'invite_codes_pkey';
  end if;
  return null;
end $$;

create function reserve_user_code() returns trigger language plpgsql as $$
begin
  insert into invite_codes (code, user_id) values (upper(new.vip_code), new.user_id) on conflict do nothing;
  if exists (select from invite_codes where code = upper(new.vip_code) and user_id <> new.user_id) then
    raise exception 'the invite code has another owner' using errcode = '40001';
  end if;
  return null;
end $$;

create function reward_moves() returns trigger language plpgsql as $$
begin
  if (old.reward_id, old.user_id, old.activity_id, old.source, old.asset, old.quantity, old.transfer_id)
    is distinct from (new.reward_id, new.user_id, new.activity_id, new.source, new.asset, new.quantity, new.transfer_id) then
    raise exception 'what was granted never changes' using errcode = 'check_violation';
  end if;
  if new.cancelled < old.cancelled or (old.state = 'CANCELLED' and new.state <> old.state) then
    raise exception 'what was taken back stays so' using errcode = 'check_violation';
  end if;
  new.revision := old.revision + 1;
  return new;
end $$;

create function seal_horizon() returns bigint language sql stable return (2 + ((pg_snapshot_xmin(pg_current_snapshot()))::text)::bigint); create function seal_position() returns bigint language sql stable return (2 + ((pg_current_xact_id())::text)::bigint); create function settlement_moves() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'a settled activity never changes' using errcode = 'check_violation';
  end if;
  if old.frozen_at is not null and (old.activity_id, old.frozen_at, old.definition)
    is distinct from (new.activity_id, new.frozen_at, new.definition) then
    raise exception 'a frozen result never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function skip_unknown_deletion() returns trigger language plpgsql as $$
begin
  if current_setting('fanfare.knows_parts', true) = 'yes' then return old; end if;
  return null;
end $$;

create function source_status_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'a source begins PENDING, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' then
    raise exception 'a source that is % never changes', old.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.source) is distinct from (new.user_id, new.activity_id, new.source) then
    raise exception 'the key of a state never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function transfer_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transfer_id = new.transfer_id group by asset having sum(amount) <> 0
  ) then
    raise exception 'transfer % does not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create table secrets (
  name text not null,
  value text not null,
  primary key (name)
);

create function user_salt(activity text, person text) returns text
    language sql stable
    return (select encode(sha256(sha256(convert_to(((((secrets.value || ':'::text) || user_salt.activity) || ':'::text) || user_salt.person), 'UTF8'::name))), 'hex'::text) as encode from secrets where (secrets.name = 'userSalt'::text));

create function user_ref(activity text, person text) returns text
    language sql stable
    return substr(encode(sha256(convert_to(((((activity || ':'::text) || person) || ':'::text) || user_salt(activity, person)), 'UTF8'::name)), 'hex'::text), 1, 16);

create table account_tags (
  user_id text not null,
  tags text[] not null,
  vip_tier integer,
  occurred_at bigint not null,
  event_id text not null,
  primary key (user_id)
);

create table activities (
  activity_id text not null,
  alias text not null,
  activity_type integer not null,
  start_time bigint not null,
  end_time bigint not null,
  listed boolean not null,
  definition jsonb not null,
  version integer default 1 not null,
  published_at bigint not null,
  updated_at bigint not null,
  participants integer default 0 not null,
  rules_since jsonb default '{}'::jsonb not null,
  final_at bigint generated always as (
case
    when (((definition ->> 'cancelled'::text))::boolean is not true) then (end_time + (((definition ->> 'settleDays'::text))::bigint * 86400000))
    else null::bigint
end) stored,
  titles jsonb default '{}'::jsonb not null,
  cancelled boolean generated always as (coalesce(((definition ->> 'cancelled'::text))::boolean, false)) stored not null,
  page text generated always as ((definition ->> 'page'::text)) stored,
  constraint activities_check check ((start_time < end_time)),
  unique (alias),
  primary key (activity_id)
);

create table activity_audiences (
  activity_id text not null,
  name text not null,
  version integer not null,
  primary key (activity_id)
);

create table activity_clock (
  is_only boolean default true not null,
  announced_until bigint not null,
  constraint activity_clock_is_only_check check (is_only),
  primary key (is_only)
);

create table activity_drafts (
  alias text not null,
  actor text not null,
  yaml text,
  based_on integer not null,
  revision integer default 1 not null,
  updated_at bigint not null,
  source text,
  primary key (alias, actor)
);

create table activity_pauses (
  activity_id text not null,
  claims boolean not null,
  joins boolean not null,
  draws boolean not null,
  reason text not null,
  since bigint not null,
  paused_by text not null,
  revision integer default 1 not null,
  constraint activity_pauses_check check ((claims or joins or draws)),
  constraint activity_pauses_reason_check check ((reason = any (array['CHECK'::text, 'FAULT'::text, 'RULES'::text, 'PLATFORM'::text]))),
  primary key (activity_id)
);

create table activity_previews (
  preview_id text not null,
  definition jsonb not null,
  actor text not null,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (preview_id)
);

create table activity_schedules (
  alias text not null,
  at bigint not null,
  based_on integer not null,
  hash text not null,
  file jsonb not null,
  from_version integer,
  replaces jsonb not null,
  note text not null,
  scheduled_by text not null,
  via text not null,
  key text not null,
  approved_by text,
  state text default 'WAITING'::text not null,
  failure jsonb,
  constraint activity_schedules_check check (((state = 'FAILED'::text) = (failure is not null))),
  constraint activity_schedules_state_check check ((state = any (array['WAITING'::text, 'FAILED'::text]))),
  primary key (alias)
);

create table activity_settlements (
  activity_id text not null,
  step text default 'freeze'::text not null,
  cursor bigint default 0 not null,
  started_at bigint not null,
  updated_at bigint not null,
  frozen_at bigint,
  definition jsonb,
  report jsonb not null,
  attempts integer default 0 not null,
  error text,
  retry_at bigint,
  ended_at bigint,
  constraint activity_settlements_check check (((step = 'freeze'::text) = (frozen_at is null))),
  constraint activity_settlements_check1 check (((frozen_at is null) = (definition is null))),
  constraint activity_settlements_check2 check (((step = 'settled'::text) = (ended_at is not null))),
  constraint activity_settlements_step_check check ((step = any (array['freeze'::text, 'rank'::text, 'entitlements'::text, 'grants'::text, 'messages'::text, 'report'::text, 'settled'::text]))),
  primary key (activity_id)
);

create table activity_versions (
  activity_id text not null,
  version integer not null,
  definition jsonb not null,
  at bigint not null,
  actor text not null,
  approved_by text,
  changed jsonb not null,
  note text not null,
  from_version integer,
  stale jsonb not null,
  primary key (activity_id, version)
);

create table agent_applications (
  application_id text not null,
  user_id text not null,
  channel text not null,
  link text,
  country text not null,
  status text default 'RECEIVED'::text not null,
  reason_code text,
  applied_at bigint not null,
  decided_at bigint,
  decided_by text,
  revision integer default 1 not null,
  upline_id text,
  constraint agent_applications_check check (((reason_code is not null) = (status = 'DECLINED'::text))),
  constraint agent_applications_check1 check (((decided_at is null) = (status = 'RECEIVED'::text))),
  constraint agent_applications_check2 check (((decided_by is null) = (status = 'RECEIVED'::text))),
  constraint agent_applications_status_check check ((status = any (array['RECEIVED'::text, 'ACCEPTED'::text, 'DECLINED'::text]))),
  primary key (application_id)
);

create table agent_campaigns (
  campaign_id text not null,
  alias text not null,
  start_time bigint not null,
  end_time bigint not null,
  definition jsonb not null,
  version integer default 1 not null,
  published_at bigint not null,
  updated_at bigint not null,
  constraint agent_campaigns_check check ((start_time < end_time)),
  unique (alias),
  primary key (campaign_id)
);

create table agent_code_pauses (
  code text not null collate "C",
  paused_at bigint not null,
  resumed_at bigint,
  constraint agent_code_pauses_check check ((resumed_at >= paused_at)),
  primary key (code, paused_at)
);

create table agent_codes (
  code text not null collate "C",
  campaign_id text not null,
  agent_id text not null,
  label text not null,
  gives_back numeric default 0 not null,
  is_main boolean not null,
  created_at bigint not null,
  "position" integer,
  constraint agent_codes_code_check check ((code = upper(code))),
  constraint agent_codes_gives_back_check check (((gives_back >= (0)::numeric) and (gives_back < (1)::numeric))),
  primary key (code)
);

create table agent_levels (
  campaign_id text not null,
  agent_id text not null,
  month text not null collate "C",
  level integer not null,
  active_traders integer not null,
  decided_at bigint not null,
  constraint agent_levels_level_check check ((level >= 0)),
  primary key (campaign_id, agent_id, month)
);

create table agent_periods (
  period_id bigint generated always as identity,
  campaign_id text not null,
  agent_id text not null,
  first_bucket integer not null,
  end_bucket integer not null,
  is_kept boolean default false not null,
  asked_at bigint not null,
  constraint agent_periods_check check ((first_bucket < end_bucket)),
  unique (campaign_id, agent_id, first_bucket, end_bucket),
  primary key (period_id)
);

create table agent_referrals (
  user_id text not null,
  referral_id text not null,
  campaign_id text not null,
  agent_id text not null,
  code text not null collate "C",
  bound_at bigint not null,
  registered_at bigint not null,
  verified_at bigint,
  first_deposit_at bigint,
  first_trade_at bigint,
  last_active_at bigint,
  balance numeric,
  constraint agent_referrals_check check ((user_id <> agent_id)),
  primary key (user_id),
  unique (referral_id)
);

create table agent_targets (
  campaign_id text not null,
  agent_id text not null,
  rebate numeric,
  first_trades integer,
  volume numeric,
  updated_at bigint not null,
  constraint agent_targets_first_trades_check check ((first_trades > 0)),
  constraint agent_targets_rebate_check check ((rebate > (0)::numeric)),
  constraint agent_targets_volume_check check ((volume > (0)::numeric)),
  primary key (campaign_id, agent_id)
);

create table agent_terms (
  campaign_id text not null,
  agent_id text not null,
  since bigint not null,
  rates jsonb,
  is_suspended boolean not null,
  within_upline boolean default false not null,
  primary key (campaign_id, agent_id, since)
);

create table agent_views (
  campaign_id text not null,
  agent_id text not null,
  items jsonb not null,
  updated_at bigint not null,
  primary key (campaign_id, agent_id)
);

create table agents (
  campaign_id text not null,
  user_id text not null,
  upline_id text,
  rates jsonb,
  joined_at bigint not null,
  suspended_at bigint,
  settled_through text collate "C",
  carried numeric(38,18) default 0 not null,
  within_upline boolean default false not null,
  constraint agents_carried_check check ((carried <= (0)::numeric)),
  constraint agents_check check ((upline_id <> user_id)),
  primary key (campaign_id, user_id),
  unique (user_id)
);

create table analytics_events (
  id bigint generated always as identity,
  visit text not null,
  name text not null,
  page text,
  route text not null,
  locale text not null,
  activity_id text,
  detail jsonb not null,
  percent smallint not null,
  at bigint not null,
  constraint analytics_events_percent_check check (((percent >= 1) and (percent <= 100))),
  constraint analytics_events_visit_check check ((visit ~ '^[0-9a-f]{16}$'::text))
) partition by range (at);

create table analytics_events_before (
  id bigint not null,
  visit text not null,
  name text not null,
  page text,
  route text not null,
  locale text not null,
  activity_id text,
  detail jsonb not null,
  percent smallint not null,
  at bigint not null,
  constraint analytics_events_percent_check check (((percent >= 1) and (percent <= 100))),
  constraint analytics_events_visit_check check ((visit ~ '^[0-9a-f]{16}$'::text)),
  constraint analytics_events_pkey primary key (id)
);

create table audience_lists (
  name text not null,
  version integer not null,
  users integer not null,
  duplicates integer not null,
  digest text not null,
  at bigint not null,
  actor text not null,
  primary key (name, version)
);

create table audience_members (
  name text not null,
  version integer not null,
  user_id text not null,
  part integer not null,
  primary key (name, version, user_id, part)
);

create table audience_parts (
  name text not null,
  version integer not null,
  part integer not null,
  lines integer not null,
  primary key (name, version, part)
);

create table budgets (
  activity_id text not null,
  asset text not null,
  "limit" numeric(38,18) not null,
  freed_at bigint,
  constraint budgets_limit_check check (("limit" >= (0)::numeric)),
  primary key (activity_id, asset)
);

create table rewards (
  reward_id text not null,
  user_id text not null,
  activity_id text not null,
  reward_type text not null,
  asset text not null,
  quantity numeric(38,18) not null,
  "left" numeric(38,18) not null,
  state text not null,
  reason_code text,
  transfer_id text not null,
  earned_at bigint not null,
  granted_at bigint not null,
  hold_until bigint,
  expires_at bigint,
  used_at bigint,
  source text not null collate "C",
  cancelled numeric(38,18) default 0 not null,
  cancelled_at bigint,
  revision integer default 1 not null,
  constraint rewards_cancelled check (((cancelled >= (0)::numeric) and ((cancelled + "left") <= quantity))),
  constraint rewards_check check ((("left" >= (0)::numeric) and ("left" <= quantity))),
  constraint rewards_quantity_check check ((quantity > (0)::numeric)),
  constraint rewards_state_check check ((state = any (array['REVIEW'::text, 'HOLD'::text, 'GRANTED'::text, 'EXPIRED'::text, 'USED'::text, 'CANCELLED'::text]))),
  constraint rewards_granted_once unique (user_id, activity_id, source),
  primary key (reward_id),
  unique (transfer_id)
);

create view audit_budgets as
 select ('budget:'::text || b.activity_id) as account,
    b.asset,
    b."limit" as cap,
    coalesce(( select sum((r.quantity - r.cancelled)) as sum
           from rewards r
          where ((r.activity_id = b.activity_id) and (r.asset = b.asset))), (0)::numeric) as granted
   from budgets b;

create table draws (
  activity_id text not null,
  draw_no bigint not null,
  draw_id text not null,
  user_id text not null,
  user_ref text not null collate "C",
  nonce integer not null,
  client_seed text not null,
  rolled_prize_id text,
  prize_id text,
  at bigint not null,
  hash text not null,
  idempotency_key text not null,
  spent_reward_id text not null,
  remaining bigint not null,
  constraint draws_client_seed_check check ((client_seed ~ '^[A-Za-z0-9_-]{0,64}$'::text)),
  constraint draws_draw_no_check check ((draw_no > 0)),
  constraint draws_nonce_check check ((nonce >= 0)),
  constraint draws_remaining_check check ((remaining >= 0)),
  unique (activity_id, user_id, nonce),
  unique (draw_id),
  constraint draws_once unique (user_id, idempotency_key),
  primary key (activity_id, draw_no)
);

create view audit_draws as
 select draws.activity_id,
    draws.draw_no,
    draws.user_id,
    draws.prize_id,
    draws.hash
   from draws;

create table ledger_entries (
  entry_id bigint generated always as identity,
  transfer_id text not null,
  account text not null,
  asset text not null,
  amount numeric(38,18) not null,
  constraint ledger_entries_amount_check check ((amount <> (0)::numeric)),
  primary key (entry_id)
);

create view audit_entries as
 select ledger_entries.transfer_id,
    ledger_entries.account,
    ledger_entries.asset,
    ledger_entries.amount
   from ledger_entries;

create table events (
  event_id text not null,
  type text not null,
  user_id text not null,
  occurred_at bigint not null,
  received_at bigint not null,
  payload jsonb not null,
  content_hash text not null,
  "position" bigint default seal_position() not null,
  primary key (event_id)
);

create view audit_events as
 select events.event_id,
    events.type,
    events.received_at
   from events;

create view audit_grants as
 select rewards.user_id,
    rewards.activity_id,
        case
            when (rewards.source ~~ 'task:%'::text) then split_part(rewards.source, ':'::text, 2)
            else null::text
        end as task_id,
        case
            when (rewards.source ~~ 'task:%'::text) then split_part(rewards.source, ':'::text, 3)
            else null::text
        end as period_key,
    rewards.transfer_id,
    rewards.source,
    rewards.cancelled
   from rewards;

create table audit_log (
  id bigint generated always as identity,
  at bigint not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  "position" bigint default seal_position() not null,
  primary key (id)
);

create table back_applications (
  activity_id text not null,
  user_id text not null,
  reason text,
  contact_allowed boolean not null,
  status text not null,
  applied_at bigint not null,
  decided_at bigint,
  decided_by text,
  revision integer default 1 not null,
  constraint back_applications_status_check check ((status = any (array['RECEIVED'::text, 'ACCEPTED'::text, 'DECLINED'::text]))),
  primary key (activity_id, user_id)
);

create table board_blocks (
  snapshot_id bigint generated always as identity,
  roots bytea not null,
  constraint board_blocks_roots_check check (((octet_length(roots) % 32) = 0)),
  primary key (snapshot_id)
);

alter table only board_blocks alter column roots set storage external;

create table board_places (
  snapshot_id bigint not null,
  rank integer not null,
  user_id text not null,
  user_ref text not null collate "C",
  score numeric not null,
  constraint board_places_rank_check check ((rank > 0)),
  primary key (snapshot_id, rank)
);

create table board_snapshots (
  snapshot_id bigint not null,
  activity_id text not null,
  track text not null,
  seq bigint not null,
  at bigint not null,
  rows integer not null,
  root text not null,
  previous text not null,
  hash text not null,
  is_final boolean not null,
  scores_until bigint not null,
  constraint board_snapshots_rows_check check ((rows >= 0)),
  constraint board_snapshots_seq_check check ((seq > 0)),
  unique (activity_id, track, seq),
  primary key (snapshot_id)
);

create table boards (
  activity_id text not null,
  track text not null,
  cadence_ms bigint not null,
  next_at bigint,
  constraint boards_cadence_ms_check check ((cadence_ms > 0)),
  primary key (activity_id, track)
);

create table code_visits (
  code text not null collate "C",
  day text not null collate "C",
  client text not null,
  at bigint not null,
  primary key (code, day, client)
);

create table console_people (
  actor text not null,
  subject text not null,
  display_name text not null,
  roles jsonb not null,
  primary key (actor),
  unique (subject)
);

create table console_sessions (
  session_id text not null,
  token_hash text not null,
  actor text not null,
  signed_in_at bigint not null,
  created_at bigint not null,
  seen_at bigint not null,
  ended_at bigint,
  checked_at bigint not null,
  checking_until bigint default 0 not null,
  tokens text,
  primary key (session_id),
  unique (token_hash)
);

create table console_sign_ins (
  state_hash text not null,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  path text not null,
  again boolean not null,
  expires_at bigint not null,
  primary key (state_hash)
);

create table entitlements (
  user_id text not null,
  activity_id text not null,
  source text not null collate "C",
  asset text,
  quantity numeric(38,18),
  earned_at bigint not null,
  claim_deadline bigint,
  reservation_id text,
  status text not null,
  updated_at bigint not null,
  reminded_deadline bigint,
  disputed_by text,
  constraint entitlements_check check (((asset is null) = (quantity is null))),
  constraint entitlements_check1 check (((asset is not null) or (reservation_id is null))),
  constraint entitlements_quantity_check check ((quantity > (0)::numeric)),
  constraint entitlements_reserved check (((reservation_id is not null) or (status = 'EXPIRED'::text))),
  constraint entitlements_source_check check ((source ~ '^((task|rank):[^:]+:[^:]+|(draw|team|tier|cover|manual):[^:]+)$'::text)),
  constraint entitlements_status_check check ((status = any (array['RESERVED'::text, 'GRANTED'::text, 'EXPIRED'::text]))),
  primary key (user_id, activity_id, source),
  unique (reservation_id)
);

create table event_reversals (
  reverses text not null,
  user_id text not null,
  reversed_by text not null,
  at bigint not null,
  applied_at bigint,
  primary key (reverses, user_id),
  unique (reversed_by)
);

create table forecasts (
  forecast_id text not null,
  alias text not null,
  definition jsonb not null,
  file_hash text not null,
  at bigint not null,
  actor text not null,
  state text default 'RUNNING'::text not null,
  taken_until bigint default 0 not null,
  attempts integer default 0 not null,
  result jsonb,
  constraint forecasts_state_check check ((state = any (array['RUNNING'::text, 'DONE'::text, 'NO_FACTS'::text, 'FAILED'::text]))),
  primary key (forecast_id)
);

create table goodwill_grants (
  grant_key text not null,
  user_id text not null,
  actor text not null,
  asset text not null,
  quantity numeric not null,
  reason text not null,
  about text,
  at bigint not null,
  constraint goodwill_grants_quantity_check check ((quantity > (0)::numeric)),
  primary key (grant_key)
);

create table invite_codes (
  code text not null collate "C",
  user_id text not null,
  constraint invite_codes_code_check check ((code = upper(code))),
  primary key (code)
);

create table kol_bindings (
  user_id text not null,
  code text not null,
  agent_user_id text not null,
  activity_id text not null,
  bound_at bigint not null,
  constraint kol_bindings_check check ((user_id <> agent_user_id)),
  primary key (user_id)
);

create table lead_traders (
  trader_id text not null,
  occurred_at bigint not null,
  event_id text not null collate "C",
  roi30d numeric not null,
  worst_fall numeric not null,
  profit_share numeric not null,
  followers bigint not null,
  capacity bigint not null,
  authentic boolean not null,
  nickname text,
  primary key (trader_id)
);

create table ledger_accounts (
  account text not null,
  asset text not null,
  balance numeric(38,18) default 0 not null,
  floor numeric(38,18),
  constraint ledger_balance_floor check (((floor is null) or (balance >= floor))),
  primary key (account, asset)
);

create table ledger_transfers (
  transfer_id text not null,
  kind text not null,
  reference text not null,
  created_at bigint not null,
  "position" bigint default seal_position() not null,
  constraint ledger_transfers_kind_check check ((kind = any (array['FUND'::text, 'RESERVE'::text, 'RELEASE'::text, 'GRANT'::text, 'EXPIRE'::text, 'USE'::text, 'REBATE'::text, 'CANCEL'::text]))),
  unique (kind, reference),
  primary key (transfer_id)
);

create table live_events (
  id bigint generated always as identity,
  topic text not null,
  user_id text not null,
  seq bigint not null,
  data jsonb not null,
  at bigint not null,
  primary key (id),
  unique (topic, user_id, seq)
);

create table live_leases (
  user_id text not null,
  until bigint not null,
  primary key (user_id)
);

create table live_topics (
  topic text not null,
  user_id text not null,
  seq bigint not null,
  primary key (topic, user_id)
);

create table log (
  id bigint generated always as identity,
  topic text not null,
  user_id text,
  payload jsonb not null,
  created_at bigint not null,
  "position" bigint default seal_position() not null
) partition by range (created_at);

create table log_before (
  id bigint not null,
  topic text not null,
  user_id text,
  payload jsonb not null,
  created_at bigint not null,
  "position" bigint default seal_position() not null,
  constraint log_pkey primary key ("position", id)
);

create table log_cursors (
  reader text not null,
  "position" bigint default 0 not null,
  id bigint default 0 not null,
  lost bigint default 0 not null,
  updated_at bigint not null,
  primary key (reader)
);

create table login_attempts (
  key text not null,
  failures integer not null,
  first_at bigint not null,
  locked_until bigint,
  primary key (key)
);

create table lotteries (
  activity_id text not null,
  encrypted_seed text not null,
  commitment text not null,
  sealed_at bigint not null,
  prizes text not null,
  prize_table_hash text not null,
  draws bigint default 0 not null,
  won bigint default 0 not null,
  log_hash text not null,
  revealed_at bigint,
  constraint lotteries_check check (((won >= 0) and (won <= draws))),
  constraint lotteries_commitment_check check ((commitment ~ '^[0-9a-f]{64}$'::text)),
  constraint lotteries_draws_check check ((draws >= 0)),
  constraint lotteries_log_hash_check check ((log_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint lotteries_prize_table_hash_check check ((prize_table_hash ~ '^[0-9a-f]{64}$'::text)),
  primary key (activity_id)
);

create table mails (
  mail_id text not null,
  user_id text,
  kind text not null,
  sealed text not null,
  expires_at bigint not null,
  next_at bigint not null,
  failures integer default 0 not null,
  primary key (mail_id)
);

create table message_announcements (
  user_id text not null,
  due_at bigint not null,
  primary key (user_id)
);

create table message_settings (
  user_id text not null,
  off jsonb not null,
  quiet jsonb,
  updated_at bigint not null,
  primary key (user_id)
);

create table messages (
  message_id text not null,
  user_id text not null,
  cause text not null collate "C",
  type text not null,
  kind text not null,
  params jsonb not null,
  activity_id text,
  source text collate "C",
  created_at bigint not null,
  read_at bigint,
  held_until bigint,
  constraint messages_type_check check ((type = any (array['REWARD'::text, 'ACTIVITY'::text, 'ACCOUNT'::text, 'AGENT'::text]))),
  primary key (message_id),
  unique (user_id, cause)
);

create table participations (
  activity_id text not null,
  user_id text not null,
  applied_at bigint not null,
  consent_version text,
  settle_at bigint,
  join_no integer,
  constraint participations_join_no_check check ((join_no > 0)),
  primary key (activity_id, user_id)
);

create table password_resets (
  user_id text not null,
  token_hash text not null,
  expires_at bigint not null,
  primary key (user_id),
  unique (token_hash)
);

create table payout_differences (
  event_id text not null,
  payout_id text not null,
  kind text not null,
  detail jsonb not null,
  at bigint not null,
  solved_at bigint,
  constraint payout_differences_kind_check check ((kind = any (array['UNKNOWN_PAYOUT'::text, 'OTHER_USER'::text, 'OTHER_AMOUNT'::text, 'FAILED_AFTER_PAID'::text, 'PAID_AFTER_FAILED'::text, 'PAID_AFTER_CANCELLED'::text, 'PAID_TWICE'::text, 'SENT_AFTER_CANCELLED'::text]))),
  primary key (event_id)
);

create table payout_service (
  is_on boolean default true not null,
  since bigint not null,
  constraint payout_service_is_on_check check (is_on),
  primary key (is_on)
);

create table payout_statements (
  run text not null,
  day text not null,
  payout_id text not null,
  reference text not null,
  amount numeric(38,18) not null,
  at bigint not null,
  received_at bigint not null,
  primary key (run, day, payout_id, reference)
);

create table payouts (
  payout_id text not null,
  reward_id text not null,
  user_id text not null,
  activity_id text not null,
  asset text not null,
  amount numeric(38,18) not null,
  state text not null,
  revision integer default 1 not null,
  attempt integer default 0 not null,
  failures integer default 0 not null,
  ready_at bigint,
  requested_at bigint,
  sent_at bigint,
  settled_at bigint,
  dead_at bigint,
  reference text,
  code text,
  message text,
  constraint payouts_amount_check check ((amount > (0)::numeric)),
  constraint payouts_check check (((state = any (array['WAITING'::text, 'CANCELLED'::text])) or ((attempt > 0) and (requested_at is not null)))),
  constraint payouts_check1 check (((state <> all (array['SENT'::text, 'PAID'::text, 'RETURNED'::text])) or (sent_at is not null))),
  constraint payouts_state_check check ((state = any (array['WAITING'::text, 'READY'::text, 'SENT'::text, 'PAID'::text, 'FAILED'::text, 'RETURNED'::text, 'CANCELLED'::text]))),
  primary key (payout_id),
  unique (reward_id)
);

create table picture_files (
  picture_id text not null,
  name text not null,
  content bytea not null,
  primary key (picture_id, name)
);

create table picture_sources (
  address text not null,
  picture_id text not null,
  primary key (address)
);

create table pictures (
  picture_id text not null,
  at bigint not null,
  actor text not null,
  primary key (picture_id)
);

create table player_identities (
  user_id text not null,
  issuer text not null,
  subject text not null,
  created_at bigint not null,
  unique (issuer, subject),
  primary key (user_id)
);

create table prize_stock (
  activity_id text not null,
  prize_id text not null,
  stock bigint not null,
  "left" bigint not null,
  constraint prize_stock_check check ((("left" >= 0) and ("left" <= stock))),
  primary key (activity_id, prize_id)
);

create table proposals (
  proposal_id text not null,
  kind text not null,
  subject text not null,
  call text not null,
  input jsonb not null,
  method text not null,
  target text not null,
  proposed_by text not null,
  proposed_key text not null,
  at bigint not null,
  expires_at bigint not null,
  hash text not null,
  based_on text not null,
  summary text not null,
  consequences jsonb,
  note text not null,
  state text default 'PENDING'::text not null,
  decided_by text,
  decided_at bigint,
  proposed_via text default 'KEY'::text not null,
  constraint proposals_proposed_via_check check ((proposed_via = any (array['KEY'::text, 'SESSION'::text]))),
  constraint proposals_state_check check ((state = any (array['PENDING'::text, 'APPROVED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'STALE'::text]))),
  primary key (proposal_id)
);

create table rebate_days (
  campaign_id text not null,
  agent_id text not null,
  day integer not null,
  source text not null,
  code text not null collate "C",
  product text not null,
  symbol text not null,
  settle_day text not null collate "C",
  paying boolean not null,
  lines integer not null,
  volume numeric not null,
  fee numeric not null,
  deducted numeric not null,
  rebate numeric not null,
  primary key (campaign_id, agent_id, day, source, code, product, symbol, settle_day, paying)
) with (fillfactor='85');

create table rebate_lines (
  line_id bigint generated always as identity,
  campaign_id text not null,
  agent_id text not null,
  user_id text not null,
  event_id text not null,
  kind text not null,
  at bigint not null,
  source text not null,
  code text not null collate "C",
  product text not null,
  symbol text not null,
  volume numeric not null,
  fee numeric not null,
  deductions jsonb not null,
  deducted numeric not null,
  rate numeric not null,
  rebate numeric not null,
  friend_rebate numeric default 0 not null,
  reason text,
  settle_day text not null collate "C",
  created_at bigint not null,
  constraint rebate_lines_check check ((((rebate = (0)::numeric) = (reason is not null)) or (kind = 'CLAW_BACK'::text))),
  constraint rebate_lines_kind_check check ((kind = any (array['TRADE'::text, 'CLAW_BACK'::text]))),
  constraint rebate_lines_product_check check ((product = any (array['SPOT'::text, 'FUTURES'::text, 'COPY'::text]))),
  constraint rebate_lines_rate_check check ((rate >= (0)::numeric)),
  constraint rebate_lines_source_check check ((source = any (array['DIRECT'::text, 'SUB'::text]))),
  unique (event_id, agent_id, kind),
  primary key (line_id)
);

create table rebate_quarters (
  campaign_id text not null,
  agent_id text not null,
  product text not null,
  bucket integer not null,
  source text not null,
  volume numeric not null,
  rebate numeric not null,
  primary key (campaign_id, agent_id, product, bucket, source)
) with (fillfactor='85');

create table rebate_queue (
  user_id text not null,
  entry_id bigint generated always as identity,
  earliest_at bigint not null,
  since bigint not null,
  primary key (user_id, entry_id)
);

create table rebate_settlements (
  campaign_id text not null,
  agent_id text not null,
  day text not null collate "C",
  lines integer not null,
  amount numeric(38,18) not null,
  carried numeric(38,18) not null,
  paid numeric(38,18) not null,
  friends numeric(38,18) not null,
  transfer_id text,
  settled_at bigint not null,
  constraint rebate_settlements_carried_check check ((carried <= (0)::numeric)),
  constraint rebate_settlements_friends_check check ((friends >= (0)::numeric)),
  constraint rebate_settlements_paid_check check ((paid >= (0)::numeric)),
  primary key (campaign_id, agent_id, day),
  unique (transfer_id)
);

create table rebate_sums (
  campaign_id text not null,
  agent_id text not null,
  bucket integer not null,
  source text not null,
  code text not null collate "C",
  product text not null,
  symbol text not null,
  settle_day text not null collate "C",
  paying boolean not null,
  lines integer not null,
  volume numeric not null,
  fee numeric not null,
  deducted numeric not null,
  rebate numeric not null
) with (fillfactor='85');

create table recovery_codes (
  user_id text not null,
  code_hash text not null,
  used_at bigint,
  primary key (user_id, code_hash)
);

create table reevaluations (
  activity_id text not null,
  last_user_id text default ''::text not null,
  enqueued integer default 0 not null,
  total integer not null,
  started_at bigint not null,
  ended_at bigint,
  primary key (activity_id)
);

create table referral_notes (
  agent_id text not null,
  user_id text not null,
  note text not null,
  tag text not null,
  updated_at bigint not null,
  primary key (agent_id, user_id)
);

create table referral_periods (
  period_id bigint not null,
  user_id text not null,
  volume numeric not null,
  rebate numeric not null,
  net numeric not null,
  primary key (period_id, user_id)
) with (fillfactor='85');

create table referral_sums (
  campaign_id text not null,
  agent_id text not null,
  user_id text not null,
  bucket integer not null,
  volume numeric default 0 not null,
  rebate numeric default 0 not null,
  deposits numeric default 0 not null,
  withdrawals numeric default 0 not null,
  primary key (campaign_id, agent_id, user_id, bucket)
) with (fillfactor='85');

create table rejected_events (
  id bigint generated always as identity,
  at bigint not null,
  event_id text,
  type text,
  user_id text,
  reason text not null,
  path text not null,
  message text not null,
  constraint rejected_events_reason_check check ((reason = any (array['INVALID'::text, 'CONFLICT'::text, 'FUTURE'::text]))),
  primary key (id)
);

create table remembered_devices (
  token_hash text not null,
  user_id text not null,
  created_at bigint not null,
  primary key (user_id, token_hash)
);

create table reviews (
  review_id text not null,
  kind text not null,
  reward_id text not null,
  user_id text not null,
  activity_id text not null,
  asset text not null,
  quantity numeric(38,18) not null,
  opened_at bigint not null,
  hold_until bigint,
  expires_after bigint,
  state text default 'OPEN'::text not null,
  revision integer default 1 not null,
  reason text,
  decided_by text,
  decided_at bigint,
  lease_by text,
  lease_until bigint,
  constraint reviews_kind_check check ((kind = any (array['FLAG'::text, 'REVERSAL'::text]))),
  constraint reviews_state_check check ((state = any (array['OPEN'::text, 'ACCEPTED'::text, 'REFUSED'::text, 'CLOSED'::text]))),
  primary key (review_id)
);

create table reward_addresses (
  reward_id text not null,
  encrypted_address text,
  updated_at bigint not null,
  erased_at bigint,
  constraint reward_addresses_check check (((encrypted_address is null) = (erased_at is not null))),
  primary key (reward_id)
);

create table schema_needs (
  migration text not null,
  needs text not null,
  version text not null,
  primary key (migration)
);

create table score_parts (
  activity_id text not null,
  user_id text not null,
  base numeric not null,
  roi numeric not null,
  streak numeric not null,
  bonus_scale numeric not null,
  primary key (activity_id, user_id)
);

create table scores (
  activity_id text not null,
  track text not null,
  user_id text not null,
  user_ref text not null collate "C",
  score numeric not null,
  reached_at bigint not null,
  "position" bigint default seal_position() not null,
  unranked text,
  constraint scores_score_check check ((score <> all (array['NaN'::numeric, 'Infinity'::numeric, '-Infinity'::numeric]))),
  primary key (activity_id, track, user_id)
) with (fillfactor='85');

create table seal_origin (
  database_id text not null,
  primary key (database_id)
);

create table seals (
  stream text not null,
  seq bigint not null,
  from_position bigint not null,
  until_position bigint not null,
  row_count integer not null,
  names text not null,
  leaves bytea not null,
  root text not null,
  previous text not null,
  sealed_at bigint not null,
  hash text not null,
  constraint seals_check check ((until_position > from_position)),
  constraint seals_check1 check ((octet_length(leaves) = (32 * row_count))),
  constraint seals_row_count_check check ((row_count > 0)),
  constraint seals_seq_check check ((seq > 0)),
  primary key (stream, seq)
);

alter table only seals alter column leaves set storage external;

create table second_factors (
  user_id text not null,
  encrypted_secret text not null,
  begun_at bigint not null,
  confirmed_at bigint,
  last_step bigint default 0 not null,
  primary key (user_id)
);

create table settlement_queue (
  user_id text not null,
  entry_id bigint generated always as identity,
  due_at bigint not null,
  queued_at bigint not null,
  fact_at bigint,
  held_at bigint,
  earliest_at bigint,
  primary key (user_id, entry_id)
);

create table shares (
  receipt text not null,
  user_id text not null,
  activity_id text not null,
  day integer not null,
  number smallint,
  at bigint not null,
  constraint shares_number_check check ((number >= 0)),
  primary key (receipt)
);

create table signature_nonces (
  "timestamp" bigint not null,
  vs text not null,
  remember_until bigint not null,
  primary key ("timestamp", vs)
);

create table source_states (
  user_id text not null,
  activity_id text not null,
  source text not null collate "C",
  status text not null,
  sold_out boolean default false not null,
  updated_at bigint not null,
  constraint source_states_check check (((not sold_out) or (status = 'PENDING'::text))),
  constraint source_states_source_check check ((source ~ '^((task|rank):[^:]+:[^:]+|(draw|team|tier|cover|manual):[^:]+)$'::text)),
  constraint source_states_status_check check ((status = any (array['PENDING'::text, 'COMPLETED'::text, 'UNSATISFIED'::text]))),
  primary key (user_id, activity_id, source)
);

create table spent_challenges (
  challenge text not null,
  expires_at bigint not null,
  primary key (challenge)
);

create table staff_changes (
  change_key text not null,
  actor text not null,
  content_hash text not null,
  at bigint not null,
  answer jsonb,
  primary key (change_key)
);

create table staff_lookups (
  lookup_id bigint generated always as identity,
  actor text not null,
  at bigint not null,
  found boolean not null,
  primary key (lookup_id)
);

create table tallies (
  user_id text not null,
  bucket integer not null,
  measure text not null,
  count integer not null,
  amount numeric not null,
  gain numeric,
  largest numeric,
  earliest text collate "C",
  first_at bigint not null,
  last_at bigint not null,
  constraint tallies_count_check check ((count > 0)),
  primary key (user_id, bucket, measure)
) with (fillfactor='85');

create table team_members (
  activity_id text not null,
  user_id text not null,
  user_ref text not null collate "C",
  team_id text not null,
  joined_at bigint not null,
  left_at bigint,
  primary key (activity_id, user_id)
);

create table team_requests (
  activity_id text not null,
  user_id text not null,
  user_ref text not null collate "C",
  team_id text not null,
  at bigint not null,
  declined_at bigint,
  primary key (activity_id, user_id)
);

create table teams (
  team_id text not null,
  activity_id text not null,
  name text not null,
  name_key text not null collate "C",
  captain_id text not null,
  access text not null,
  join_key text collate "C",
  min_volume numeric,
  members integer not null,
  created_at bigint not null,
  closed_at bigint,
  constraint teams_access_check check ((access = any (array['OPEN'::text, 'KEY'::text, 'APPROVAL'::text]))),
  constraint teams_check check (((access = 'KEY'::text) = (join_key is not null))),
  constraint teams_check1 check (((closed_at is not null) or (members > 0))),
  constraint teams_members_check check ((members >= 0)),
  constraint teams_min_volume_check check ((min_volume > (0)::numeric)),
  primary key (team_id)
);

create table text_reviews (
  activity_id text not null,
  locale text not null,
  text_id text not null,
  digest text not null,
  level text not null,
  at bigint not null,
  actor text not null,
  constraint text_reviews_level_check check ((level = any (array['reviewed'::text, 'native'::text]))),
  primary key (activity_id, locale, text_id)
);

create table token_families (
  family_id text not null,
  user_id text not null,
  created_at bigint not null,
  ended_at bigint,
  end_reason text,
  browser text,
  system text,
  country text,
  provider_session text,
  constraint token_families_check check (((ended_at is null) = (end_reason is null))),
  constraint token_families_end_reason_check check ((end_reason = any (array['LOGOUT'::text, 'REUSE'::text, 'PASSWORD'::text, 'OPERATOR'::text, 'USER'::text, 'DELETED'::text, 'PROVIDER'::text]))),
  primary key (family_id)
);

create table tokens (
  token_hash text not null,
  family_id text not null,
  kind text not null,
  expires_at bigint not null,
  used_at bigint,
  created_at bigint not null,
  constraint tokens_check check (((used_at is null) or (kind = 'refresh'::text))),
  constraint tokens_kind_check check ((kind = any (array['access'::text, 'session'::text, 'refresh'::text]))),
  primary key (token_hash)
);

create table users (
  user_id text not null,
  login_name text not null,
  email text,
  area_code text,
  mobile text,
  password_hash text,
  language_type integer not null,
  vip_code text not null,
  invited_by_code text,
  inviter_id text,
  agent_id text,
  agent_level text,
  created_at bigint not null,
  deleted_at bigint,
  unique (agent_id),
  unique (login_name),
  primary key (user_id)
);

create table webhook_deliveries (
  delivery_id bigint generated always as identity,
  endpoint_id text not null,
  webhook_id text not null,
  topic text not null,
  user_id text,
  body text not null,
  at bigint not null,
  state text not null,
  attempts integer default 0 not null,
  tries jsonb default '[]'::jsonb not null,
  next_at bigint,
  lease text,
  constraint webhook_deliveries_check check (((state = 'WAITING'::text) = (next_at is not null))),
  constraint webhook_deliveries_check1 check (((lease is null) or (state = 'WAITING'::text))),
  constraint webhook_deliveries_state_check check ((state = any (array['WAITING'::text, 'QUEUED'::text, 'DELIVERED'::text, 'DEAD'::text, 'WITHDRAWN'::text]))),
  unique (endpoint_id, webhook_id),
  primary key (delivery_id)
);

create table webhook_endpoints (
  endpoint_id text not null,
  since bigint not null,
  is_off boolean default false not null,
  failing_since bigint,
  last_success_at bigint,
  primary key (endpoint_id)
);

create table write_probe (
  at bigint not null,
  filler text not null
);

alter table only write_probe alter column filler set storage plain;

alter table only analytics_events attach partition analytics_events_before default;
alter table only log attach partition log_before default;

alter table only rebate_sums add constraint rebate_sums_pkey primary key (campaign_id, agent_id, bucket, source, code, product, symbol, settle_day, paying) include (lines, volume, fee, deducted, rebate);

create index activities_final on activities using btree (final_at) where (final_at is not null);
create index activity_drafts_age on activity_drafts using btree (updated_at);
create index activity_previews_expired on activity_previews using btree (expires_at);
create index activity_schedules_due on activity_schedules using btree (at) where (state = 'WAITING'::text);
create unique index agent_applications_open on agent_applications using btree (user_id) where (status = 'RECEIVED'::text);
create index agent_applications_user on agent_applications using btree (user_id, applied_at);
create unique index agent_code_pauses_open on agent_code_pauses using btree (code) where (resumed_at is null);
create index agent_codes_agent on agent_codes using btree (campaign_id, agent_id, created_at);
create unique index agent_codes_main on agent_codes using btree (campaign_id, agent_id) where is_main;
create index agent_codes_owner on agent_codes using btree (agent_id);
create index agent_periods_asked on agent_periods using btree (asked_at);
create index agent_periods_waiting on agent_periods using btree (agent_id) where (not is_kept);
create index agent_referrals_agent on agent_referrals using btree (campaign_id, agent_id, registered_at desc, user_id) include (referral_id, code, verified_at, first_deposit_at, first_trade_at);
create index agent_referrals_code on agent_referrals using btree (code);
create index agents_upline on agents using btree (campaign_id, upline_id) where (upline_id is not null);
create index analytics_events_at on only analytics_events using btree (at);
create index analytics_events_before_at on analytics_events_before using btree (at);
create index audit_log_position on audit_log using btree ("position");
create index audit_log_staff on audit_log using btree (id) where (actor ~~ 'operator%'::text);
create index audit_log_staff_actor on audit_log using btree (actor, id) where (actor ~~ 'operator%'::text);
create index audit_log_staff_subject on audit_log using btree (subject, id) where (actor ~~ 'operator%'::text);
create index back_applications_open on back_applications using btree (applied_at, user_id) where (status = 'RECEIVED'::text);
create unique index board_places_user on board_places using btree (snapshot_id, user_id);
create unique index board_snapshots_final on board_snapshots using btree (activity_id, track) where is_final;
create index code_visits_at on code_visits using btree (code, at);
create index code_visits_day on code_visits using btree (day);
create index console_sessions_actor on console_sessions using btree (actor);
create index console_sessions_age on console_sessions using btree (created_at);
create index console_sign_ins_age on console_sign_ins using btree (expires_at);
create index draws_spent on draws using btree (spent_reward_id);
create index entitlements_deadline on entitlements using btree (claim_deadline) where (status = 'RESERVED'::text);
create index entitlements_disputed on entitlements using btree (user_id) where (disputed_by is not null);
create index entitlements_unreminded on entitlements using btree (claim_deadline) where ((status = 'RESERVED'::text) and ((claim_deadline - earned_at) > 86400000) and (reminded_deadline is distinct from claim_deadline));
create index event_reversals_newest on event_reversals using btree (at) where (applied_at is null);
create index event_reversals_of_user on event_reversals using btree (user_id);
create index event_reversals_open on event_reversals using btree (reverses) where (applied_at is null);
create index events_cleared on events using btree (user_id) where (type = 'user.cleared'::text);
create index events_copies on events using btree (user_id, occurred_at, event_id) where (type = any (array['copy.followed'::text, 'copy.closed'::text]));
create index events_flagged on events using btree (user_id) where (type = 'user.flagged'::text);
create index events_holdings on events using btree (user_id, occurred_at, event_id) where (type = 'holding.snapshot'::text);
create index events_invited on events using btree (upper((payload ->> 'inviteCode'::text))) where (type = 'user.registered'::text);
create index events_payouts on events using btree (((payload ->> 'payoutId'::text))) where (type = any (array['reward.paid'::text, 'reward.payout_returned'::text]));
create index events_position on events using btree ("position");
create index events_registered on events using btree (user_id) where (type = 'user.registered'::text);
create index events_states on events using btree (user_id, occurred_at, event_id) where (type = any (array['user.registered'::text, 'kyc.passed'::text, 'account.classified'::text, 'reward.used'::text, 'user.flagged'::text, 'user.cleared'::text]));
create index events_tagged on events using btree (user_id, occurred_at) where (type = 'account.tagged'::text);
create index events_user on events using btree (user_id, occurred_at, event_id);
create index forecasts_age on forecasts using btree (at);
create index forecasts_alias on forecasts using btree (alias, at);
create index forecasts_file on forecasts using btree (file_hash, at);
create index forecasts_running on forecasts using btree (at) where (state = 'RUNNING'::text);
create index goodwill_grants_actor on goodwill_grants using btree (actor, at);
create index goodwill_grants_user on goodwill_grants using btree (user_id, at);
create index ledger_entries_transfer on ledger_entries using btree (transfer_id);
create index ledger_entries_user on ledger_entries using btree (account, entry_id) where (account ~~ 'user:%'::text);
create index ledger_transfers_position on ledger_transfers using btree ("position");
create index live_events_old on live_events using btree (at);
create index live_leases_until on live_leases using btree (until);
create index mails_due on mails using btree (next_at);
create index mails_user on mails using btree (user_id);
create index message_announcements_due on message_announcements using btree (due_at);
create index messages_claims on messages using btree (user_id, activity_id, source) where ((read_at is null) and (source is not null));
create index messages_held on messages using btree (held_until) where (held_until is not null);
create index messages_newest on messages using btree (user_id, created_at desc, message_id desc);
create index messages_newest_of_type on messages using btree (user_id, type, created_at desc, message_id desc);
create index messages_old on messages using btree (created_at);
create index messages_unread on messages using btree (user_id, type) where (read_at is null);
create index participations_settle on participations using btree (settle_at) where (settle_at is not null);
create index participations_user on participations using btree (user_id);
create index password_resets_age on password_resets using btree (expires_at);
create index payout_differences_open on payout_differences using btree (at) where (solved_at is null);
create index payout_differences_payout on payout_differences using btree (payout_id) where (solved_at is null);
create index payout_statements_old on payout_statements using btree (received_at);
create index payouts_due on payouts using btree (ready_at) where ((state = 'WAITING'::text) and (ready_at is not null));
create index payouts_failed on payouts using btree (activity_id) where (state = 'FAILED'::text);
create index payouts_ready on payouts using btree (requested_at, payout_id) where (state = 'READY'::text);
create index payouts_requested on payouts using btree (requested_at, payout_id) where (attempt > 0);
create index payouts_sent on payouts using btree (requested_at) where (state = 'SENT'::text);
create index payouts_settled on payouts using btree (settled_at, payout_id) where (state = any (array['PAID'::text, 'RETURNED'::text]));
create index payouts_user on payouts using btree (user_id);
create index proposals_at on proposals using btree (at, proposal_id);
create index proposals_pending on proposals using btree (expires_at) where (state = 'PENDING'::text);
create index rebate_lines_agent on rebate_lines using btree (campaign_id, agent_id, at desc, line_id desc) include (user_id, source, code, product, settle_day, volume, fee, deducted, rebate);
create index rebate_lines_referral on rebate_lines using btree (user_id, at);
create index rebate_lines_settle on rebate_lines using btree (campaign_id, agent_id, settle_day);
create index rebate_queue_since on rebate_queue using btree (since, user_id);
create index reevaluations_open on reevaluations using btree (started_at) where (ended_at is null);
create index referral_periods_volume on referral_periods using btree (period_id, volume desc, user_id desc);
create index referral_sums_bucket on referral_sums using btree (campaign_id, agent_id, bucket) include (user_id, volume, rebate, deposits, withdrawals);
create index referral_sums_moves on referral_sums using btree (campaign_id, agent_id, bucket) include (user_id, deposits, withdrawals) where ((deposits <> (0)::numeric) or (withdrawals <> (0)::numeric));
create index referral_sums_user on referral_sums using btree (user_id, bucket);
create index remembered_devices_age on remembered_devices using btree (created_at);
create index remembered_devices_token on remembered_devices using btree (token_hash);
create index reviews_age on reviews using btree (opened_at, review_id);
create index reviews_open on reviews using btree (opened_at, review_id) where (state = 'OPEN'::text);
create unique index reviews_open_once on reviews using btree (reward_id) where (state = 'OPEN'::text);
create index reviews_reward on reviews using btree (reward_id);
create index reviews_sums on reviews using btree (asset, opened_at) include (quantity) where (state = 'OPEN'::text);
create index reviews_unit on reviews using btree (split_part(asset, ':'::text, 2), quantity, review_id) where (state = 'OPEN'::text);
create index reviews_user on reviews using btree (user_id, opened_at);
create index rewards_budget on rewards using btree (activity_id, asset);
create index rewards_cancelled on rewards using btree (reward_id) where (cancelled <> (0)::numeric);
create index rewards_expiry on rewards using btree (expires_at) where (state = any (array['GRANTED'::text, 'HOLD'::text]));
create index rewards_latest on rewards using btree (activity_id, granted_at desc, reward_id);
create index rewards_user on rewards using btree (user_id, granted_at desc, reward_id);
create index scores_removed on scores using btree (activity_id, track, score desc) where (unranked = any (array['MARKET_MAKER'::text, 'MULTI_ACCOUNT'::text]));
create index settlement_queue_due on settlement_queue using btree (due_at);
create index settlement_queue_queued on settlement_queue using btree (queued_at);
create index shares_at on shares using btree (at);
create unique index shares_number on shares using btree (user_id, activity_id, day, number) where (number is not null);
create index signature_nonces_expiry on signature_nonces using btree (remember_until);
create index source_states_sold_out on source_states using btree (activity_id) where sold_out;
create index staff_changes_age on staff_changes using btree (at);
create index staff_lookups_actor on staff_lookups using btree (actor, at);
create index team_members_team on team_members using btree (team_id, joined_at) where (left_at is null);
create index team_requests_team on team_requests using btree (team_id, at) where (declined_at is null);
create unique index teams_key on teams using btree (activity_id, join_key) where (join_key is not null);
create unique index teams_name on teams using btree (activity_id, name_key) where (closed_at is null);
create index teams_places on teams using btree (activity_id, members desc) where (closed_at is null);
create index token_families_provider_session on token_families using btree (provider_session) where ((provider_session is not null) and (ended_at is null));
create index token_families_user on token_families using btree (user_id);
create index tokens_expiry on tokens using btree (expires_at);
create index tokens_family on tokens using btree (family_id);
create index users_inviter on users using btree (inviter_id) where (inviter_id is not null);
create unique index users_vip_code on users using btree (upper(vip_code));
create index webhook_deliveries_dead on webhook_deliveries using btree (endpoint_id, delivery_id) where (state = 'DEAD'::text);
create index webhook_deliveries_due on webhook_deliveries using btree (endpoint_id, next_at, delivery_id) where (state = 'WAITING'::text);
create index webhook_deliveries_heads on webhook_deliveries using btree (endpoint_id, user_id) where (state = 'WAITING'::text);
create index webhook_deliveries_newest on webhook_deliveries using btree (endpoint_id, at, delivery_id);
create index webhook_deliveries_open on webhook_deliveries using btree (endpoint_id, at) where (state = any (array['WAITING'::text, 'QUEUED'::text]));
create index webhook_deliveries_queued on webhook_deliveries using btree (endpoint_id, user_id, delivery_id) where (state = 'QUEUED'::text);
create index webhook_deliveries_taken on webhook_deliveries using btree (endpoint_id) where (lease is not null);
create index webhook_deliveries_user on webhook_deliveries using btree (endpoint_id, user_id, delivery_id);

alter index analytics_events_at attach partition analytics_events_before_at;

create trigger activity_settlements_kept before delete on activity_settlements for each row execute function refuse_change();
create trigger activity_settlements_moves before update on activity_settlements for each row execute function settlement_moves();
create trigger activity_settlements_no_truncate before truncate on activity_settlements for each statement execute function refuse_change();
create trigger agent_codes_reserve_code after insert on agent_codes for each row execute function reserve_agent_code();
create trigger analytics_events_kept before delete on analytics_events for each row execute function skip_unknown_deletion();
create trigger audit_log_append_only before delete or update on audit_log for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change();
create trigger board_places_final after delete on board_places referencing old table as gone for each statement execute function keep_final_places();
create trigger board_places_kept before update on board_places for each row execute function refuse_change();
create trigger board_places_no_truncate before truncate on board_places for each statement execute function refuse_change();
create trigger board_snapshots_append_only before delete or update on board_snapshots for each row execute function refuse_change();
create trigger board_snapshots_no_truncate before truncate on board_snapshots for each statement execute function refuse_change();
create trigger draws_append_only before delete or update on draws for each row execute function refuse_change();
create trigger draws_no_truncate before truncate on draws for each statement execute function refuse_change();
create trigger entitlements_kept before delete on entitlements for each row execute function refuse_change();
create trigger entitlements_moves before insert or update on entitlements for each row execute function entitlement_moves();
create trigger entitlements_no_truncate before truncate on entitlements for each statement execute function refuse_change();
create trigger events_append_only before delete or update on events for each row execute function refuse_change();
create trigger events_no_truncate before truncate on events for each statement execute function refuse_change();
create trigger ledger_accounts_guard before update on ledger_accounts for each row when (((pg_trigger_depth() = 0) and (new.balance is distinct from old.balance))) execute function refuse_balance();
create trigger ledger_accounts_kept before delete on ledger_accounts for each row execute function refuse_change();
create trigger ledger_accounts_named before update of account, asset on ledger_accounts for each row when (((new.account is distinct from old.account) or (new.asset is distinct from old.asset))) execute function refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts for each statement execute function refuse_change();
create trigger ledger_entries_append_only before delete or update on ledger_entries for each row execute function refuse_change();
create constraint trigger ledger_entries_balanced after insert on ledger_entries deferrable initially deferred for each row execute function transfer_sums_to_zero();
create trigger ledger_entries_keep_balances after insert on ledger_entries referencing new table as posted for each statement execute function keep_balances();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function refuse_change();
create trigger ledger_transfers_append_only before delete or update on ledger_transfers for each row execute function refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers for each statement execute function refuse_change();
create trigger log_append_only before update on log for each row execute function refuse_change();
create trigger lotteries_kept before delete on lotteries for each row execute function refuse_change();
create trigger lotteries_moves before update on lotteries for each row execute function lottery_moves();
create trigger lotteries_no_truncate before truncate on lotteries for each statement execute function refuse_change();
create trigger payouts_kept before delete on payouts for each row execute function refuse_change();
create trigger payouts_moves before insert or update on payouts for each row execute function payout_moves();
create trigger payouts_no_truncate before truncate on payouts for each statement execute function refuse_change();
create trigger rebate_lines_append_only before delete or update on rebate_lines for each row execute function refuse_change();
create trigger rebate_settlements_append_only before delete or update on rebate_settlements for each row execute function refuse_change();
create trigger rewards_kept before delete on rewards for each row execute function refuse_change();
create trigger rewards_moves before update on rewards for each row execute function reward_moves();
create trigger rewards_no_truncate before truncate on rewards for each statement execute function refuse_change();
create trigger seal_origin_kept before delete or update on seal_origin for each row execute function refuse_change();
create trigger seal_origin_no_truncate before truncate on seal_origin for each statement execute function refuse_change();
create trigger seals_append_only before delete or update on seals for each row execute function refuse_change();
create trigger seals_no_truncate before truncate on seals for each statement execute function refuse_change();
create trigger source_states_kept before delete on source_states for each row execute function refuse_change();
create trigger source_states_moves before insert or update on source_states for each row execute function source_status_moves();
create trigger source_states_no_truncate before truncate on source_states for each statement execute function refuse_change();
create trigger users_reserve_code after insert or update of vip_code on users for each row execute function reserve_user_code();

alter table activity_audiences add constraint activity_audiences_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table activity_audiences add constraint activity_audiences_name_version_fkey foreign key (name, version) references audience_lists(name, version);
alter table activity_settlements add constraint activity_settlements_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table activity_versions add constraint activity_versions_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table agent_applications add constraint agent_applications_upline_id_fkey foreign key (upline_id) references users(user_id);
alter table agent_applications add constraint agent_applications_user_id_fkey foreign key (user_id) references users(user_id);
alter table agent_code_pauses add constraint agent_code_pauses_code_fkey foreign key (code) references agent_codes(code);
alter table agent_codes add constraint agent_codes_campaign_id_agent_id_fkey foreign key (campaign_id, agent_id) references agents(campaign_id, user_id);
alter table agent_referrals add constraint agent_referrals_campaign_id_agent_id_fkey foreign key (campaign_id, agent_id) references agents(campaign_id, user_id);
alter table agent_targets add constraint agent_targets_campaign_id_agent_id_fkey foreign key (campaign_id, agent_id) references agents(campaign_id, user_id);
alter table agent_terms add constraint agent_terms_campaign_id_agent_id_fkey foreign key (campaign_id, agent_id) references agents(campaign_id, user_id);
alter table agents add constraint agents_campaign_id_fkey foreign key (campaign_id) references agent_campaigns(campaign_id);
alter table agents add constraint agents_campaign_id_upline_id_fkey foreign key (campaign_id, upline_id) references agents(campaign_id, user_id);
alter table agents add constraint agents_user_id_fkey foreign key (user_id) references users(user_id);
alter table back_applications add constraint back_applications_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table back_applications add constraint back_applications_user_id_fkey foreign key (user_id) references users(user_id);
alter table board_snapshots add constraint board_snapshots_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table boards add constraint boards_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table budgets add constraint budgets_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table console_sessions add constraint console_sessions_actor_fkey foreign key (actor) references console_people(actor);
alter table draws add constraint draws_activity_id_fkey foreign key (activity_id) references lotteries(activity_id);
alter table draws add constraint draws_spent_reward_id_fkey foreign key (spent_reward_id) references rewards(reward_id);
alter table entitlements add constraint entitlements_participant foreign key (activity_id, user_id) references participations(activity_id, user_id);
alter table event_reversals add constraint event_reversals_reversed_by_fkey foreign key (reversed_by) references events(event_id);
alter table goodwill_grants add constraint goodwill_grants_about_fkey foreign key (about) references activities(activity_id);
alter table goodwill_grants add constraint goodwill_grants_user_id_fkey foreign key (user_id) references users(user_id);
alter table kol_bindings add constraint kol_bindings_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table kol_bindings add constraint kol_bindings_agent_user_id_fkey foreign key (agent_user_id) references users(user_id);
alter table kol_bindings add constraint kol_bindings_user_id_fkey foreign key (user_id) references users(user_id);
alter table ledger_entries add constraint ledger_entries_transfer_id_fkey foreign key (transfer_id) references ledger_transfers(transfer_id);
alter table lotteries add constraint lotteries_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table mails add constraint mails_user_id_fkey foreign key (user_id) references users(user_id);
alter table participations add constraint participations_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table participations add constraint participations_user_id_fkey foreign key (user_id) references users(user_id);
alter table password_resets add constraint password_resets_user_id_fkey foreign key (user_id) references users(user_id);
alter table payouts add constraint payouts_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table payouts add constraint payouts_reward_id_fkey foreign key (reward_id) references rewards(reward_id);
alter table payouts add constraint payouts_user_id_fkey foreign key (user_id) references users(user_id);
alter table picture_files add constraint picture_files_picture_id_fkey foreign key (picture_id) references pictures(picture_id);
alter table picture_sources add constraint picture_sources_picture_id_fkey foreign key (picture_id) references pictures(picture_id);
alter table player_identities add constraint player_identities_user_id_fkey foreign key (user_id) references users(user_id);
alter table prize_stock add constraint prize_stock_activity_id_fkey foreign key (activity_id) references lotteries(activity_id);
alter table rebate_lines add constraint rebate_lines_campaign_id_agent_id_fkey foreign key (campaign_id, agent_id) references agents(campaign_id, user_id);
alter table rebate_settlements add constraint rebate_settlements_campaign_id_agent_id_fkey foreign key (campaign_id, agent_id) references agents(campaign_id, user_id);
alter table rebate_settlements add constraint rebate_settlements_transfer_id_fkey foreign key (transfer_id) references ledger_transfers(transfer_id);
alter table recovery_codes add constraint recovery_codes_user_id_fkey foreign key (user_id) references second_factors(user_id) on delete cascade;
alter table reevaluations add constraint reevaluations_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table referral_periods add constraint referral_periods_period_id_fkey foreign key (period_id) references agent_periods(period_id) on delete cascade;
alter table remembered_devices add constraint remembered_devices_user_id_fkey foreign key (user_id) references users(user_id);
alter table reviews add constraint reviews_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table reviews add constraint reviews_reward_id_fkey foreign key (reward_id) references rewards(reward_id);
alter table reviews add constraint reviews_user_id_fkey foreign key (user_id) references users(user_id);
alter table reward_addresses add constraint reward_addresses_reward_id_fkey foreign key (reward_id) references rewards(reward_id);
alter table rewards add constraint rewards_entitlement foreign key (user_id, activity_id, source) references entitlements(user_id, activity_id, source);
alter table rewards add constraint rewards_transfer_id_fkey foreign key (transfer_id) references ledger_transfers(transfer_id);
alter table second_factors add constraint second_factors_user_id_fkey foreign key (user_id) references users(user_id);
alter table shares add constraint shares_user_id_fkey foreign key (user_id) references users(user_id);
alter table source_states add constraint source_states_participant foreign key (activity_id, user_id) references participations(activity_id, user_id);
alter table team_members add constraint team_members_team_id_fkey foreign key (team_id) references teams(team_id);
alter table team_requests add constraint team_requests_team_id_fkey foreign key (team_id) references teams(team_id);
alter table teams add constraint teams_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table text_reviews add constraint text_reviews_activity_id_fkey foreign key (activity_id) references activities(activity_id);
alter table token_families add constraint token_families_user_id_fkey foreign key (user_id) references users(user_id);
alter table tokens add constraint tokens_family_id_fkey foreign key (family_id) references token_families(family_id);
alter table users add constraint users_inviter_id_fkey foreign key (inviter_id) references users(user_id);

revoke all on function drop_part(text, text, bigint), make_parts(bigint) from public;

-- The role of auditors, where the operator has one, reads these views alone.
do $$ begin
  if exists (select from pg_roles where rolname = 'fanfare_auditor') then
    grant usage on schema public to fanfare_auditor;
    grant select on audit_entries, audit_grants, audit_budgets, audit_draws, audit_events to fanfare_auditor;
  end if;
end $$;

insert into seal_origin values (gen_random_uuid()::text);
insert into secrets (name, value) values ('userSalt', gen_random_uuid()::text || gen_random_uuid()::text);
