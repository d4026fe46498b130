import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The browser of a login as its user sees it, logins that the user ended, and the one link by which a password can be reset. */
const SECURITY = /* sql */ `
alter table token_families add column browser text, add column system text, add column country text;
alter table token_families drop constraint token_families_end_reason_check;
alter table token_families add constraint token_families_end_reason_check
  check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD', 'OPERATOR', 'USER'));

create table password_resets (
  user_id text primary key references users,
  token_hash text not null unique,
  expires_at bigint not null
);
create index password_resets_age on password_resets (expires_at);
`

export const accountSecurity: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SECURITY).execute(db)
  },
}
