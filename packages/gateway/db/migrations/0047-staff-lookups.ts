import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Look-ups of users by the staff, which have limits, and what their answers read. */
const LOOKUPS = /* sql */ `
create table staff_lookups (
  lookup_id bigint generated always as identity primary key,
  actor text not null,
  at bigint not null,
  found boolean not null
);
create index staff_lookups_actor on staff_lookups (actor, at);

create index ledger_entries_user on ledger_entries (account, entry_id) where account like 'user:%';
`

export const staffLookups: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(LOOKUPS).execute(db)
  },
}
