import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reviews of translations; `digest` is that of the English and the translation as they were read. */
const TEXT_REVIEWS = /* sql */ `
create table text_reviews (
  activity_id text not null references activities,
  locale text not null,
  text_id text not null,
  digest text not null,
  level text not null check (level in ('reviewed', 'native')),
  at bigint not null,
  actor text not null,
  primary key (activity_id, locale, text_id)
);
`

export const textReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TEXT_REVIEWS).execute(db)
  },
}
