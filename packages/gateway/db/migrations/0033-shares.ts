import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Receipts of shares that were used (ADR 0039). `number` counts the shares of a UTC day; null when this one does not count. */
const SHARES = /* sql */ `
create table shares (
  receipt text primary key,
  user_id text not null references users,
  activity_id text not null,
  day integer not null,
  number smallint check (number >= 0),
  at bigint not null
);
create unique index shares_number on shares (user_id, activity_id, day, number) where number is not null;
create index shares_at on shares (at);
`

export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SHARES).execute(db)
  },
}
