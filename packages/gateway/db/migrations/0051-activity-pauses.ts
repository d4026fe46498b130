import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Pauses by the staff; the row `*` is that of every activity. */
const PAUSES = /* sql */ `
create table activity_pauses (
  activity_id text primary key,
  claims boolean not null,
  joins boolean not null,
  draws boolean not null,
  reason text not null check (reason in ('CHECK', 'FAULT', 'RULES', 'PLATFORM')),
  since bigint not null,
  paused_by text not null,
  revision integer not null default 1,
  check (claims or joins or draws)
);
`

export const activityPauses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(PAUSES).execute(db)
  },
}
