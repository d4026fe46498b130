import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Accounts that sign in at the provider of the exchange (ADR 0137): they have no password, and one identity each. */
const IDENTITIES = /* sql */ `
alter table users alter column password_hash drop not null;

create table player_identities (
  user_id text primary key references users,
  issuer text not null,
  subject text not null,
  created_at bigint not null,
  unique (issuer, subject)
);
`

export const playerIdentities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(IDENTITIES).execute(db)
  },
}
