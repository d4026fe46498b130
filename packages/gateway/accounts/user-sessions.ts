import type { userSessions, endSessions } from '@fanfare/contract/session/account.ts'
import type { Handler } from '#gateway/route.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { forgetDevices } from '#gateway/accounts/db/remembered-devices.ts'
import { endFamilies, listFamilies } from '#gateway/accounts/db/tokens.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { hashToken } from './tokens.ts'

/** Where the caller is logged in. */
export const listSessions: Handler<typeof userSessions> = async (
  _request,
  { gateway: { db, clock }, caller: { userId, familyId: own } },
) => {
  const families = await listFamilies(db, userId, clock.now())
  return {
    items: families.map(({ familyId, createdAt, usedAt, browser, system, country }) => ({
      sessionId: familyId,
      current: familyId === own,
      createdAt,
      lastUsedAt: usedAt,
      device: browser === null && system === null ? null : { browser, system },
      country,
    })),
  }
}

/**
 * Ends sessions of the caller: their tokens answer 434, and their sockets close. With `others` no other device is remembered any
 * more, so that the next login there is announced.
 */
export async function endOwnSessions(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  { userId, familyId }: Caller,
  body: CallRequest<typeof endSessions>['body'],
  device: string | null,
) {
  const at = clock.now()
  const isAll = 'others' in body
  const ended = await withTransaction(db, async (tx) => {
    const which = isAll ? { except: familyId } : { only: body.sessionId }
    const count = await endFamilies(tx, userId, which, { reason: 'USER', at })
    if (isAll) await forgetDevices(tx, userId, device === null ? null : hashToken(device))
    if (count === 0) return 0
    const subject = isAll ? userId : body.sessionId
    await writeAudit(tx, { at, actor: userId, action: 'session.end', subject, detail: { sessions: count } })
    return count
  })
  return { ended }
}
