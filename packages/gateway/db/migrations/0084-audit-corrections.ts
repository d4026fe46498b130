import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * Lines of the audit log that were corrected after they had been sealed (`npm run audit -- correct`): `leaf` is the SHA-256 of the text that the seal
 * covers, and `corrected` that of the text that the line has now, both hex. So the seals still find every other change, a later one of these lines, too.
 */
const TABLE = /* sql */ `
create table audit_corrections (
  line_id bigint primary key,
  leaf text not null,
  corrected text not null,
  at bigint not null
);
create trigger audit_corrections_append_only before delete or update on audit_corrections for each row execute function refuse_change();
create trigger audit_corrections_no_truncate before truncate on audit_corrections for each statement execute function refuse_change();
`

export const auditCorrections: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(TABLE).execute(db)
  },
}
