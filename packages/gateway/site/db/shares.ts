import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { query, type Db } from '../../db/client.ts'

interface NewShare {
  /** The id of its receipt. */
  receipt: string
  userId: string
  activityId: string
  /** ms */
  at: number
}

interface ShareLimits {
  /** Shares of one user and activity that count in a UTC day. */
  aDay: number
  /** ms; one share counts in each. */
  oneEvery: number
}

/**
 * Stores a share and whether it counts; a receipt that was used before keeps its first result. The number of a counted share is unique, so of several
 * at the same moment all but one try again and see it.
 */
export async function storeShare(db: Db, share: NewShare, limits: ShareLimits) {
  for (;;) {
    await insertShare(db, share, limits)
    const stored = await db
      .selectFrom('shares')
      .select(['at', 'number'])
      .where('receipt', '=', share.receipt)
      .executeTakeFirst()
    if (stored)
      return {
        /** ms; of the first use of the receipt. */
        at: stored.at,
        isCounted: stored.number !== null,
      }
  }
}

async function insertShare(db: Db, { receipt, userId, activityId, at }: NewShare, limits: ShareLimits) {
  const day = Math.floor(at / DAY_MS)
  const span = Math.floor(at / limits.oneEvery)
  await query(db)`
    insert into shares (receipt, user_id, activity_id, day, number, at)
    select ${receipt}, ${userId}, ${activityId}, ${day}::integer,
      case when count(*) < ${limits.aDay}::integer
        and count(*) filter (where at / ${limits.oneEvery}::bigint = ${span}::bigint) = 0 then count(*) end,
      ${at}::bigint
    from shares
    where user_id = ${userId} and activity_id = ${activityId} and day = ${day}::integer and number is not null
    on conflict do nothing
  `
}
