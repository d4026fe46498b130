import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Writes as real writes do. A small row fits a page that exists and succeeds on a full disk, so each probe begins a new file and
 * extends it by some pages; `truncate` also keeps the table from growing. The function runs with the rights of its owner, because the
 * gateway's role may not truncate.
 */
const PROBE = /* sql */ `
create table write_probe (at bigint not null, filler text not null);
alter table write_probe alter column filler set storage plain;
create function probe_write(probed_at bigint) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  truncate public.write_probe;
  insert into public.write_probe select probed_at, repeat('x', 7000) from generate_series(1, 8);
end $$;
delete from secrets where name = 'write-probe';
`

export const writeProbe: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(PROBE).execute(db)
  },
}
