import { languageByLangCode } from '@fanfare/languages/languages.ts'
import { findInviter, findUserByLoginName, insertUser } from '#gateway/accounts/db/users.ts'
import type { Client } from '#gateway/accounts/db/tokens.ts'
import { createReferralsOf } from '#gateway/agents/db/agent-referrals.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db, NewRow } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { requireCaptcha } from './captcha.ts'
import { endSessionBefore } from './user-sessions.ts'
import { emailIdentity, mobileIdentity, type LoginIdentity } from './login-name.ts'
import { openSession } from './open-session.ts'
import { hashInSlot, refuseWeakPassword, refuseWithoutBuiltIn } from './passwords.ts'
import { newVipCode, readVipCode } from '../util/vip-code.ts'

interface SessionSource {
  device: string | null
  /** The cookie of the session that it had, which ends. */
  sessionToken?: string | undefined
  client: Client
}

interface RegisterInput {
  email?: string
  areaCode?: string
  mobile?: string
  password: string
  vipCode?: string
  languageType: number
  captcha?: string
}

const VIP_CODE_ATTEMPTS = 5

const identityOf = ({ email, areaCode = '', mobile = '' }: RegisterInput): LoginIdentity =>
  email === undefined ? mobileIdentity(areaCode, mobile) : emailIdentity(email)

const accountExists = ({ email }: LoginIdentity) =>
  new DomainError('ACCOUNT_EXISTS', { field: email === null ? 'mobile' : 'email' })

/**
 * Opens an account and logs in (contract §5). An unknown or paused `vipCode` is ignored; a known one enqueues the inviter for evaluation,
 * because it may complete a task of theirs.
 * @throws DomainError WEAK_PASSWORD, WRONG_CAPTCHA, ACCOUNT_EXISTS, each with its field; NOT_PERMITTED without built-in accounts
 */
export async function registerUser(gateway: GatewayContext, input: RegisterInput, source: SessionSource) {
  refuseWithoutBuiltIn(gateway)
  refuseWeakPassword(gateway, input.password, 'password')
  await requireCaptcha(gateway, 'register', input.captcha)
  const identity = identityOf(input)
  if (await findUserByLoginName(gateway.db, identity.loginName)) throw accountExists(identity)
  const invitedByCode = readVipCode(input.vipCode)
  const inviter = invitedByCode === null ? undefined : await findInviter(gateway.db, invitedByCode, gateway.clock.now())
  const passwordHash = await hashInSlot(gateway, input.password)
  const createdAt = gateway.clock.now()
  const user = {
    ...identity,
    userId: gateway.newId('u'),
    passwordHash,
    languageType: languageByLangCode(input.languageType).langCode,
    invitedByCode,
    inviterId: inviter?.userId,
    createdAt,
  }
  for (let attempt = 1; attempt <= VIP_CODE_ATTEMPTS; attempt += 1) {
    const opened = await withTransaction(gateway.db, async (tx) => {
      const taken = await createAccount(tx, { ...user, vipCode: newVipCode(gateway.randomBytes) }, createdAt)
      if (taken !== null) return taken
      await endSessionBefore(tx, source.sessionToken, createdAt)
      return openSession(gateway, tx, user, source.device, source.client)
    })
    if (opened === 'loginName') throw accountExists(identity)
    if (opened !== 'vipCode') {
      gateway.wakeWorker()
      return opened
    }
  }
  throw new Error('no free invite code was found')
}

/** Inserts an account with all that follows from it. @returns as `insertUser` */
export async function createAccount(tx: Db, user: NewRow<'users'>, at: number) {
  const taken = await insertUser(tx, user)
  if (taken !== null) return taken
  await enqueueUsers(tx, [user.userId, ...(user.inviterId ? [user.inviterId] : [])], at)
  if (user.invitedByCode) await createReferralsOf(tx, [user.userId], at)
  await writeAudit(tx, { at, actor: user.userId, action: 'user.register', subject: user.userId, detail: {} })
  return null
}
