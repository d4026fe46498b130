import type { Session } from '@fanfare/contract/session/session.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { insertFamily, insertTokens, UNKNOWN_CLIENT, type NewClient } from '#gateway/accounts/db/tokens.ts'
import { rememberDevice } from '#gateway/accounts/db/remembered-devices.ts'
import type { User } from '#gateway/accounts/db/users.ts'
import { expiryOf, hashToken, newDeviceToken, newTokens, tokenRows, type TokenSet } from './tokens.ts'

/** The answer of a login, and the tokens for its cookies. */
export interface OpenedSession {
  session: Session
  tokens: TokenSet
  /** The new device cookie; null when the browser keeps the one that it has. */
  device: string | null
}

export const sessionOf = (
  user: Pick<User, 'userId' | 'loginName'>,
  tokens: TokenSet,
  { now, until }: { now: number; until: number },
) => ({
  userId: user.userId,
  loginName: user.loginName,
  token: tokens.access,
  tokenExpiresAt: expiryOf('access', now, until),
  refreshTokenExpiresAt: expiryOf('refresh', now, until),
})

/** Creates a family of tokens for a login (contract §3), in the caller's transaction. `device`: the cookie that the browser sent. */
export async function openSession(
  gateway: GatewayContext,
  tx: Db,
  user: Pick<User, 'userId' | 'loginName'>,
  device: string | null,
  client: NewClient = UNKNOWN_CLIENT,
) {
  const now = gateway.clock.now()
  const familyId = gateway.newId('fam')
  const tokens = newTokens(gateway.randomBytes)
  const times = { now, until: now + gateway.config.sessionMs }
  const family = { familyId, userId: user.userId }
  await insertFamily(tx, { ...family, createdAt: now, ...client })
  await insertTokens(tx, tokenRows(tokens, family, times))
  const remembered = newDeviceToken(gateway.randomBytes)
  await rememberDevice(tx, {
    tokenHash: hashToken(remembered),
    replaced: device === null ? null : hashToken(device),
    userId: user.userId,
    at: now,
  })
  return { session: sessionOf(user, tokens, times), tokens, device: remembered }
}
