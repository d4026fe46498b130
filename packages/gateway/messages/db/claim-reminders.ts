import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import type { Owned } from '../../rewards/db/source-states.ts'

export interface ClaimReminder extends Owned<SourceKey> {
  claimDeadline: number
}

/**
 * Takes up to `limit` claims that expire before `until`, each once per deadline. Claims that were open for a day or less are left out:
 * the message that they are ready says enough.
 */
export async function takeClaimReminders(tx: Db, { now, until, limit }: { now: number; until: number; limit: number }) {
  const isOpen = sql`status = 'RESERVED' and reminded_deadline is distinct from claim_deadline`
  const { rows } = await sql<ClaimReminder>`
    update entitlements set reminded_deadline = claim_deadline
    where (user_id, activity_id, source) in (
      select user_id, activity_id, source from entitlements
      where ${isOpen} and claim_deadline - earned_at > 86400000
        and claim_deadline > ${now}::bigint and claim_deadline <= ${until}::bigint
      order by claim_deadline limit ${limit}
    ) and ${isOpen}
    returning user_id, activity_id, source, claim_deadline
  `.execute(tx)
  return rows
}
