import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Drafts of activities behind preview links (ADR 0053); deleted once expired, so nothing guards them. */
export const activityPreviews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table activity_previews (
      preview_id text primary key,
      definition jsonb not null,
      actor text not null,
      created_at bigint not null,
      expires_at bigint not null
    )`.execute(db)
    await sql`create index activity_previews_expired on activity_previews (expires_at)`.execute(db)
  },
}
