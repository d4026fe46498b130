import { takeLease } from '#gateway/live/db/live-leases.ts'
import { authenticate } from '#gateway/accounts/authenticate.ts'
import { hashToken } from '#gateway/accounts/tokens.ts'
import { PRIVATE_TOPICS, SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { LEASE_MS } from './renew-leases.ts'
import { closeSocket, refuseFrame, sendFrame } from './send-frame.ts'
import type { Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'

/**
 * Signs a private socket in, or renews its token, which must be the same user's. From the answer on, the user's events are
 * recorded. A refused token closes the socket with 4003.
 */
export async function authenticateSocket(parts: SocketParts, socket: Socket, token: string): Promise<void> {
  const { checkCredentials, clock, db } = parts.gateway
  const shown = { nonce: null, token: { tokenHash: hashToken(token), kind: 'access' as const } }
  const { token: found } = await checkCredentials(shown)
  const now = clock.now()
  const { caller, refusal } = authenticate(found, now)
  const isOther = socket.session !== null && socket.session.userId !== caller?.userId
  if (caller === null || found === undefined || isOther) {
    refuseFrame(parts, socket, refusal ?? 'LOGGED_OUT')
    return closeSocket(parts, socket, SOCKET_CLOSES.tokenRefused)
  }
  const { userId, familyId } = caller
  await takeLease(db, { userId, topics: PRIVATE_TOPICS, until: now + LEASE_MS, now })
  socket.session = { userId, familyId, expiresAt: found.expiresAt }
  sendFrame(parts, socket, { op: 'ready' })
}
