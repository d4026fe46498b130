import type { Caller } from '#gateway/context.ts'
import type { FoundToken } from '#gateway/accounts/db/tokens.ts'

export type AuthResult =
  { caller: Caller; refusal: null } | { caller: null; refusal: 'LOGGED_OUT' | 'SESSION_ENDED' | null }

/** Tells a session that was ended by force (434) from expired, revoked and unknown tokens (00004; contract §1). */
export function authenticate(token: FoundToken | undefined, now: number): AuthResult {
  if (token === undefined || token.endReason === 'LOGOUT') return { caller: null, refusal: 'LOGGED_OUT' }
  if (token.endReason !== null) return { caller: null, refusal: 'SESSION_ENDED' }
  if (token.expiresAt <= now) return { caller: null, refusal: 'LOGGED_OUT' }
  return { caller: { userId: token.userId, familyId: token.familyId, agentId: token.agentId }, refusal: null }
}
