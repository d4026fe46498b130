import { repeat } from '#gateway/util/repeat.ts'
import { checkSockets, closeEnded } from './check-sockets.ts'
import { renewConnected, RENEW_EVERY_MS } from './renew-leases.ts'
import type { Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'

const CHECK_EVERY_MS = 500
/** Until a socket of a session that was ended elsewhere closes. */
const SESSIONS_EVERY_MS = 2_000

/** Checks deadlines, sessions and leases of the open sockets until it is stopped. */
export function watchSockets(parts: SocketParts, sockets: ReadonlySet<Socket>): { stop: () => Promise<unknown> } {
  const onError = (error: unknown): void => parts.gateway.log.warn({ err: error }, 'sockets were not checked')
  const checking = setInterval(() => checkSockets(parts, sockets), CHECK_EVERY_MS).unref()
  const jobs = [
    repeat(() => closeEnded(parts, sockets), { everyMs: SESSIONS_EVERY_MS, onError }),
    repeat(() => renewConnected(parts, sockets), { everyMs: RENEW_EVERY_MS, onError }),
  ]
  return {
    stop: () => {
      clearInterval(checking)
      return Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
