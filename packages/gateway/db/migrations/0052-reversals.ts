import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * One row for each event that a reversal names, with the user that it says: a wrong one must not keep the right one out. Nothing counts
 * the event from `applied_at` on; null while it has not arrived, or arrived in a transaction that did not see the reversal.
 */
const REVERSALS = /* sql */ `
create table event_reversals (
  reverses text not null,
  user_id text not null,
  reversed_by text not null unique references events,
  at bigint not null,
  applied_at bigint,
  primary key (reverses, user_id)
);
create index event_reversals_open on event_reversals (reverses) where applied_at is null;
create index event_reversals_of_user on event_reversals (user_id);
create index event_reversals_newest on event_reversals (at) where applied_at is null;
`

/** The reversal without whose event the reward would not be earned; it is the only column of a granted entitlement that may change. */
const DISPUTES = /* sql */ `
alter table entitlements add column disputed_by text;
create index entitlements_disputed on entitlements (user_id) where disputed_by is not null;
create or replace function entitlement_moves() returns trigger language plpgsql as $$
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
`

export const reversals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [REVERSALS, DISPUTES]) await sql.raw(text).execute(db)
  },
}
