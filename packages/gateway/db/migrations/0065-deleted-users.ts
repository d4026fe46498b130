import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Users who have deleted their account keep their row, without a name (ADR 0136). No entitlement of theirs can begin: every source of
 * rewards writes that table.
 */
const DELETED = /* sql */ `
alter table users add column deleted_at bigint;
alter table token_families drop constraint token_families_end_reason_check;
alter table token_families add constraint token_families_end_reason_check
  check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD', 'OPERATOR', 'USER', 'DELETED'));
`

export const deletedUsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(DELETED).execute(db)
  },
}
