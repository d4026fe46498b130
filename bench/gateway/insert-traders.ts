import { sql } from 'kysely'
import type { createDb } from '@fanfare/gateway/db/client.ts'
import { inLongTransaction } from '@fanfare/gateway/db/long-transaction.ts'

type Db = ReturnType<typeof createDb>

const CHUNK = 20_000

/** The id of a numbered trader. */
export const traderId = (number: number): string => `bench-${number}`

/** Accounts `bench-1` to `bench-{count}` that joined these activities at `joinedAt`, ms. */
export async function insertTraders(
  db: Db,
  { activityIds, count, joinedAt }: { activityIds: readonly string[]; count: number; joinedAt: number },
): Promise<void> {
  for (let from = 1; from <= count; from += CHUNK) {
    const people = sql`generate_series(${from}::int, ${Math.min(from + CHUNK - 1, count)}::int) as n`
    await inLongTransaction(db, async (tx) => {
      await sql`
        insert into users (user_id, login_name, password_hash, language_type, vip_code, created_at)
        select 'bench-' || n, 'bench-' || n, '-', 0, 'BENCH' || n, 0 from ${people}`.execute(tx)
      await sql`
        insert into participations (activity_id, user_id, applied_at)
        select activity_id, 'bench-' || n, ${joinedAt}::bigint from unnest(${activityIds}::text[]) as activity_id, ${people}
      `.execute(tx)
    })
  }
  await sql`
    update activities set participants = participants + ${count}::int where activity_id = any(${activityIds}::text[])`.execute(
    db,
  )
}
