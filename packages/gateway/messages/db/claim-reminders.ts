import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import type { Owned } from '../../rewards/db/source-states.ts'

export interface ClaimReminder extends Owned<SourceKey> {
  claimDeadline: number
}

/**
 * Takes up to `limit` claims that expire before `until`, each once per deadline. Claims that an evaluation has locked are left for
 * the next time, as are claims that were open for a day or less: the message that they are ready says enough.
 */
export async function takeClaimReminders(
  tx: Db,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<ClaimReminder[]> {
  const { rows } = await sql<ClaimReminder>`
    update entitlements e set reminded_deadline = e.claim_deadline
    from (
      select user_id, activity_id, source from entitlements
      where status = 'RESERVED' and claim_deadline - earned_at > 86400000 and reminded_deadline is distinct from claim_deadline
        and claim_deadline > ${now}::bigint and claim_deadline <= ${until}::bigint
      order by claim_deadline limit ${limit} for update skip locked
    ) as due
    where (e.user_id, e.activity_id, e.source) = (due.user_id, due.activity_id, due.source)
    returning e.user_id, e.activity_id, e.source, e.claim_deadline
  `.execute(tx)
  return rows
}
