import { listEndedFamilies } from '#gateway/accounts/db/tokens.ts'
import type { CodeName } from '@fanfare/contract/codes.ts'
import { SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { closeSocket, refuseFrame, sendBytes } from './send-frame.ts'
import { encodeFrame, type Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'

const PING = encodeFrame({ op: 'ping' })

/** Closes silent, unauthenticated and expired sockets, and pings the others. */
export function checkSockets(parts: SocketParts, sockets: Iterable<Socket>): void {
  const { limits, gateway } = parts
  const now = performance.now()
  for (const socket of sockets) {
    const { session } = socket
    if (now - socket.heardAt >= limits.silenceMs) closeSocket(parts, socket, SOCKET_CLOSES.silent)
    else if (isAuthLate(parts, socket, now)) closeSocket(parts, socket, SOCKET_CLOSES.notAuthenticated)
    else if (session !== null && session.expiresAt <= gateway.clock.now()) endSession(parts, socket, 'LOGGED_OUT')
    else if (now - socket.pingedAt >= limits.pingMs) {
      socket.pingedAt = now
      sendBytes(parts, socket, PING)
    }
  }
}

/** An `auth` that arrived in time may wait for the database. */
const isAuthLate = ({ limits }: SocketParts, { kind, session, openedAt, waiting }: Socket, now: number): boolean =>
  kind === 'private' && session === null && waiting === 0 && now - openedAt >= limits.authMs

/** Closes the sockets whose session was ended on any instance. */
export async function closeEnded(parts: SocketParts, sockets: Iterable<Socket>): Promise<void> {
  const connected = [...sockets].flatMap((socket) => (socket.session ? [{ socket, session: socket.session }] : []))
  if (connected.length === 0) return
  const ended = await listEndedFamilies(parts.gateway.db, [
    ...new Set(connected.map(({ session }) => session.familyId)),
  ])
  for (const { socket, session } of connected) {
    const reason = ended.get(session.familyId)
    // The client may have renewed its session since.
    if (reason === undefined || socket.session !== session) continue
    endSession(parts, socket, reason === 'LOGOUT' ? 'LOGGED_OUT' : 'SESSION_ENDED')
  }
}

function endSession(parts: SocketParts, socket: Socket, code: CodeName): void {
  refuseFrame(parts, socket, code)
  closeSocket(parts, socket, SOCKET_CLOSES.tokenRefused)
}
