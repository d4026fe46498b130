import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Open reviews of one unit, the largest first, whatever the type of their rewards: the list chooses by unit. */
export const reviewUnits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index reviews_amount`.execute(db)
    await sql`
      create index reviews_unit on reviews (split_part(asset, ':', 2), quantity, review_id) where state = 'OPEN'`.execute(
      db,
    )
  },
}
