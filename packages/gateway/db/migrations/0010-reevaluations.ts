import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How far the participants of a changed activity have been enqueued. */
export const reevaluations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reevaluations (
        activity_id text primary key references activities,
        last_user_id text not null default '',
        enqueued integer not null default 0,
        total integer not null,
        started_at bigint not null,
        ended_at bigint
      )`.execute(db)
    await sql`create index reevaluations_open on reevaluations (started_at) where ended_at is null`.execute(db)
  },
}
