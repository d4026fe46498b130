import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every published file from now on; of earlier publications only the present file is known. */
const VERSIONS = /* sql */ `
create table activity_versions (
  activity_id text not null references activities,
  version integer not null,
  definition jsonb not null,
  at bigint not null,
  actor text not null,
  approved_by text,
  changed jsonb not null,
  note text not null,
  from_version integer,
  stale jsonb not null,
  primary key (activity_id, version)
);
insert into activity_versions (activity_id, version, definition, at, actor, changed, note, stale)
  select activity_id, version, definition, updated_at, coalesce((
      select actor from audit_log where subject = activity_id and action in ('activity.published', 'activity.changed')
      order by id desc limit 1), 'migration'), '[]', '', '{}'
  from activities;
`

export const activityVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(VERSIONS).execute(db)
  },
}
