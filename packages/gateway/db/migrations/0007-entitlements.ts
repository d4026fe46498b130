import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Entitlements (ADR 0029): rewards that a user may get from an activity, by source. They take over the reservation and
 * the claim deadline from `task_states`, and rewards use the same source as key.
 */
const ENTITLEMENTS = /* sql */ `
create table entitlements (
  user_id text not null,
  activity_id text not null,
  source text collate "C" not null check (source ~ '^((task|rank):[^:]+:[^:]+|(draw|team|tier|cover|manual):[^:]+)$'),
  asset text,
  quantity numeric(38, 18) check (quantity > 0),
  earned_at bigint not null,
  claim_deadline bigint,
  reservation_id text unique,
  status text not null check (status in ('RESERVED', 'GRANTED', 'EXPIRED')),
  updated_at bigint not null,
  primary key (user_id, activity_id, source),
  constraint entitlements_participant foreign key (activity_id, user_id) references participations,
  constraint entitlements_reserved check (reservation_id is not null or status = 'EXPIRED'),
  check ((asset is null) = (quantity is null)),
  check (asset is not null or reservation_id is null)
);
insert into entitlements (user_id, activity_id, source, asset, quantity, earned_at, claim_deadline, reservation_id, status, updated_at)
select s.user_id, s.activity_id, concat_ws(':', 'task', s.task_id, s.period_key), e.asset, e.amount, s.completed_at, s.claim_deadline,
  e.transfer_id, case when s.status = 'GRANTED' then 'GRANTED' when s.claim_expired then 'EXPIRED' else 'RESERVED' end, s.updated_at
from task_states s left join (
  select t.reference, l.transfer_id, l.asset, l.amount from ledger_transfers t
  join ledger_entries l on l.transfer_id = t.transfer_id and l.amount > 0 where t.kind = 'RESERVE'
) e on e.reference = concat_ws(':', s.user_id, s.activity_id, s.task_id, s.period_key)
where s.status in ('COMPLETED', 'GRANTED');
create index entitlements_deadline on entitlements (claim_deadline) where status = 'RESERVED';

create function entitlement_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'GRANTED' then
      raise exception 'an entitlement is reserved before it is granted' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status <> 'RESERVED' then
    raise exception 'an entitlement that is % never changes', old.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.source, old.asset, old.quantity, old.reservation_id)
    is distinct from (new.user_id, new.activity_id, new.source, new.asset, new.quantity, new.reservation_id) then
    raise exception 'a reservation never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger entitlements_moves before insert or update on entitlements for each row execute function entitlement_moves();
create trigger entitlements_kept before delete on entitlements for each row execute function refuse_change();
create trigger entitlements_no_truncate before truncate on entitlements execute function refuse_change();
`

/** PostgreSQL drops the constraints and indexes of these columns with them. */
const TASK_STATES = /* sql */ `
drop trigger task_states_moves on task_states;
alter table task_states drop column completed_at, drop column claim_deadline, drop column reservation_id, drop column claim_expired;
update task_states set status = 'COMPLETED' where status = 'GRANTED';
alter table task_states drop constraint task_states_status_check,
  add check (status in ('PENDING', 'COMPLETED', 'UNSATISFIED'));
create or replace function task_status_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'a task begins PENDING, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' then
    raise exception 'a task that is % never changes', old.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.task_id, old.period_key) is distinct from (new.user_id, new.activity_id, new.task_id, new.period_key) then
    raise exception 'the key of a task state never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger task_states_moves before insert or update on task_states for each row execute function task_status_moves();
`

const REWARDS = /* sql */ `
drop view audit_grants;
alter table rewards add column source text collate "C";
update rewards set source = concat_ws(':', 'task', task_id, period_key);
alter table rewards alter column source set not null, drop constraint rewards_granted_once, drop constraint rewards_participant,
  drop column task_id, drop column period_key,
  add constraint rewards_granted_once unique (user_id, activity_id, source),
  add constraint rewards_entitlement foreign key (user_id, activity_id, source) references entitlements;
create or replace function reward_moves() returns trigger language plpgsql as $$
begin
  if (old.reward_id, old.user_id, old.activity_id, old.source, old.asset, old.quantity, old.transfer_id)
    is distinct from (new.reward_id, new.user_id, new.activity_id, new.source, new.asset, new.quantity, new.transfer_id) then
    raise exception 'what was granted never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create view audit_grants as
  select user_id, activity_id, case when source like 'task:%' then split_part(source, ':', 2) end as task_id,
    case when source like 'task:%' then split_part(source, ':', 3) end as period_key, transfer_id, source
  from rewards;
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'fanfare_auditor') then
    grant select on audit_grants to fanfare_auditor;
  end if;
end $$;
`

export const entitlements: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [ENTITLEMENTS, TASK_STATES, REWARDS]) await sql.raw(text).execute(db)
  },
}
