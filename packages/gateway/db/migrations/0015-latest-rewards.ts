import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The latest rewards of each activity, for the winners (ADR 0043). */
export const latestRewards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index rewards_latest on rewards (activity_id, granted_at desc, reward_id)`.execute(db)
  },
}
