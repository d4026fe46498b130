import type { Db } from './client.ts'

export interface AuditRecord {
  at: number
  /** The actor: `operator:{X-OPS-ACTOR}`, `seed`, `user:{userId}` … */
  actor: string
  action: string
  /** What it was done to. */
  subject: string
  detail: Record<string, unknown>
}

/** Written in the transaction of what it tells of; append-only (D-26). */
export async function writeAudit(tx: Db, { detail, ...record }: AuditRecord): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ ...record, detail: JSON.stringify(detail) })
    .execute()
}
