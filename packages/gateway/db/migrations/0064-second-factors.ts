import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Apps that make codes for a login (ADR 0135). A factor counts once it is confirmed; a step of its clock is used once. */
const FACTORS = /* sql */ `
create table second_factors (
  user_id text primary key references users,
  encrypted_secret text not null,
  begun_at bigint not null,
  confirmed_at bigint,
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id text not null references second_factors on delete cascade,
  code_hash text not null,
  used_at bigint,
  primary key (user_id, code_hash)
);
`

export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(FACTORS).execute(db)
  },
}
