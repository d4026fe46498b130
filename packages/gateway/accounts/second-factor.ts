import {
  RECOVERY_CODES,
  type beginSecondFactor,
  type confirmSecondFactor,
  type endSecondFactor,
  type secondFactor,
} from '@fanfare/contract/session/second-factor.ts'
import type { Handler } from '#gateway/route.ts'
import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { asciiDigits, seenText } from '@fanfare/contract/typed-text.ts'
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  takeRecoveryCode,
  takeStep,
  type SecondFactor,
} from '#gateway/accounts/db/second-factors.ts'
import { clearFailures, lockedUntil, recordFailure } from '#gateway/accounts/db/login-attempts.ts'
import { findLockedUser, type User } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { LOGIN_LOCK } from '#gateway/limits.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { contextOf, decrypt, encrypt } from '#gateway/util/cipher.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { confirmPassword, findCaller } from './passwords.ts'
import { attemptOf, type Attempt } from './login-lock.ts'
import { noticeOfFactor } from './security-notices.ts'
import { sourceOf } from './session-cookies.ts'
import { randomCode } from '../util/vip-code.ts'

export const FACTOR_STEP_MS = 30_000
/** 160 bits, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20
/** An unconfirmed secret expires after this time. */
const BEGIN_MS = 15 * 60_000
const ISSUER = 'Fanfare'

/** 120 random bits, so hashing with SHA-256 suffices. */
const RECOVERY_LENGTH = 24
/** The length of older codes, which stay valid until they are used. */
const FORMER_RECOVERY_LENGTH = 16

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: FACTOR_STEP_MS / 1000, secret })

const hashRecoveryCode = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex')

/** `ABCD-EFGH-JKLM-NPQR-STUV-WXYZ` */
const grouped = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

const normaliseCode = (typed: string) =>
  asciiDigits(seenText(typed))
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/**
 * Takes a code, which is valid only in the 30 s of its step and after the last step taken. Phones show real time, so the shifted clock of a
 * demonstration is ignored.
 * @returns `late`: the code is of the step before, and was not taken
 */
async function takeCode({ clock, keys }: GatewayContext, tx: Db, factor: SecondFactor, code: string) {
  if (!/^\d{6}$/.test(code)) return 'wrong'
  const secret = Secret.fromBase32(
    decrypt(factor.encryptedSecret, { keys: keys.data, context: contextOf('secondFactors', factor.userId) }),
  )
  const timestamp = clock.machineNow()
  const age = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  if (age === null || age > 0) return 'wrong'
  const step = Math.floor(timestamp / FACTOR_STEP_MS) + age
  if (age < 0) return step > factor.lastStep ? 'late' : 'wrong'
  return (await takeStep(tx, factor.userId, step)) ? 'step' : 'wrong'
}

/** Wrong codes have their own counts, by device like wrong passwords. */
const keyOf = ({ own }: Attempt) => `code:${own.key}`

const wrongCode = () => new DomainError('SECOND_FACTOR', { field: 'code' })

/** @returns the refusal while too many wrong codes lock the attempt */
async function lockedCode(tx: Db, attempt: Attempt, at: number) {
  const retryAt = await lockedUntil(tx, [keyOf(attempt)], at)
  return retryAt === null ? null : new DomainError('ACCOUNT_LOCKED', { field: 'code', retryAt })
}

async function useCode(gateway: GatewayContext, tx: Db, factor: SecondFactor, code: string) {
  const { userId } = factor
  const typed = normaliseCode(code)
  if ([RECOVERY_LENGTH, FORMER_RECOVERY_LENGTH].includes(typed.length)) {
    const taken = { userId, codeHash: hashRecoveryCode(userId, typed), at: gateway.clock.now() }
    return (await takeRecoveryCode(tx, taken)) ? 'recovery' : 'wrong'
  }
  return takeCode(gateway, tx, factor, typed)
}

/**
 * Checks the code of an account whose password was right, and uses it. Without a second factor every code is right. The caller also commits
 * after a refusal, so that the wrong code counts.
 * @returns after a recovery code, how many are left; null after any other
 */
export async function proveFactor(
  gateway: GatewayContext,
  tx: Db,
  { userId, code, attempt }: { userId: string; code: string | undefined; attempt: Attempt },
) {
  const factor = await lockFactor(tx, userId)
  if (!factor?.confirmedAt) return null
  if (code === undefined) return wrongCode()
  const key = keyOf(attempt)
  const at = gateway.clock.now()
  const locked = await lockedCode(tx, attempt, at)
  if (locked !== null) return locked
  const kind = await useCode(gateway, tx, factor, code)
  if (kind === 'late') return wrongCode()
  if (kind === 'wrong') {
    await recordFailure(tx, key, LOGIN_LOCK.code, at)
    await recordFailure(tx, attempt.address, LOGIN_LOCK.address, at)
    return wrongCode()
  }
  await clearFailures(tx, key)
  if (kind === 'step') return null
  const left = await countRecoveryCodes(tx, userId)
  await writeAudit(tx, { at, actor: userId, action: 'factor.recovery', subject: userId, detail: {} })
  await appendLog(tx, [{ topic: 'user.factor_changed', userId, payload: { state: 'RECOVERY', count: left } }], at)
  return left
}

