import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whom an activity is for (staff.md §10): the newest tags and VIP tier of each user, uploaded lists of users by version, and the
 * version that an activity's publication pinned. A list is uploaded in parts; its version is one that can be pinned once it is
 * committed. A line of a part that is repeated in another one is a row of each, so that a part can be uploaded again.
 */
const AUDIENCES = /* sql */ `
create table account_tags (
  user_id text primary key,
  tags text[] not null,
  vip_tier integer,
  occurred_at bigint not null,
  event_id text not null
);
create index events_tagged on events (user_id, occurred_at) where type = 'account.tagged';
create table audience_lists (
  name text not null,
  version integer not null,
  users integer not null,
  duplicates integer not null,
  digest text not null,
  at bigint not null,
  actor text not null,
  primary key (name, version)
);
create table audience_parts (
  name text not null,
  version integer not null,
  part integer not null,
  lines integer not null,
  primary key (name, version, part)
);
create table audience_members (
  name text not null,
  version integer not null,
  user_id text not null,
  part integer not null,
  primary key (name, version, user_id, part)
);
create table activity_audiences (
  activity_id text primary key references activities,
  name text not null,
  version integer not null,
  foreign key (name, version) references audience_lists
);
`

export const audiences: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(AUDIENCES).execute(db)
  },
}
