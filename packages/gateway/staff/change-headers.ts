import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { changeKeySchema } from '@fanfare/contract/staff/staff.ts'
import { malformed } from '../http/read-input.ts'
import type { RequestContext } from '../route.ts'
import { StateMoved } from '../util/domain-error.ts'

const REVISION = /^"(\d{1,12})"$/

/** The revision in `If-Match`; null where the call may do without. @throws DomainError 40000 */
export function readIfMatch({ ifMatch }: CallDefinition, header: RequestContext['header']): number | null {
  const sent = ifMatch === 'none' ? undefined : header('if-match')?.trim()
  if (sent === undefined && ifMatch !== 'needed') return null
  const revision = REVISION.exec(sent ?? '')?.[1]
  if (revision === undefined) throw malformed('If-Match', 'must be the revision that was read, in quotes')
  return Number(revision)
}

/** The key of a change, a new one where the call may do without. @throws DomainError 40000 */
export function readKey({ changeKey }: CallDefinition, { gateway, header }: RequestContext): string {
  const sent = changeKey === 'none' ? undefined : header('idempotency-key')
  if (sent === undefined && changeKey !== 'needed') return gateway.newId('chg')
  const read = changeKeySchema.safeParse(sent)
  if (!read.success) throw malformed('Idempotency-Key', 'must be 16 to 64 of letters, digits, _ and -')
  return read.data
}

/** @throws StateMoved unless `ifMatch` is the revision of now */
export function requireRevision(ifMatch: number | null, now: { revision: number; state: string }): void {
  if (ifMatch !== null && ifMatch !== now.revision)
    throw new StateMoved('If-Match', `has moved: it is ${now.state} at revision ${now.revision}`, { ...now })
}
