import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The activity of which a draft is a duplicate: its translations belong to the English of that one. */
export const draftSources: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table activity_drafts add column source text').execute(db)
  },
}
