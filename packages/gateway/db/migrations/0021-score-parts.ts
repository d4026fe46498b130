import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The base prizes and factors of the scores of the board COMBINED (ADR 0057); replaced with them. */
export const scoreParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table score_parts (
      activity_id text not null,
      user_id text not null,
      base numeric not null,
      roi numeric not null,
      streak numeric not null,
      bonus_scale numeric not null,
      primary key (activity_id, user_id)
    )`.execute(db)
  },
}
