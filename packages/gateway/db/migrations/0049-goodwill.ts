import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Goodwill of the staff by its key, also while it waits for a second person. */
const GOODWILL = /* sql */ `
create table goodwill_grants (
  grant_key text primary key,
  user_id text not null references users,
  actor text not null,
  asset text not null,
  quantity numeric not null check (quantity > 0),
  reason text not null,
  about text references activities,
  at bigint not null
);
create index goodwill_grants_user on goodwill_grants (user_id, at);
create index goodwill_grants_actor on goodwill_grants (actor, at);
`

export const goodwill: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(GOODWILL).execute(db)
  },
}
