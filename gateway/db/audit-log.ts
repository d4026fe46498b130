import type { Db } from './client.ts'

export interface AuditRecord {
  at: number
  /** The actor: `operator:{X-OPS-ACTOR}`, `seed`, `user:{userId}` … */
  actor: string
  action: string
  /** The object that was changed. */
  subject: string
  detail: Record<string, unknown>
}

/** Append-only (D-26); `tx` is the transaction of the change itself. */
export async function writeAudit(tx: Db, { detail, ...record }: AuditRecord): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ ...record, detail: JSON.stringify(detail) })
    .execute()
}
