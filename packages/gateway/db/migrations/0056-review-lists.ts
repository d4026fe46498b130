import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The list of reviews chooses the largest by unit, whatever the type of their rewards, and sums all that are open on every page. */
const LISTS = /* sql */ `
drop index reviews_amount;
create index reviews_unit on reviews (split_part(asset, ':', 2), quantity, review_id) where state = 'OPEN';
create index reviews_sums on reviews (asset, opened_at) include (quantity) where state = 'OPEN';
`

export const reviewLists: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(LISTS).execute(db)
  },
}
