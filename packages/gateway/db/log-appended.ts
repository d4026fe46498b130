import { channel } from 'node:diagnostics_channel'
import type { Db } from './client.ts'

/** Publishes after a commit of this process that appended to the log. */
export const LOG_APPENDED_CHANNEL = 'fanfare:log-appended'
const appended = channel(LOG_APPENDED_CHANNEL)

const writers = new WeakSet<Db>()

/** Call it after a statement that appended to the log; a statement outside a transaction has committed. */
export function noteAppended(db: Db): void {
  if (db.isTransaction) writers.add(db)
  else appended.publish(null)
}

/** Call it after the commit of a transaction. */
export function publishAppended(tx: Db): void {
  if (writers.delete(tx)) appended.publish(null)
}
