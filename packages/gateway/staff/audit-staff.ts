import type { AuditAction } from '@fanfare/contract/staff/audit-actions.ts'
import type { Db } from '#gateway/db/client.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { operatorActor } from '../activities/publication/file-from-body.ts'
import { DomainError } from '../util/domain-error.ts'
import type { GatewayContext } from '../context.ts'
import type { Staff } from '../access/ops-keys.ts'
import { detailWithoutAddresses, textWithoutAddresses } from '../audit/without-addresses.ts'

export interface StaffLine {
  action: AuditAction
  subject: string
  reason?: string
  ticket?: string
  note?: string
  /** The state before and after a change: small, and without names of people. */
  before?: unknown
  after?: unknown
  /** More fields of the line. */
  more?: Record<string, unknown>
}

/**
 * One line of the audit log by a member of the staff; `tx` is the transaction of the change. Addresses of people are written as keyed hashes, in
 * notes and tickets, too, because the log is never purged.
 */
export const auditStaff = (
  tx: Db,
  { keys }: Pick<GatewayContext, 'keys'>,
  { name, via, key }: Pick<Staff, 'name' | 'via' | 'key'>,
  { action, subject, more, ...line }: StaffLine,
  at: number,
) =>
  writeAudit(tx, {
    at,
    actor: operatorActor(name),
    action,
    subject: textWithoutAddresses(keys, subject),
    detail: { ...detailWithoutAddresses(keys, { ...line, ...more }), via, [via === 'KEY' ? 'key' : 'session']: key },
  })

/** The line of a look, written before its answer leaves. @throws DomainError NOT_READY: it cannot be written, so nothing is shown */
export async function auditLook(gateway: GatewayContext, staff: Staff, line: StaffLine) {
  const { db, clock, log } = gateway
  try {
    await auditStaff(db, gateway, staff, line, clock.now())
  } catch (error) {
    log.error({ err: error, action: line.action }, 'a look of the staff could not be recorded')
    throw new DomainError('NOT_READY')
  }
}
