import { sql, type Kysely } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * The table becomes the default partition, `…_before`, of a partitioned table of its name (ADR 0163). A default partition without
 * others may have any rows, so none is read or written: the locks last for milliseconds. Its ids continue.
 */
const become = (table: string, column: string): string => /* sql */ `
do $$ declare last bigint; called boolean; begin
  lock table ${table} in access exclusive mode;
  select last_value, is_called into last, called from ${table}_id_seq;
  alter table ${table} rename to ${table}_before;
  alter table ${table}_before alter id drop identity;
  create table ${table} (like ${table}_before including defaults including constraints including storage)
    partition by range (${column});
  alter table ${table} alter id add generated always as identity;
  perform setval('${table}_id_seq', last, called);
end $$;
`

/** Each partition of the log has a primary key of its own; one of the whole table would have to contain the time. */
const LOG = /* sql */ `
${become('log', 'created_at')}
drop trigger log_append_only on log_before;
create trigger log_append_only before update on log for each row execute function refuse_change();
alter table log attach partition log_before default;
`

/**
 * The version before deletes rows by `ctid`, which is not unique among partitions: it would delete younger rows. The trigger skips
 * a deletion without the setting `fanfare.knows_parts`.
 */
const ANALYTICS_EVENTS = /* sql */ `
${become('analytics_events', 'at')}
alter index analytics_events_at rename to analytics_events_before_at;
create index analytics_events_at on analytics_events (at);
alter table analytics_events attach partition analytics_events_before default;
create function skip_unknown_deletion() returns trigger language plpgsql as $$
begin
  if current_setting('fanfare.knows_parts', true) = 'yes' then return old; end if;
  return null;
end $$;
create trigger analytics_events_kept before delete on analytics_events for each row execute function skip_unknown_deletion();
`

/**
 * They run with the rights of the owner of the tables: the gateway's role owns none. Both give way to requests after 250 ms, and
 * housekeeping calls them again.
 */
const FUNCTIONS = /* sql */ `
create function make_parts(around bigint) returns integer language plpgsql security definer
  set search_path = pg_catalog, public set lock_timeout = '250ms' as $$
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

create function drop_part(parent text, part text, last bigint) returns boolean language plpgsql security definer
  set search_path = pg_catalog, public set lock_timeout = '250ms' as $$
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
end $$;

revoke execute on function make_parts(bigint), drop_part(text, text, bigint) from public;
`

export const timeParts: Expand = {
  kind: 'expand',
  partitions: ['log', 'analytics_events'],
  async up(db: Kysely<unknown>) {
    for (const text of [LOG, ANALYTICS_EVENTS, FUNCTIONS]) await sql.raw(text).execute(db)
  },
}
