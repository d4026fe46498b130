import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/** The names that programs have sent, so that no later sign-in takes one of them. */
const NAMES = /* sql */ `
create table program_actors (
  folded_name text primary key,
  name text not null,
  key text not null,
  first_used_at bigint not null
);
`

export const programActors: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(NAMES).execute(db)
  },
}
