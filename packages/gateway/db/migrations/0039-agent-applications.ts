import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Applications to become an agent: at most one open one per user; decided ones stay. */
const APPLICATIONS = /* sql */ `
create table agent_applications (
  application_id text primary key,
  user_id text not null references users,
  channel text not null,
  link text,
  country text not null,
  status text not null default 'RECEIVED' check (status in ('RECEIVED', 'ACCEPTED', 'DECLINED')),
  reason_code text check ((reason_code is not null) = (status = 'DECLINED')),
  applied_at bigint not null,
  decided_at bigint check ((decided_at is null) = (status = 'RECEIVED')),
  decided_by text check ((decided_by is null) = (status = 'RECEIVED')),
  revision integer not null default 1
);
create unique index agent_applications_open on agent_applications (user_id) where status = 'RECEIVED';
create index agent_applications_user on agent_applications (user_id, applied_at);
`

export const agentApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(APPLICATIONS).execute(db)
  },
}