/** Writes the audit log, and tells the user by message and mail. */
async function noteChange(gateway: GatewayContext, tx: Db, user: User, state: 'ON' | 'OFF') {
  const { userId } = user
  const action = state === 'ON' ? 'factor.on' : 'factor.off'
  await writeAudit(tx, { at: gateway.clock.now(), actor: userId, action, subject: userId, detail: {} })
  await noticeOfFactor(gateway, tx, user, state)
}

export const readSecondFactor: Handler<typeof secondFactor> = async (
  _request,
  { gateway: { db }, caller: { userId } },
) => {
  const factor = await findFactor(db, userId)
  const since = factor?.confirmedAt ?? null
  return { on: since !== null, since, recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, userId) }
}

/**
 * Stores a new secret, which takes effect once a code confirms it.
 * @throws DomainError WRONG_CREDENTIALS, ACCOUNT_LOCKED, ALREADY_BOUND (one is on)
 */
export const startFactor: Handler<typeof beginSecondFactor> = async ({ body: { password } }, context) => {
  const { db, keys, randomBytes, clock } = context.gateway
  const user = await findCaller(context)
  await confirmPassword(context, user, password)
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer })
  const encryptedSecret = encrypt(secret.base32, {
    keys: keys.data,
    context: contextOf('secondFactors', user.userId),
    randomBytes,
  })
  const isBegun = await withTransaction(db, async (tx) => {
    await lockSame(tx, user)
    return beginFactor(tx, { userId: user.userId, encryptedSecret, at: clock.now() })
  })
  if (!isBegun) throw new DomainError('ALREADY_BOUND', { field: 'password' })
  return { secret: secret.base32, uri: totpOf(secret, user.loginName).toString() }
}

/** Locks the account whose password was checked. @throws DomainError WRONG_CREDENTIALS when it has changed since */
async function lockSame(tx: Db, { userId, passwordHash }: User) {
  const user = await findLockedUser(tx, userId, 'update')
  if (user?.passwordHash !== passwordHash) throw new DomainError('WRONG_CREDENTIALS', { field: 'password' })
  return user
}

/**
 * Turns the second factor on. Wrong codes count like those of a login.
 * @throws DomainError SECOND_FACTOR, ACCOUNT_LOCKED, ALREADY_BOUND (it is on), NOT_FOUND (not begun, or too long ago)
 */
export const turnFactorOn: Handler<typeof confirmSecondFactor> = async ({ body: { code } }, context) => {
  const {
    gateway,
    caller: { userId },
  } = context
  const outcome = await withTransaction(gateway.db, async (tx) => {
    const user = await findLockedUser(tx, userId, 'update')
    const factor = await lockFactor(tx, userId)
    const at = gateway.clock.now()
    if (user === undefined || user.deletedAt !== null || factor === undefined) return new DomainError('NOT_FOUND')
    if (factor.confirmedAt !== null) return new DomainError('ALREADY_BOUND', { field: 'code' })
    if (at - factor.begunAt > BEGIN_MS) return new DomainError('NOT_FOUND')
    const attempt = await attemptOf(gateway, user.loginName, sourceOf(context))
    const locked = await lockedCode(tx, attempt, at)
    if (locked !== null) return locked
    const reading = await takeCode(gateway, tx, factor, normaliseCode(code))
    if (reading !== 'step') {
      if (reading === 'wrong') await recordFailure(tx, keyOf(attempt), LOGIN_LOCK.code, at)
      return wrongCode()
    }
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(gateway.randomBytes, RECOVERY_LENGTH))
    await confirmFactor(tx, userId, { at, codeHashes: codes.map((one) => hashRecoveryCode(userId, one)) })
    await clearFailures(tx, keyOf(attempt))
    await noteChange(gateway, tx, user, 'ON')
    return codes.map(grouped)
  })
  if (outcome instanceof DomainError) throw outcome
  return { recoveryCodes: outcome }
}

/**
 * Turns the second factor off, with its recovery codes.
 * @throws DomainError WRONG_CREDENTIALS, SECOND_FACTOR, ACCOUNT_LOCKED, NOT_FOUND (it is off)
 */
export const turnFactorOff: Handler<typeof endSecondFactor> = async ({ body: { password, code } }, context) => {
  const { gateway } = context
  const user = await findCaller(context)
  const attempt = await confirmPassword(context, user, password)
  const refusal = await withTransaction(gateway.db, async (tx) => {
    const { userId } = user
    const locked = await lockSame(tx, user)
    const factor = await lockFactor(tx, userId)
    if (!factor?.confirmedAt) return new DomainError('NOT_FOUND')
    const proof = await proveFactor(gateway, tx, { userId, code, attempt })
    if (proof instanceof DomainError) return proof
    await deleteFactor(tx, userId)
    await noteChange(gateway, tx, locked, 'OFF')
    return null
  })
  if (refusal !== null) throw refusal
  return { on: false }
}
