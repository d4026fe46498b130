import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rates that an agent sets for an agent right below hold at most at its own; an application may name the agent who invited to it. */
const SUB_AGENTS = /* sql */ `
alter table agents add column within_upline boolean not null default false;
alter table agent_terms add column within_upline boolean not null default false;
alter table agent_applications add column upline_id text references users;
`

export const subAgentRates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SUB_AGENTS).execute(db)
  },
}
