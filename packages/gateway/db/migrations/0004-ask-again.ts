import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A mark for a fact says "now" and no time. What is still to come has a time of its own, and when it was kept, which tells
 * a clock that was set back. Each kind has its index, so that those that wait cost nothing.
 */
export const askAgain: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table dirty_users add column ask_again_at bigint, add column kept_at bigint`.execute(db)
    await sql`drop index dirty_users_since`.execute(db)
    await sql`create index dirty_users_since on dirty_users (since, user_id) where ask_again_at is null`.execute(db)
    await sql`create index dirty_users_later on dirty_users (ask_again_at) where ask_again_at is not null`.execute(db)
    await sql`create index dirty_users_kept on dirty_users (kept_at) where kept_at is not null`.execute(db)
  },
}
