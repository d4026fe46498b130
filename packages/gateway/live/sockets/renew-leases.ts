import { renewLeases } from '#gateway/live/db/live-leases.ts'
import { SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { closeSocket } from './send-frame.ts'
import type { Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'

/** The lease of a user outlasts the last socket by 10 to 15 minutes. */
export const LEASE_MS = 15 * 60_000
export const RENEW_EVERY_MS = 5 * 60_000

/** Renews the leases of all connected users. A socket whose lease has lapsed has missed events: it must connect anew. */
export async function renewConnected(parts: SocketParts, sockets: Iterable<Socket>): Promise<void> {
  const { clock, db } = parts.gateway
  const connected = [...sockets].filter(({ session }) => session !== null)
  const userIds = [...new Set(connected.flatMap(({ session }) => session?.userId ?? []))]
  if (userIds.length === 0) return
  const now = clock.now()
  const renewed = await renewLeases(db, userIds, { until: now + LEASE_MS, now })
  for (const socket of connected)
    if (!renewed.has(socket.session?.userId ?? '')) closeSocket(parts, socket, SOCKET_CLOSES.restart)
}
