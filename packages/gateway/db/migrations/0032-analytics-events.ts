import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Analytics events of the pages (ADR 0078): they name no user, and nothing else depends on them. */
export const analyticsEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table analytics_events (
      id bigint generated always as identity primary key,
      visit text not null check (visit ~ '^[0-9a-f]{16}$'),
      name text not null,
      page text,
      route text not null,
      locale text not null,
      activity_id text,
      detail jsonb not null,
      percent smallint not null check (percent between 1 and 100),
      at bigint not null
    )`.execute(db)
    await sql`create index analytics_events_at on analytics_events (at)`.execute(db)
  },
}
