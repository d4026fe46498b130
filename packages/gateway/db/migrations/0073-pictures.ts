import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Pictures of activities in the sizes of pages, by the hash of the file that was given, and the addresses from which files were read:
 * every instance serves every picture, and a restored database has its pictures.
 */
const PICTURES = /* sql */ `
create table pictures (
  picture_id text primary key,
  at bigint not null,
  actor text not null
);
create table picture_files (
  picture_id text not null references pictures,
  name text not null,
  content bytea not null,
  primary key (picture_id, name)
);
create table picture_sources (
  address text primary key,
  picture_id text not null references pictures
);
`

export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(PICTURES).execute(db)
  },
}
