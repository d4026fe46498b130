import type { CodeName } from '@fanfare/contract/codes.ts'
import { SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { listEndedFamilies } from '#gateway/accounts/db/tokens.ts'
import { renewLeases } from '#gateway/live/db/live-leases.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { closeSocket, LEASE_MS, refuseFrame, sendBytes } from './receive-frame.ts'
import { encodeFrame, type SocketParts, type Socket } from './socket.ts'

const PING = encodeFrame({ op: 'ping' })

/** Closes silent, unauthenticated and expired sockets, and pings the others. */
function checkSockets(parts: SocketParts, sockets: Iterable<Socket>) {
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
const isAuthLate = ({ limits }: SocketParts, { kind, session, openedAt, waiting }: Socket, now: number) =>
  kind === 'private' && session === null && waiting === 0 && now - openedAt >= limits.authMs

/** Closes the sockets whose session was ended on any instance. */
async function closeEnded(parts: SocketParts, sockets: Iterable<Socket>) {
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

function endSession(parts: SocketParts, socket: Socket, code: CodeName) {
  refuseFrame(parts, socket, code)
  closeSocket(parts, socket, SOCKET_CLOSES.tokenRefused)
}

const RENEW_EVERY_MS = 5 * 60_000

/** Renews the leases of all connected users. A socket whose lease has lapsed has missed events: it must connect anew. */
async function renewConnected(parts: SocketParts, sockets: Iterable<Socket>) {
  const { clock, db } = parts.gateway
  const connected = [...sockets].filter(({ session }) => session !== null)
  const userIds = [...new Set(connected.flatMap(({ session }) => session?.userId ?? []))]
  if (userIds.length === 0) return
  const now = clock.now()
  const renewed = await renewLeases(db, userIds, { until: now + LEASE_MS, now })
  for (const socket of connected)
    if (!renewed.has(socket.session?.userId ?? '')) closeSocket(parts, socket, SOCKET_CLOSES.restart)
}

const CHECK_EVERY_MS = 500
/** Until a socket of a session that was ended elsewhere closes. */
const SESSIONS_EVERY_MS = 2_000

/** Checks deadlines, sessions and leases of the open sockets until it is stopped. */
export function watchSockets(parts: SocketParts, sockets: ReadonlySet<Socket>): { stop: () => Promise<unknown> } {
  const onError = (error: unknown) => parts.gateway.log.warn({ err: error }, 'sockets were not checked')
  const checking = setInterval(() => checkSockets(parts, sockets), CHECK_EVERY_MS).unref()
  const jobs = [
    repeat(() => closeEnded(parts, sockets), { name: 'socket sessions', everyMs: SESSIONS_EVERY_MS, onError }),
    repeat(() => renewConnected(parts, sockets), { name: 'socket leases', everyMs: RENEW_EVERY_MS, onError }),
  ]
  return {
    stop: () => {
      clearInterval(checking)
      return Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
