import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { consoleSessionSchema } from '@fanfare/contract/staff/console-session.ts'
import type { StaffRole } from '@fanfare/contract/staff/staff.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { hashToken } from '../accounts/tokens.ts'
import type { Staff } from '../access/ops-keys.ts'
import type { ConsoleConfig } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import { withTransaction } from '../db/transaction.ts'
import { malformed } from '../http/read-input.ts'
import { auditStaff } from '../staff/audit-staff.ts'
import { contextOf, decrypt, encrypt } from '../util/cipher.ts'
import { DomainError } from '../util/domain-error.ts'
import {
  endConsoleSession,
  findConsoleSession,
  insertConsoleSession,
  releaseConsoleCheck,
  saveConsoleCheck,
  takeConsoleCheck,
  touchConsoleSession,
  type ConsoleSession,
} from './db/console-sessions.ts'
import { saveConsolePerson } from './db/staff-names.ts'
import type { ProviderTokens } from '../oidc/oidc-client.ts'
import { ProviderDown, ProviderRefused } from '../oidc/provider-faults.ts'
import type { ProvidedPerson, Provider } from './provider.ts'

const MINUTE_MS = 60_000
const IDLE_MS = 30 * MINUTE_MS
const WHOLE_MS = 10 * HOUR_MS
/** A decision on money needs a sign-in that is at most this old. */
const FRESH_MS = 15 * MINUTE_MS
const TOKEN_BYTES = 32
/** The provider is asked again after this long. */
const CONFIRM_MS = 10 * MINUTE_MS
/** How long one request may take to ask; the other requests of its session look every `WAIT_MS`. */
const ASKING_MS = 15_000
const WAIT_MS = 100

/** Decisions on money whose calls do not need a key. */
const DECISIONS: ReadonlySet<string> = new Set([
  'staffSaveGoodwillBudget',
  'staffHoldReward',
  'staffDecideReview',
  'staffDecideWinBack',
  'staffDecideProposal',
])

/** Whether a call moves money, or decides whether it moves. A call with a needed key counts as one without being listed. */
export const needsFreshSignIn = ({ name, changeKey }: CallDefinition) => changeKey === 'needed' || DECISIONS.has(name)

const isHttps = ({ origin }: Pick<ConsoleConfig, 'origin'>) => origin.startsWith('https:')

/** On loopback over http the prefix and `Secure` are left out: WebKit refuses them there. */
export const consoleCookieName = (name: string, console: ConsoleConfig) => (isHttps(console) ? `__Host-${name}` : name)

export const setConsoleCookie = (
  reply: FastifyReply,
  console: ConsoleConfig,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): void =>
  void reply.setCookie(consoleCookieName(name, console), value, {
    httpOnly: true,
    // The provider's answer is a navigation from another site, for which `strict` would send no cookies.
    sameSite: 'lax',
    secure: isHttps(console),
    path: '/',
    maxAge,
  })

const SESSION_COOKIE = 'console'

/** A live session with the value of its cookie. */
type OpenSession = ConsoleSession & { token: string }

const tokenOf = (request: FastifyRequest, console: ConsoleConfig) =>
  request.cookies[consoleCookieName(SESSION_COOKIE, console)]

const liveSession = (token: string, now: number) => ({
  tokenHash: hashToken(token),
  seenAfter: now - IDLE_MS,
  createdAfter: now - WHOLE_MS,
})

/** Belongs to one session, because it is derived from the cookie, which scripts and other sites cannot read. */
const csrfOf = (token: string) => createHash('sha256').update(`csrf:${token}`).digest('base64url')

/** @throws DomainError MALFORMED with the header that shows another source than the console's own pages */
export function requireOwnOrigin({ headers }: FastifyRequest, { origin }: ConsoleConfig) {
  if (headers.origin !== origin) throw malformed('Origin', 'must be the origin of the console')
  if (headers['sec-fetch-site'] !== 'same-origin') throw malformed('Sec-Fetch-Site', 'must be same-origin')
}

