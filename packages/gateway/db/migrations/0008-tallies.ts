import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Sums of platform facts by user, quarter of an hour and measure (ADR 0030). No indexed column ever changes, so with
 * a fill factor of 85 an update finds room in its own page. The second index finds the facts that tallies do not sum.
 */
export const tallies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table tallies (
        user_id text not null,
        bucket integer not null,
        measure text not null,
        count integer not null check (count > 0),
        amount numeric not null,
        gain numeric,
        largest numeric,
        earliest text collate "C",
        first_at bigint not null,
        last_at bigint not null,
        primary key (user_id, bucket, measure)
      ) with (fillfactor = 85)`.execute(db)
    await sql`
      create index events_states on events (user_id, occurred_at, event_id)
        where type in ('user.registered', 'kyc.passed', 'account.classified', 'reward.used')`.execute(db)
    // Rows of the previous version do not know their earliest fact; with 0 every completion is searched again.
    await sql`alter table dirty_users add column earliest_at bigint`.execute(db)
    await sql`update dirty_users set earliest_at = 0`.execute(db)
  },
}
