import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** By task, when a later version gave it the rules it has now; a claim is never due before somebody could know of it. */
export const rulesSince: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table activities add column rules_since jsonb not null default '{}'`.execute(db)
  },
}
