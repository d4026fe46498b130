import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The settlement of ended activities (ADR 0035). The database computes when it is due, so a changed end or `settleDays` moves it. */
const DUE = /* sql */ `
alter table activities add column final_at bigint generated always as (
  case when (definition ->> 'cancelled')::boolean is not true
    then end_time + (definition ->> 'settleDays')::bigint * 86400000 end
) stored;
create index activities_final on activities (final_at) where final_at is not null;
`

const SETTLEMENTS = /* sql */ `
create table activity_settlements (
  activity_id text primary key references activities,
  step text not null default 'freeze'
    check (step in ('freeze', 'rank', 'entitlements', 'grants', 'messages', 'report', 'settled')),
  cursor bigint not null default 0,
  started_at bigint not null,
  updated_at bigint not null,
  frozen_at bigint,
  definition jsonb,
  report jsonb not null,
  attempts integer not null default 0,
  error text,
  retry_at bigint,
  ended_at bigint,
  check ((step = 'freeze') = (frozen_at is null)),
  check ((frozen_at is null) = (definition is null)),
  check ((step = 'settled') = (ended_at is not null))
);
`

/** A result is frozen once, and a settled one never changes. */
const GUARDS = /* sql */ `
create function settlement_moves() returns trigger language plpgsql as $$
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
create trigger activity_settlements_moves before update on activity_settlements for each row execute function settlement_moves();
create trigger activity_settlements_kept before delete on activity_settlements for each row execute function refuse_change();
create trigger activity_settlements_no_truncate before truncate on activity_settlements execute function refuse_change();
`

export const activitySettlements: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [DUE, SETTLEMENTS, GUARDS]) await sql.raw(text).execute(db)
  },
}
