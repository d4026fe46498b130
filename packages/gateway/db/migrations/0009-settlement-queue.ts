import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Every cause adds an entry of its own, so that no fact waits for a running settlement. A settlement deletes the entries that
 * it has read. A `queued_at` in the future shows that the clock has been set back since.
 */
export const settlementQueue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table settlement_queue (
        user_id text not null,
        entry_id bigint generated always as identity,
        due_at bigint not null,
        queued_at bigint not null,
        fact_at bigint,
        held_at bigint,
        earliest_at bigint,
        primary key (user_id, entry_id)
      )`.execute(db)
    await sql`
      insert into settlement_queue (user_id, due_at, queued_at, earliest_at)
      select user_id, coalesce(ask_again_at, since), coalesce(kept_at, since), earliest_at from dirty_users`.execute(db)
    await sql`drop table dirty_users`.execute(db)
    await sql`create index settlement_queue_due on settlement_queue (due_at)`.execute(db)
    await sql`create index settlement_queue_queued on settlement_queue (queued_at)`.execute(db)
  },
}
