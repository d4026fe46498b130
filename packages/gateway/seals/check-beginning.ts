import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { STREAM_NAMES, STREAMS } from './db/seal-streams.ts'
import type { SealViolation } from './finding.ts'

/** A gateway that serves seals every 5 s, so that a row waits for its first seal no longer than some thousand transactions. */
const TRANSACTIONS_WITHOUT_SEAL = 1_000_000

const WITHOUT_SEALS: SealViolation = {
  rule: 'seals form a chain',
  subject: 'all seals',
  detail: 'are missing, although rows were written a million transactions ago',
  activityIds: [],
}

/**
 * A database without any seal is new, or its whole chain was deleted. A new one has no old rows: positions count transactions, which a
 * superuser cannot turn back without a new position for every row.
 */
export async function checkBeginning(db: Db): Promise<SealViolation[]> {
  const oldest = STREAM_NAMES.map(
    (stream) => sql`(select position from ${sql.table(STREAMS[stream].table)} order by position limit 1)`,
  )
  const { rows } = await sql<{ isOld: boolean }>`
    select not exists (select 1 from seals)
      and coalesce(seal_horizon() - least(${sql.join(oldest)}) > ${TRANSACTIONS_WITHOUT_SEAL}::bigint, false) as is_old`.execute(
    db,
  )
  return rows[0]?.isOld === true ? [WITHOUT_SEALS] : []
}
