import { sql, type Kysely } from 'kysely'
import type { Expand } from './schema-step.ts'

/** Demands of migrations that removed something, on every version that uses the database afterwards (ADR 0158). */
const SCHEMA_NEEDS = /* sql */ `
create table schema_needs (
  migration text primary key,
  needs text not null,
  version text not null
);
`

export const schemaNeeds: Expand = {
  kind: 'expand',
  async up(db: Kysely<unknown>) {
    await sql.raw(SCHEMA_NEEDS).execute(db)
  },
}
