import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A mark for a fact says "now" and no time; what is still to come has a time of its own. */
export const askAgain: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table dirty_users add column ask_again_at bigint`.execute(db)
  },
}
