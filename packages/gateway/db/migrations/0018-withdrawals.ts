import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Quarters of an hour, as tallies had them when withdrawals joined them. */
const BUCKET_MS = 900_000

/**
 * Tallies of the withdrawals that are stored (ADR 0050). A database without any tallies has all of its facts folded after
 * the migrations, so nothing is inserted there.
 */
export const withdrawals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into tallies (user_id, bucket, measure, count, amount, first_at, last_at)
      select user_id, occurred_at / ${sql.lit(BUCKET_MS)}, 'withdrawal', count(*),
        sum((payload ->> 'usdtValue')::numeric), min(occurred_at), max(occurred_at)
      from events where type = 'withdrawal.confirmed' and exists (select from tallies)
      group by 1, 2
      on conflict (user_id, bucket, measure) do nothing
    `.execute(db)
  },
}
