import { findUser } from '#gateway/accounts/db/users.ts'
import type { Db, Row } from '#gateway/db/client.ts'
import { isSamePerson } from '../access/ops-keys.ts'
import type { GatewayContext } from '../context.ts'
import { DomainError, present } from '../util/domain-error.ts'
import type { StaffOrder } from './staff-command.ts'

/** Who does a change, and who approved it. */
type Callers = Pick<StaffOrder, 'staff'> & Partial<Pick<StaffOrder, 'approvedBy'>>

/** Whether an account is that of the caller or of the approver (policy `self`), or of any of the staff where nothing proves who calls. */
export function isOwnAccount(
  { config, opsKeys }: GatewayContext,
  { staff, approvedBy = null }: Callers,
  userId: string,
): boolean {
  const owners = Object.entries(config.staffPolicy.self).flatMap(([name, own]) => (own === userId ? [name] : []))
  const isOwner = (name: string | null) => name !== null && owners.some((owner) => isSamePerson(owner, name))
  return isOwner(staff.name) || isOwner(approvedBy) || (owners.length > 0 && !opsKeys.proves(staff))
}

/** @throws DomainError 51030 SAME_PERSON for an own account */
export function refuseOwnAccount(gateway: GatewayContext, order: Callers, userId: string): void {
  if (isOwnAccount(gateway, order, userId)) throw new DomainError('NOT_PERMITTED', { reasonCode: 'SAME_PERSON' })
}

/** A user whose account is not an own one. @throws DomainError 51001, 51030 SAME_PERSON */
export async function findOther(
  db: Db,
  gateway: GatewayContext,
  order: Callers,
  userId: string,
): Promise<Row<'users'>> {
  refuseOwnAccount(gateway, order, userId)
  return present(await findUser(db, userId))
}
