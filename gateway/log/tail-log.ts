import type { GatewayContext } from '../context.ts'
import type { Db } from '../db/client.ts'
import { endOfLog, isInLog, readLog, type LogEntry, type LogPosition } from '../db/log.ts'
import { pollLog, type LogPolling } from './poll-log.ts'

const BATCH = 200

export interface LogTail extends LogPolling {
  handle: (entries: readonly LogEntry[]) => void
  /** Begins after this entry instead of at the end of the log. */
  after?: LogPosition
  /** Entries after `after` that are read at most. */
  replay?: number
  /** More entries than `replay` follow `after`, or some of them may be deleted: begins at the end of the log instead. */
  onGap?: () => void
}

type Gateway = Pick<GatewayContext, 'db' | 'log' | 'logSignals'>

/**
 * Hands every new entry to this process, in order, and stores no cursor: every instance gets every entry. A process that ends
 * loses its place. An error of `handle` repeats its batch.
 */
export function tailLog(gateway: Gateway, tail: LogTail): { stop: () => Promise<void> } {
  const { db } = gateway
  let cursor: LogPosition | null = null
  return pollLog(gateway, tail, async () => {
    cursor ??= await findStart(db, tail)
    const { entries, rest } = await readLog(db, cursor, BATCH)
    if (entries.length > 0) tail.handle(entries)
    cursor = entries.at(-1) ?? cursor
    return rest
  })
}

async function findStart(db: Db, { after, replay = 0, onGap = () => undefined }: LogTail): Promise<LogPosition> {
  const end = await endOfLog(db)
  if (after === undefined) return end
  const { entries } = await readLog(db, after, replay + 1)
  if (entries.length <= replay && (await isInLog(db, after))) return after
  onGap()
  return end
}
