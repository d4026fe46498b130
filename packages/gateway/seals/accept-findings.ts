import type { GatewayContext } from '../context.ts'
import { writeAudit } from './db/audit-log.ts'
import { appendAnchor, type AnchoredSeal } from './anchor-file.ts'
import { databaseId, findHead } from './create-seal.ts'
import { keyOf, type SealViolation } from './finding.ts'
import { STREAM_NAMES } from './db/seal-streams.ts'

/**
 * Accepts findings that an operator has examined and can explain. It writes them into the anchor, which the database cannot change, anchors the
 * present last seals again, and adds a line to the audit log.
 */
export async function acceptFindings(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  {
    anchorFile,
    reason,
    violations,
  }: {
    anchorFile: string
    reason: string
    violations: readonly SealViolation[]
  },
) {
  const at = clock.machineNow()
  const database = await databaseId(db)
  const heads: AnchoredSeal[] = []
  for (const stream of STREAM_NAMES) {
    const { seq, hash } = await findHead(db, stream)
    if (seq > 0) heads.push({ at, database, stream, seq, hash })
  }
  await writeAudit(db, {
    at,
    actor: 'operator',
    action: 'seals.accepted',
    subject: database,
    detail: { reason, findings: violations.length },
  })
  await appendAnchor(anchorFile, [{ at, database, accepted: violations.map(keyOf), reason }, ...heads])
}