/** A link on another site may not read anything, because each look at a person is a line of the audit log. */
function requireOwnPage(request: FastifyRequest, console: ConsoleConfig, token: string) {
  if (request.method === 'GET') {
    const site = request.headers['sec-fetch-site'] ?? 'none'
    if (site === 'none' || site === 'same-origin') return
    throw malformed('Sec-Fetch-Site', 'must be same-origin')
  }
  requireOwnOrigin(request, console)
  if (!isSameSecret(request.headers['x-csrf'], csrfOf(token))) throw malformed('X-CSRF', 'must be that of the session')
}

/** The console of a gateway with the provider of its staff; `signIn` is null in a demonstration. */
export type Console = ConsoleConfig & { gateway: GatewayContext; signIn: Provider | null }

/**
 * The session of a request. A change must come from a page of the console.
 * @throws DomainError LOGIN_NEEDED without a cookie, LOGGED_OUT when its session is over, MALFORMED for a change from elsewhere
 */
export async function readConsoleSession(console: Console, request: FastifyRequest) {
  const token = tokenOf(request, console)
  if (token === undefined) throw new DomainError('LOGIN_NEEDED')
  requireOwnPage(request, console, token)
  const session = await findOwnSession(console, request)
  if (session === undefined) throw new DomainError('LOGGED_OUT')
  return session
}

const sealed = ({ keys }: GatewayContext, sessionId: string) => ({
  keys: keys.data,
  context: contextOf('consoleSessions', sessionId),
})

const sealTokens = (gateway: GatewayContext, sessionId: string, tokens: ProviderTokens) =>
  encrypt(JSON.stringify(tokens), { ...sealed(gateway, sessionId), randomBytes: gateway.randomBytes })

/** The provider's tokens of a session; null for a person of a demonstration. */
export const openTokens = (gateway: GatewayContext, { sessionId, tokens }: ConsoleSession) =>
  tokens === null ? null : (JSON.parse(decrypt(tokens, sealed(gateway, sessionId))) as ProviderTokens)

/** Opens a session with a new cookie, and ends the one that this browser had. */
export async function openConsoleSession(
  console: Console,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { actor, signedInAt, tokens }: Pick<ConsoleSession, 'actor' | 'signedInAt'> & { tokens: ProviderTokens | null },
) {
  const { gateway } = console
  const { db, clock, randomBytes, newId } = gateway
  const now = clock.machineNow()
  const old = await findOwnSession(console, request)
  if (old !== undefined) await endConsoleSession(db, old.sessionId, now)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const sessionId = newId('cs')
  await withTransaction(db, async (tx) => {
    await insertConsoleSession(tx, {
      sessionId,
      tokenHash: hashToken(token),
      actor,
      signedInAt,
      createdAt: now,
      tokens: tokens && sealTokens(gateway, sessionId, tokens),
    })
    const staff = { name: actor, via: 'SESSION', key: sessionId } as const
    await auditStaff(tx, gateway, staff, { action: 'session.started', subject: sessionId }, clock.now())
  })
  setConsoleCookie(reply, console, { name: SESSION_COOKIE, value: token, maxAge: WHOLE_MS / 1000 })
}

/** Stores the provider's newest tokens and roles. @throws DomainError LOGGED_OUT when no role is left, or a program has the name by now */
async function keepAnswer(
  gateway: GatewayContext,
  session: OpenSession,
  { subject, displayName, roles, tokens }: ProvidedPerson,
) {
  const { db, clock, opsKeys } = gateway
  const { actor, sessionId } = session
  const person = { actor, subject, displayName, roles: roles ?? session.roles }
  const { taken } = await saveConsolePerson(db, person, { isProgram: opsKeys.isProgram, isOwn: opsKeys.isPerson })
  const checkedAt = clock.machineNow()
  if (taken !== undefined || roles === null || roles.length === 0) {
    await endConsoleSession(db, sessionId, checkedAt)
    throw new DomainError('LOGGED_OUT')
  }
  await saveConsoleCheck(db, sessionId, { checkedAt, tokens: sealTokens(gateway, sessionId, tokens) })
  return { ...session, roles, displayName, checkedAt }
}

