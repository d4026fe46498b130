import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Copy-trading promotions published before they could have places get an empty list of them (ADR 0061). */
export const copiedPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update activities set definition = definition || '{"tiers": []}'
      where activity_type = 7 and not jsonb_exists(definition, 'tiers')`.execute(db)
  },
}
