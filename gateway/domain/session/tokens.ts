import { createHash, createHmac } from 'node:crypto'
import type { TokenKind } from '#gateway/db/tokens.ts'
import type { TokensTable } from '#gateway/db/schema.ts'
import { ACCESS_MS, REFRESH_MS } from './lifetimes.ts'

/** The three tokens of a session as their owner holds them; only their hashes are stored (contract §3). */
export type TokenSet = Record<TokenKind, string>

const KINDS: readonly TokenKind[] = ['access', 'session', 'refresh']
const TOKEN_BYTES = 32

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const expiryOf = (kind: TokenKind, now: number): number => now + (kind === 'access' ? ACCESS_MS : REFRESH_MS)

const setOf = (make: (kind: TokenKind) => string): TokenSet => ({
  access: make('access'),
  session: make('session'),
  refresh: make('refresh'),
})

export const newTokens = (randomBytes: (length: number) => Buffer): TokenSet =>
  setOf(() => randomBytes(TOKEN_BYTES).toString('base64url'))

/**
 * What a refresh token is exchanged for. A function of the parent and of a server key, so that a repetition gets the same
 * set although nothing of it is stored; without the key a stolen parent says nothing about its successor.
 */
export const successorTokens = (key: string, parent: string): TokenSet =>
  setOf((kind) => createHmac('sha256', key).update(`${kind}:${parent}`).digest('base64url'))

export const tokenRows = (tokens: TokenSet, familyId: string, now: number): TokensTable[] =>
  KINDS.map((kind) => ({
    tokenHash: hashToken(tokens[kind]),
    familyId,
    kind,
    expiresAt: expiryOf(kind, now),
    usedAt: null,
    createdAt: now,
  }))
