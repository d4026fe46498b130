import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Forecasts of activity files (staff.md §9), made outside of requests; `taken_until` is the lease of the instance that works on it. */
const FORECASTS = /* sql */ `
create table forecasts (
  forecast_id text primary key,
  alias text not null,
  definition jsonb not null,
  file_hash text not null,
  at bigint not null,
  actor text not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'NO_FACTS', 'FAILED')),
  taken_until bigint not null default 0,
  attempts integer not null default 0,
  result jsonb
);
create index forecasts_running on forecasts (at) where state = 'RUNNING';
create index forecasts_alias on forecasts (alias, at);
create index forecasts_file on forecasts (file_hash, at);
create index forecasts_age on forecasts (at);
`

export const forecasts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(FORECASTS).execute(db)
  },
}
