import { createHash, createHmac } from 'node:crypto'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { FoundToken, TokenKind } from '#gateway/accounts/db/tokens.ts'
import type { Row } from '#gateway/db/client.ts'
import type { Caller } from '#gateway/context.ts'

/** The three tokens of a session as sent to the browser; only their hashes are stored (contract §3). */
export type TokenSet = Record<TokenKind, string>

/** Contract §3: 15 minutes. */
const ACCESS_MS = 15 * 60_000
/** @assumed 30 days since the last renewal, and never past the end of the session; the session token lives as long. */
export const REFRESH_MS = 30 * DAY_MS

const KINDS: readonly TokenKind[] = ['access', 'session', 'refresh']
const TOKEN_BYTES = 32

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** `until`: the absolute end of the session (`SESSION_DAYS`). */
export const expiryOf = (kind: TokenKind, now: number, until: number) =>
  Math.min(now + (kind === 'access' ? ACCESS_MS : REFRESH_MS), until)

const setOf = (make: (kind: TokenKind) => string): TokenSet => ({
  access: make('access'),
  session: make('session'),
  refresh: make('refresh'),
})

export const newTokens = (randomBytes: (length: number) => Buffer): TokenSet =>
  setOf(() => randomBytes(TOKEN_BYTES).toString('base64url'))

export const newDeviceToken = (randomBytes: (length: number) => Buffer) =>
  randomBytes(TOKEN_BYTES).toString('base64url')

/**
 * The tokens that replace a refresh token, derived from it and a key of the server: a repeated exchange gets the same set
 * although no token is stored, and a thief without the key cannot compute it.
 */
export const successorTokens = (key: string, parent: string): TokenSet =>
  setOf((kind) => createHmac('sha256', key).update(`${kind}:${parent}`).digest('base64url'))

export const tokenRows = (
  tokens: TokenSet,
  { familyId, userId }: Pick<FoundToken, 'familyId' | 'userId'>,
  { now, until }: { now: number; until: number },
): Row<'tokens'>[] =>
  KINDS.map((kind) => ({
    tokenHash: hashToken(tokens[kind]),
    familyId,
    userId,
    kind,
    expiresAt: expiryOf(kind, now, until),
    usedAt: null,
    createdAt: now,
  }))

export type AuthResult =
  { caller: Caller; refusal: null } | { caller: null; refusal: 'LOGGED_OUT' | 'SESSION_ENDED' | null }

/** Tells a session that was ended by force (434) from expired, revoked and unknown tokens (00004; contract §1). */
export function authenticate(token: FoundToken | undefined, now: number): AuthResult {
  if (token === undefined || token.endReason === 'LOGOUT') return { caller: null, refusal: 'LOGGED_OUT' }
  if (token.endReason !== null) return { caller: null, refusal: 'SESSION_ENDED' }
  if (token.expiresAt <= now) return { caller: null, refusal: 'LOGGED_OUT' }
  return { caller: { userId: token.userId, familyId: token.familyId, agentId: token.agentId }, refusal: null }
}
