import type { GatewayContext } from '../context.ts'
import type { Db } from '../db/client.ts'
import { deleteLog } from './db/delete-log.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
/** A reader that has not moved for so long loses entries, so that the log does not grow without end. */
const KEPT_FOR_READERS_MS = 30 * DAY_MS

/** Deletes at most `limit` old entries and returns their number. A reader that loses entries is an error in the process's log. */
export async function deleteOldLog(db: Db, now: number, limit: number, log: GatewayContext['log']): Promise<number> {
  const { deleted, lost } = await deleteLog(db, {
    handledBefore: now - KEPT_MS,
    allBefore: now - KEPT_FOR_READERS_MS,
    limit,
  })
  for (const { reader, count } of lost) log.error({ reader, count }, 'LOG_ENTRIES_LOST')
  return deleted
}