/**
 * The session with roles that are at most 10 minutes old. One request asks the provider; all others of the session wait for it.
 * @throws DomainError LOGGED_OUT when the provider refuses, NOT_READY while it cannot be reached
 */
async function confirmRoles(console: Console, session: OpenSession) {
  const { gateway } = console
  const { db, clock, log } = gateway
  const tokens = openTokens(gateway, session)
  const isRecent = ({ checkedAt }: ConsoleSession) => clock.machineNow() - checkedAt < CONFIRM_MS
  if (tokens === null || console.signIn === null || isRecent(session)) return session
  const { sessionId } = session
  const lease = { now: clock.machineNow(), leaseMs: ASKING_MS }
  if (!(await takeConsoleCheck(db, sessionId, { ...lease, before: lease.now - CONFIRM_MS }))) {
    for (let waited = 0; waited < ASKING_MS; waited += WAIT_MS) {
      await sleep(WAIT_MS)
      const found = await findConsoleSession(db, liveSession(session.token, clock.machineNow()))
      if (found === undefined) throw new DomainError('LOGGED_OUT')
      if (isRecent(found)) return { ...found, token: session.token }
      if (found.checkingUntil === 0) break
    }
    throw new DomainError('NOT_READY')
  }
  try {
    return await keepAnswer(gateway, session, await console.signIn.confirm(tokens))
  } catch (error) {
    if (error instanceof ProviderRefused) {
      log.warn({ reason: error.message, session: sessionId }, 'the provider of the console refused a session')
      await endConsoleSession(db, sessionId, clock.machineNow())
      throw new DomainError('LOGGED_OUT')
    }
    if (!(error instanceof ProviderDown)) throw error
    log.error({ reason: error.message }, 'the provider of the console cannot be reached')
    await releaseConsoleCheck(db, sessionId)
    throw new DomainError('NOT_READY')
  }
}

/** The live session of a browser, or undefined. Once there is a provider, the session of a demonstration's person does not count. */
export async function findOwnSession(console: Console, request: FastifyRequest) {
  const { db, clock } = console.gateway
  const token = tokenOf(request, console)
  if (token === undefined) return undefined
  const session = await findConsoleSession(db, liveSession(token, clock.machineNow()))
  if (session === undefined || (session.tokens === null) !== (console.signIn === null)) return undefined
  return { ...session, token }
}

export async function closeConsoleSession(console: Console, reply: FastifyReply, { sessionId }: ConsoleSession) {
  const { db, clock } = console.gateway
  await endConsoleSession(db, sessionId, clock.machineNow())
  setConsoleCookie(reply, console, { name: SESSION_COOKIE, value: '', maxAge: 0 })
}

/** The answer of `GET /session`. */
export const describeConsoleSession = (session: OpenSession) =>
  consoleSessionSchema.parse({
    ...session,
    name: session.displayName,
    csrf: csrfOf(session.token),
    expiresAt: session.createdAt + WHOLE_MS,
    idleAt: session.seenAt + IDLE_MS,
  })

/**
 * The person behind a call on the console's port, instead of a signature.
 * @throws DomainError as `readConsoleSession`; NOT_PERMITTED with ROLE, or SIGN_IN_AGAIN for a decision on money
 */
export async function verifyConsoleSession(
  console: Console,
  request: FastifyRequest,
  call: CallDefinition,
): Promise<Staff> {
  const session = await confirmRoles(console, await readConsoleSession(console, request))
  const { db, clock } = console.gateway
  const now = clock.machineNow()
  await touchConsoleSession(db, session.sessionId, now)
  const roles: ReadonlySet<StaffRole> = new Set(session.roles)
  if (!call.roles.some((role) => roles.has(role))) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
  const isTrial = (request.query as { dryRun?: string }).dryRun === '1'
  if (needsFreshSignIn(call) && !isTrial && now - session.signedInAt > FRESH_MS)
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'SIGN_IN_AGAIN' })
  return { name: session.actor, roles, via: 'SESSION', key: session.sessionId }
}
