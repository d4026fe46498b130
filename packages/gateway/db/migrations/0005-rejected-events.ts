import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The events that were refused last (contract §10), for all instances; older rows are deleted, so nothing guards them. */
export const rejectedEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table rejected_events (
        id bigint generated always as identity primary key,
        at bigint not null,
        event_id text,
        type text,
        user_id text,
        reason text not null check (reason in ('INVALID', 'CONFLICT', 'FUTURE')),
        path text not null,
        message text not null
      )`.execute(db)
  },
}
