import { removeSecondFactor as removeCall } from '@fanfare/contract/staff/second-factor.ts'
import { countRecoveryCodes, deleteFactor, findFactor, lockFactor } from '#gateway/accounts/db/second-factors.ts'
import { FACTOR_STEP_MS } from '#gateway/accounts/second-factor.ts'
import { noticeOfFactor } from '#gateway/accounts/security-notices.ts'
import { findLockedUser, findUser } from '#gateway/accounts/db/users.ts'
import type { Db } from '#gateway/db/client.ts'
import type { GatewayContext } from '../../context.ts'
import { StateMoved, present } from '../../util/domain-error.ts'
import { maskForStaff } from '../../util/mask-name.ts'
import { listProposals } from '../db/proposals.ts'
import { endFamiliesOf, readSessions } from '../db/users.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { type StaffOrder, staffCommand } from '../staff-command.ts'

/** As the approver reads it. */
const instant = (ms: number) => new Date(ms).toISOString()

/** The proposal to remove the second factor of a user that waits now; null when none does. */
export async function findRemoval(db: Db, userId: string, now: number) {
  const filter = { state: 'PENDING', kind: 'SECOND_FACTOR', subject: userId, isPersonal: true } as const
  const [row] = await listProposals(db, filter, { limit: 1, before: null })
  return row !== undefined && row.expiresAt > now ? row.proposalId : null
}

/** The user and the confirmed factor, both locked. @throws DomainError 51001, 51030 SAME_PERSON; StateMoved: there is none */
async function requireFactor(tx: Db, gateway: GatewayContext, userId: string, order: StaffOrder) {
  refuseOwnAccount(gateway, order, userId)
  const user = present(await findLockedUser(tx, userId, 'update'))
  const factor = await lockFactor(tx, userId)
  if (!factor?.confirmedAt) throw new StateMoved('userId', 'has no second factor', { revision: 0, state: 'OFF' })
  return { user, factor }
}

/**
 * The second factor with its last use. A login with a code changes it, and so makes the proposal stale: a user with a code needs no removal, and an
 * owner stops somebody who asks to take over the account.
 */
async function usesOf(tx: Db, userId: string) {
  const factor = await lockFactor(tx, userId)
  if (!factor?.confirmedAt) return 'OFF'
  return [factor.confirmedAt, factor.lastStep, await countRecoveryCodes(tx, userId)].join('.')
}

/** POST /ops/v1/users/{userId}/second-factor/remove. */
export const REMOVE_SECOND_FACTOR = staffCommand(
  removeCall,
  async (tx, gateway, { params: { userId } }, order) => {
    const { user, factor } = await requireFactor(tx, gateway, userId, order)
    await deleteFactor(tx, userId)
    const ended = await endFamiliesOf(tx, userId, order.at)
    await noticeOfFactor(gateway, tx, user, 'REMOVED')
    const before = { since: factor.confirmedAt }
    await order.audit({ action: 'factor.removed', subject: userId, before, after: { ended } })
    return { ended }
  },
  {
    kind: 'SECOND_FACTOR',
    needed: async (tx, gateway, { params: { userId }, body: { reason } }, order) => {
      await requireFactor(tx, gateway, userId, order)
      const removal = await findRemoval(tx, userId, order.at)
      if (removal !== null)
        throw new StateMoved('userId', `has a proposal that waits: ${removal}`, { revision: 0, state: 'PENDING' })
      return { subject: userId, summary: `removes the second factor of ${userId} and ends every login: ${reason}` }
    },
    basedOn: (tx, _gateway, { params: { userId } }) => usesOf(tx, userId),
    waiting: async (tx, gateway, { params: { userId } }) => {
      const user = present(await findUser(tx, userId))
      await noticeOfFactor(gateway, tx, user, 'PROPOSED')
      return { ended: 0 }
    },
    behind: async ({ db, clock }, { params: { userId }, body: { ticket } }) => {
      const user = await findUser(db, userId)
      const factor = await findFactor(db, userId)
      if (user === undefined || !factor?.confirmedAt) return null
      const { open, lastAt } = await readSessions(db, userId, clock.now())
      return {
        maskedName: maskForStaff(user.loginName),
        ticket,
        since: instant(factor.confirmedAt),
        lastCodeAt: instant(factor.lastStep * FACTOR_STEP_MS),
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
        openSessions: open,
        lastSessionAt: lastAt === null ? null : instant(lastAt),
      }
    },
  },
)
