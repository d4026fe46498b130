import type { Db } from '#gateway/db/client.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { operatorActor } from '../activities/publication/file-from-body.ts'
import { DomainError } from '../util/domain-error.ts'
import type { GatewayContext } from '../context.ts'
import type { Staff } from '../access/ops-keys.ts'

export interface StaffLine {
  action: string
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

/** One line of the audit log by a member of the staff; `tx` is the transaction of the change. */
export const auditStaff = (
  tx: Db,
  { name, via, key }: Pick<Staff, 'name' | 'via' | 'key'>,
  { action, subject, more, ...line }: StaffLine,
  at: number,
) =>
  writeAudit(tx, {
    at,
    actor: operatorActor(name),
    action,
    subject,
    detail: { ...line, ...more, via, [via === 'KEY' ? 'key' : 'session']: key },
  })

/** The line of a look, written before its answer leaves. @throws DomainError NOT_READY: it cannot be written, so nothing is shown */
export async function auditLook({ db, clock, log }: GatewayContext, staff: Staff, line: StaffLine) {
  try {
    await auditStaff(db, staff, line, clock.now())
  } catch (error) {
    log.error({ err: error, action: line.action }, 'a look of the staff could not be recorded')
    throw new DomainError('NOT_READY')
  }
}
