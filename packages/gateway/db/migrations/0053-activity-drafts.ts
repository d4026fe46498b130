import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A deleted draft keeps its revision, so that a page that still shows the old text cannot replace a new one. */
const DRAFTS = /* sql */ `
create table activity_drafts (
  alias text not null,
  actor text not null,
  yaml text,
  based_on integer not null,
  revision integer not null default 1,
  updated_at bigint not null,
  primary key (alias, actor)
);
create index activity_drafts_age on activity_drafts (updated_at);
`

/** Publications at a time, one for each alias; a row is deleted in the transaction of its publication. */
const SCHEDULES = /* sql */ `
create table activity_schedules (
  alias text primary key,
  at bigint not null,
  based_on integer not null,
  hash text not null,
  file jsonb not null,
  from_version integer,
  replaces jsonb not null,
  note text not null,
  scheduled_by text not null,
  via text not null,
  key text not null,
  approved_by text,
  state text not null default 'WAITING' check (state in ('WAITING', 'FAILED')),
  failure jsonb,
  check ((state = 'FAILED') = (failure is not null))
);
create index activity_schedules_due on activity_schedules (at) where state = 'WAITING';
`

export const activityDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(DRAFTS).execute(db)
    await sql.raw(SCHEDULES).execute(db)
  },
}
