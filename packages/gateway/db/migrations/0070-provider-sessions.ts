import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The session at the provider of the exchange that a login came from, and logins that ended with it (ADR 0141). */
const PROVIDER_SESSIONS = /* sql */ `
alter table token_families add column provider_session text;
create index token_families_provider_session on token_families (provider_session)
  where provider_session is not null and ended_at is null;
alter table token_families drop constraint token_families_end_reason_check;
alter table token_families add constraint token_families_end_reason_check
  check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD', 'OPERATOR', 'USER', 'DELETED', 'PROVIDER'));
`

export const providerSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(PROVIDER_SESSIONS).execute(db)
  },
}
