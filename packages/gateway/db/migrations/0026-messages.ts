import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages of users, made from the log once a `cause` (ADR 0066). */
const MESSAGES = /* sql */ `
create table messages (
  message_id text primary key,
  user_id text not null,
  cause text collate "C" not null,
  type text not null check (type in ('REWARD', 'ACTIVITY', 'ACCOUNT', 'AGENT')),
  kind text not null,
  params jsonb not null,
  activity_id text,
  source text collate "C",
  created_at bigint not null,
  read_at bigint,
  unique (user_id, cause)
);
create index messages_newest on messages (user_id, created_at desc, message_id desc);
create index messages_newest_of_type on messages (user_id, type, created_at desc, message_id desc);
create index messages_unread on messages (user_id, type) where read_at is null;
create index messages_claims on messages (user_id, activity_id, source) where read_at is null and source is not null;
create index messages_old on messages (created_at);
create table message_settings (
  user_id text primary key,
  "off" jsonb not null,
  quiet jsonb,
  updated_at bigint not null
);
create table message_announcements (
  user_id text primary key,
  due_at bigint not null
);
create index message_announcements_due on message_announcements (due_at);
`

/** The claim deadline of which the user was reminded; a deadline that moves is a new one. Shorter claims need no reminder. */
const REMINDERS = /* sql */ `
alter table entitlements add column reminded_deadline bigint;
create index entitlements_unreminded on entitlements (claim_deadline)
  where status = 'RESERVED' and claim_deadline - earned_at > 86400000 and reminded_deadline is distinct from claim_deadline;
`

export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [MESSAGES, REMINDERS]) await sql.raw(text).execute(db)
  },
}
