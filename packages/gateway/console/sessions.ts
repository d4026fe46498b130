import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { ConsoleSession as SessionData } from '@fanfare/contract/staff/console-session.ts'
import type { StaffRole } from '@fanfare/contract/staff/staff.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import { hashToken } from '../accounts/tokens.ts'
import type { Staff } from '../access/staff.ts'
import type { ConsoleConfig } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import { malformed } from '../http/read-input.ts'
import { DomainError } from '../util/domain-error.ts'
import { HOUR_MS } from '../util/time/durations.ts'
import {
  endConsoleSession,
  findConsoleSession,
  insertConsoleSession,
  touchConsoleSession,
  type ConsoleSession,
} from './db/console-sessions.ts'

const MINUTE_MS = 60_000
const IDLE_MS = 30 * MINUTE_MS
const WHOLE_MS = 10 * HOUR_MS
/** Decisions on money need a sign-in that is not older. */
const FRESH_MS = 15 * MINUTE_MS
const TOKEN_BYTES = 32

/** Changes that move money, or decide whether it moves (staff.md §12). */
const MONEY_CALLS: ReadonlySet<string> = new Set([
  'staffGrant',
  'staffSaveGoodwillBudget',
  'staffCancelReward',
  'staffHoldReward',
  'staffDecideReview',
  'staffDecideWinBack',
  'staffDecideProposal',
  'staffFlagUser',
  'staffClearUser',
])

export const isHttps = ({ origin }: Pick<ConsoleConfig, 'origin'>): boolean => origin.startsWith('https:')

/** On loopback over http the prefix and `Secure` are left out: WebKit refuses them there. */
export const consoleCookieName = (name: string, console: Pick<ConsoleConfig, 'origin'>): string =>
  isHttps(console) ? `__Host-${name}` : name

export const setConsoleCookie = (
  reply: FastifyReply,
  console: ConsoleConfig,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): void =>
  void reply.setCookie(consoleCookieName(name, console), value, {
    httpOnly: true,
    // The answer of the provider is a navigation from another site, which `strict` would leave without cookies.
    sameSite: 'lax',
    secure: isHttps(console),
    path: '/',
    maxAge,
  })

export const SESSION_COOKIE = 'console'

/** A live session with the value of its cookie. */
type OpenSession = ConsoleSession & { token: string }

const tokenOf = (request: FastifyRequest, console: ConsoleConfig): string | undefined =>
  request.cookies[consoleCookieName(SESSION_COOKIE, console)]

/** Belongs to one session: derived from its cookie, which scripts and other sites cannot read. */
const csrfOf = (token: string): string => createHash('sha256').update(`csrf:${token}`).digest('base64url')

/** @throws DomainError MALFORMED with the header that shows another source than the console's own pages */
export function requireOwnOrigin({ headers }: FastifyRequest, { origin }: ConsoleConfig): void {
  if (headers.origin !== origin) throw malformed('Origin', 'must be the origin of the console')
  if (headers['sec-fetch-site'] !== 'same-origin') throw malformed('Sec-Fetch-Site', 'must be same-origin')
}

function requireOwnPage(request: FastifyRequest, console: ConsoleConfig, token: string): void {
  if (request.method === 'GET') return
  requireOwnOrigin(request, console)
  if (!isSameSecret(request.headers['x-csrf'], csrfOf(token))) throw malformed('X-CSRF', 'must be that of the session')
}

export type ConsoleGateway = Pick<GatewayContext, 'db' | 'clock' | 'keys' | 'randomBytes' | 'newId' | 'log'>

/**
 * The session of a request. A change must come from a page of the console.
 * @throws DomainError LOGIN_NEEDED without a cookie, LOGGED_OUT when its session is over, MALFORMED for a change from elsewhere
 */
export async function readConsoleSession(
  { db, clock }: Pick<ConsoleGateway, 'db' | 'clock'>,
  console: ConsoleConfig,
  request: FastifyRequest,
): Promise<OpenSession> {
  const token = tokenOf(request, console)
  if (token === undefined) throw new DomainError('LOGIN_NEEDED')
  requireOwnPage(request, console, token)
  const now = clock.machineNow()
  const live = { tokenHash: hashToken(token), seenAfter: now - IDLE_MS, createdAfter: now - WHOLE_MS }
  const session = await findConsoleSession(db, live)
  if (session === undefined) throw new DomainError('LOGGED_OUT')
  return { ...session, token }
}

/** Opens a session with a new cookie, and ends the one that this browser had. */
export async function openConsoleSession(
  gateway: ConsoleGateway,
  console: ConsoleConfig,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { actor, signedInAt, tokens }: Pick<ConsoleSession, 'actor' | 'signedInAt'> & { tokens: string | null },
): Promise<void> {
  const { db, clock, randomBytes, newId } = gateway
  const now = clock.machineNow()
  const old = await readOwnSession(gateway, console, request)
  if (old !== null) await endConsoleSession(db, old.sessionId, now)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const sessionId = newId('cs')
  await insertConsoleSession(db, { sessionId, tokenHash: hashToken(token), actor, signedInAt, createdAt: now, tokens })
  setConsoleCookie(reply, console, { name: SESSION_COOKIE, value: token, maxAge: WHOLE_MS / 1000 })
}

/** The live session of a navigation to one of the pages of the sign-in; null without one. */
export const readOwnSession = (
  gateway: Pick<ConsoleGateway, 'db' | 'clock'>,
  console: ConsoleConfig,
  { cookies }: FastifyRequest,
): Promise<ConsoleSession | null> =>
  readConsoleSession(gateway, console, { cookies, method: 'GET' } as FastifyRequest).catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })

/** Ends the session and its cookie. */
export async function closeConsoleSession(
  { db, clock }: Pick<ConsoleGateway, 'db' | 'clock'>,
  console: ConsoleConfig,
  reply: FastifyReply,
  { sessionId }: Pick<ConsoleSession, 'sessionId'>,
): Promise<void> {
  await endConsoleSession(db, sessionId, clock.machineNow())
  setConsoleCookie(reply, console, { name: SESSION_COOKIE, value: '', maxAge: 0 })
}

/** The answer of `GET /session`. */
export const describeConsoleSession = (session: OpenSession): SessionData => ({
  actor: session.actor,
  name: session.displayName,
  roles: session.roles,
  csrf: csrfOf(session.token),
  expiresAt: session.createdAt + WHOLE_MS,
  idleAt: session.seenAt + IDLE_MS,
})

/**
 * The person behind a call on the console's port, in place of a signature.
 * @throws DomainError as `readConsoleSession`; NOT_PERMITTED with ROLE, or SIGN_IN_AGAIN for a decision on money
 */
export async function verifyConsoleSession(
  gateway: ConsoleGateway,
  console: ConsoleConfig,
  request: FastifyRequest,
  call: CallDefinition,
): Promise<Staff> {
  const session = await readConsoleSession(gateway, console, request)
  const now = gateway.clock.machineNow()
  await touchConsoleSession(gateway.db, session.sessionId, now)
  const roles: ReadonlySet<StaffRole> = new Set(session.roles)
  if (!call.roles.some((role) => roles.has(role))) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
  const isTrial = (request.query as { dryRun?: string }).dryRun === '1'
  if (MONEY_CALLS.has(call.name) && !isTrial && now - session.signedInAt > FRESH_MS)
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'SIGN_IN_AGAIN' })
  return { name: session.actor, roles, via: 'SESSION', key: session.sessionId }
}
