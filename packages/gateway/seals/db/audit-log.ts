import { digestOf } from '../../util/digest-of.ts'
import { currentRequestId } from '../../util/request-scope.ts'
import type { Db } from '../../db/client.ts'

interface AuditRecord {
  at: number
  /** The actor: `operator:{X-OPS-ACTOR}`, `seed`, `user:{userId}` … */
  actor: string
  action: string
  /** The object that was changed. */
  subject: string
  detail: Record<string, unknown>
  /** The object's JSON before and after; the log has their hashes (`detail.before`, `detail.after`). `before` is null for a new object. */
  change?: { before: unknown; after: unknown }
}

const hashOrNull = (value: unknown) => (value === null ? null : digestOf(value))

/** Append-only (D-26), with the id of the request that caused it; `tx` is the transaction of the change itself. */
export async function writeAudit(tx: Db, { detail, change, ...record }: AuditRecord) {
  const hashes = change && { before: hashOrNull(change.before), after: hashOrNull(change.after) }
  await tx
    .insertInto('auditLog')
    .values({ ...record, detail: JSON.stringify({ ...detail, ...hashes, request: currentRequestId() }) })
    .execute()
}

/** The newest line about a subject. */
export const findLine = (db: Db, { action, subject }: Pick<AuditRecord, 'action' | 'subject'>) =>
  db
    .selectFrom('auditLog')
    .select(['actor', 'detail'])
    .where('subject', '=', subject)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
