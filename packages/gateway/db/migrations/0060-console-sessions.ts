import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions of the staff's console (staff.md §12); only hashes of their cookies are stored. */
const SESSIONS = /* sql */ `
create table console_people (
  actor text primary key,
  subject text not null unique,
  display_name text not null,
  roles jsonb not null
);

create table console_sessions (
  session_id text primary key,
  token_hash text not null unique,
  actor text not null references console_people,
  signed_in_at bigint not null,
  created_at bigint not null,
  seen_at bigint not null,
  ended_at bigint,
  checked_at bigint not null,
  checking_until bigint not null default 0,
  tokens text
);
create index console_sessions_actor on console_sessions (actor);
create index console_sessions_age on console_sessions (created_at);

create table console_sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  path text not null,
  again boolean not null,
  expires_at bigint not null
);
create index console_sign_ins_age on console_sign_ins (expires_at);

alter table proposals add column proposed_via text not null default 'KEY' check (proposed_via in ('KEY', 'SESSION'));
`

export const consoleSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SESSIONS).execute(db)
  },
}
