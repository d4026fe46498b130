import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Seals (ADR 0025). Every row of a sealed table gets a position: the id of its transaction plus an offset. All rows below
 * `seal_horizon()` are committed or will never be, in whatever order transactions end, so that no late row is missed. Rows
 * from before this migration are numbered, so that they come in batches as well. The offset keeps new positions above them.
 */
const POSITIONS = /* sql */ `
create sequence legacy_positions;
alter table ledger_transfers add column position bigint not null default nextval('legacy_positions');
alter table events add column position bigint not null default nextval('legacy_positions');
alter table audit_log add column position bigint not null default nextval('legacy_positions');
do $$
declare first_free bigint;
begin
  select last_value + 1 into first_free from legacy_positions;
  execute format('create function seal_position() returns bigint language sql stable
    return %s + pg_catalog.pg_current_xact_id()::text::bigint', first_free);
  execute format('create function seal_horizon() returns bigint language sql stable
    return %s + pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint', first_free);
end $$;
alter table ledger_transfers alter column position set default seal_position();
alter table events alter column position set default seal_position();
alter table audit_log alter column position set default seal_position();
drop sequence legacy_positions;
create index ledger_transfers_position on ledger_transfers (position);
create index events_position on events (position);
create index audit_log_position on audit_log (position);
`

const SEALS = /* sql */ `
create table seal_origin (database_id text primary key);
insert into seal_origin values (gen_random_uuid()::text);
create table seals (
  stream text not null,
  seq bigint not null check (seq > 0),
  from_position bigint not null,
  until_position bigint not null check (until_position > from_position),
  row_count integer not null check (row_count > 0),
  names text not null,
  leaves bytea not null check (octet_length(leaves) = 32 * row_count),
  root text not null,
  previous text not null,
  sealed_at bigint not null,
  hash text not null,
  primary key (stream, seq)
);
alter table seals alter column leaves set storage external;
`

/** `audit_log` could be truncated until now. */
const GUARDS = /* sql */ `
create trigger audit_log_no_truncate before truncate on audit_log execute function refuse_change();
create trigger seals_append_only before update or delete on seals for each row execute function refuse_change();
create trigger seals_no_truncate before truncate on seals execute function refuse_change();
create trigger seal_origin_kept before update or delete on seal_origin for each row execute function refuse_change();
create trigger seal_origin_no_truncate before truncate on seal_origin execute function refuse_change();
`

export const seals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [POSITIONS, SEALS, GUARDS]) await sql.raw(text).execute(db)
  },
}
