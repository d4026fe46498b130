import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Events of the sockets' topics (ADR 0067). `user_id` is empty for a public topic. Only the reader `live` of the log writes
 * events, one batch at a time, so the ids have the order of the commits.
 */
const STATEMENTS = [
  `create table live_topics (
    topic text not null,
    user_id text not null,
    seq bigint not null,
    primary key (topic, user_id)
  )`,
  `create table live_events (
    id bigint generated always as identity primary key,
    topic text not null,
    user_id text not null,
    seq bigint not null,
    data jsonb not null,
    at bigint not null,
    unique (topic, user_id, seq)
  )`,
  `create index live_events_old on live_events (at)`,
  `create table live_leases (
    user_id text primary key,
    until bigint not null
  )`,
  `create index live_leases_until on live_leases (until)`,
  // One row: until when starts and ends of activities have been announced.
  `create table activity_clock (
    is_only boolean primary key default true check (is_only),
    announced_until bigint not null
  )`,
]

export const liveEvents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
