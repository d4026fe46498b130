import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { languageByLangCode } from '@fanfare/languages/languages.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import {
  findAccountOf,
  findIdentity,
  findPlatformRegistration,
  insertIdentity,
  findInviter,
  findUser,
  findUserByLoginName,
  lockNewIdentity,
} from '#gateway/accounts/db/users.ts'
import type { NewClient } from '#gateway/accounts/db/tokens.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { pseudonymOf } from '#gateway/keys.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { endSessionBefore } from './user-sessions.ts'
import { emailIdentity, phoneIdentity, type LoginIdentity } from './login-name.ts'
import { openSession } from './open-session.ts'
import { createAccount } from './register-user.ts'
import { newVipCode, readVipCode } from '../util/vip-code.ts'

/** A person as the provider describes them. */
interface Player {
  userId: string
  issuer: string
  /** `sub` */
  subject: string
  /** Addresses that the provider has verified, the best name first. */
  names: LoginIdentity[]
}

/** No account can be used or made for this person; `reason` is for the log. */
export class AccountRefused extends Error {}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/

/**
 * Only addresses that the provider has verified can name the account; they never link it to another one (ADR 0137).
 * @throws AccountRefused when the claim is not an id of the contract
 */
export function readPlayer(
  claims: Readonly<Record<string, unknown>>,
  { issuer, idClaim, subject }: { issuer: string; idClaim: string; subject: string },
): Player {
  const claim = claims[idClaim]
  const userId = Number.isSafeInteger(claim) ? String(claim) : claim
  if (typeof userId !== 'string' || !ID_PATTERN.test(userId))
    throw new AccountRefused(`the claim ${idClaim} is missing, or is not 1 to 64 letters, digits, - or _`)
  const { email, email_verified: hasEmail, phone_number: phone, phone_number_verified: hasPhone } = claims
  const ofPhone = hasPhone === true && typeof phone === 'string' ? phoneIdentity(phone) : null
  const names = [
    ...(hasEmail === true && typeof email === 'string' && EMAIL.test(email) ? [emailIdentity(email)] : []),
    ...(ofPhone === null ? [] : [ofPhone]),
  ]
  return { userId, issuer, subject, names }
}

interface SignInWish {
  vipCode: string | null
  languageType: number
  /** The cookie of the session that this browser had. */
  sessionToken: string | undefined
  client: NewClient
}

/** How long a registration at the platform counts as new; after that, the invite code of a visit is ignored. */
const NEW_MS = DAY_MS
const ATTEMPTS = 8

/**
 * Opens a session of the account with the person's id, and makes the account at the first sign-in. Facts of the platform that came before
 * count from then on.
 * @throws AccountRefused when the id belongs to a built-in account or to another person, or the person to another id
 */
export async function signInPlayer(gateway: GatewayContext, player: Player, wish: SignInWish) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const opened = await withTransaction(gateway.db, (tx) => signInOnce(gateway, tx, player, wish))
    if (opened !== 'taken') {
      if (opened.isNew) gateway.wakeWorker()
      return opened
    }
  }
  throw new Error('no account could be made')
}

async function signInOnce(gateway: GatewayContext, tx: Db, player: Player, wish: SignInWish) {
  const known = await findOwnAccount(gateway, tx, player)
  const user = known ?? (await makeAccount(gateway, tx, player, wish))
  if (user === 'taken') return 'taken'
  await endSessionBefore(tx, wish.sessionToken, gateway.clock.now())
  const opened = await openSession(gateway, tx, user, null, wish.client)
  const at = gateway.clock.now()
  if (known !== undefined)
    await writeAudit(tx, { at, actor: user.userId, action: 'session.login', subject: user.userId, detail: {} })
  return { ...opened, isNew: known === undefined }
}

/** Reads the account before its identity, which another sign-in may have written in between: both have one commit. */
async function findOwnAccount({ keys, log }: GatewayContext, tx: Db, { userId, issuer, subject }: Player) {
  const user = await findUser(tx, userId)
  const identity = await findIdentity(tx, userId)
  const other = await findAccountOf(tx, { issuer, subject })
  const isOwn = identity?.issuer === issuer && identity.subject === subject
  if (isOwn) return user ?? findUser(tx, userId)
  if (user === undefined && identity === undefined && other === undefined) return undefined
  // The other sign-in has committed between the two questions.
  if (user === undefined && other === userId) return findUser(tx, userId)
  log.warn(
    { user: pseudonymOf(keys, userId) },
    'the id of a player belongs to another account, or the player to another id',
  )
  throw new AccountRefused('the id belongs to another account')
}

async function makeAccount(gateway: GatewayContext, tx: Db, player: Player, wish: SignInWish) {
  const { userId, issuer, subject } = player
  const now = gateway.clock.now()
  const atPlatform = await findPlatformRegistration(tx, userId)
  // The platform's record wins: today's link does not invite a long-standing customer.
  const isInvited = atPlatform === undefined || (atPlatform.inviteCode === null && now - atPlatform.at < NEW_MS)
  const invitedByCode = isInvited ? wish.vipCode : null
  const inviter = invitedByCode === null ? undefined : await findInviter(tx, invitedByCode, now)
  const user = {
    ...(await freeName(tx, player)),
    userId,
    passwordHash: null,
    languageType: languageByLangCode(wish.languageType).langCode,
    vipCode: newVipCode(gateway.randomBytes),
    invitedByCode,
    inviterId: inviter?.userId,
    createdAt: Math.min(now, atPlatform?.at ?? now),
  }
  if (!(await lockNewIdentity(tx, player))) return 'taken'
  if ((await createAccount(tx, user, now)) !== null) return 'taken'
  await insertIdentity(tx, { userId, issuer, subject, createdAt: now })
  return user
}

/** The first verified address that names no other account, else the id, which cannot be an address. */
async function freeName(tx: Db, { userId, names }: Player) {
  for (const name of names) if ((await findUserByLoginName(tx, name.loginName)) === undefined) return name
  return { loginName: userId, email: null, areaCode: null, mobile: null }
}

/** The invite code of the address that began a sign-in; null for a text that cannot be one. */
export const readWishedCode = (text: unknown) => readVipCode(typeof text === 'string' ? text : undefined)
