import { channel, type Channel } from 'node:diagnostics_channel'
import type { Db } from './client.ts'

/** Publishes after a commit of this process that appended to the log. */
export const LOG_APPENDED_CHANNEL = 'fanfare:log-appended'
const appended = channel(LOG_APPENDED_CHANNEL)

/** A granted reward; `quantity` is a decimal string. */
export interface GrantedAmount {
  asset: string
  quantity: string
}

/** Publishes each `GrantedAmount` after its commit, for the metrics. */
export const GRANTED_CHANNEL = 'fanfare:granted'
const granted = channel(GRANTED_CHANNEL)

/** The messages of transactions that have not committed, each once. */
const waiting = new WeakMap<Db, Map<Channel, Set<unknown>>>()

function afterCommit(db: Db, to: Channel, message: unknown) {
  // A statement outside a transaction has already committed.
  if (!db.isTransaction) return to.publish(message)
  const ofDb = waiting.get(db) ?? new Map<Channel, Set<unknown>>()
  waiting.set(db, ofDb)
  ofDb.set(to, (ofDb.get(to) ?? new Set()).add(message))
}

/** Call it after a statement that appended to the log. */
export const noteAppended = (db: Db) => afterCommit(db, appended, null)

/** Call it after a statement that granted. */
export const noteGranted = (db: Db, amount: GrantedAmount) => afterCommit(db, granted, amount)

/** Call it after the commit of a transaction. */
export function publishCommitted(tx: Db) {
  const ofTx = waiting.get(tx)
  waiting.delete(tx)
  for (const [to, messages] of ofTx ?? []) for (const message of messages) to.publish(message)
}
