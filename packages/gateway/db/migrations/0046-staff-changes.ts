import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Changes of the staff by their keys, and changes that wait for a second person. */
const STAFF = /* sql */ `
create table staff_changes (
  change_key text primary key,
  actor text not null,
  content_hash text not null,
  at bigint not null,
  answer jsonb
);
create index staff_changes_age on staff_changes (at);

create table proposals (
  proposal_id text primary key,
  kind text not null,
  subject text not null,
  call text not null,
  input jsonb not null,
  method text not null,
  target text not null,
  proposed_by text not null,
  proposed_key text not null,
  at bigint not null,
  expires_at bigint not null,
  hash text not null,
  based_on text not null,
  summary text not null,
  consequences jsonb,
  note text not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'DECLINED', 'EXPIRED', 'STALE')),
  decided_by text,
  decided_at bigint
);
create index proposals_at on proposals (at, proposal_id);
create index proposals_pending on proposals (expires_at) where state = 'PENDING';

-- Lines of the staff alone, so that a claim writes to no more indexes.
create index audit_log_staff on audit_log (id) where actor like 'operator%';
create index audit_log_staff_actor on audit_log (actor, id) where actor like 'operator%';
create index audit_log_staff_subject on audit_log (subject, id) where actor like 'operator%';
`

export const staffChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STAFF).execute(db)
  },
}
