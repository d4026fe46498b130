import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Browsers that have logged in to an account: wrong passwords of others do not lock them out. Only the hash of a cookie is stored. */
const DEVICES = /* sql */ `
create table remembered_devices (
  token_hash text not null,
  user_id text not null references users,
  created_at bigint not null,
  primary key (user_id, token_hash)
);
create index remembered_devices_token on remembered_devices (token_hash);
create index remembered_devices_age on remembered_devices (created_at);
`

export const rememberedDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(DEVICES).execute(db)
  },
}
