import { Agent } from 'node:http'
import type { Duplex } from 'node:stream'

/** Half of the time for which our own gateway still answers after the signal to end (`packages/gateway/server.ts`). */
const WARM_MS = 250

/**
 * Reuses connections to a server of ours. It closes a connection 65 s after its last answer or, after the signal to end, when
 * idle for 0.5 s, in which every answer says that its connection closes (decision 0027). So a connection that has just answered
 * is not closing, and may carry a request that cannot be sent twice.
 */
export class WarmAgent extends Agent {
  readonly #freedAt = new WeakMap<Duplex, number>()

  constructor() {
    super({ keepAlive: true })
  }

  override keepSocketAlive(socket: Duplex) {
    this.#freedAt.set(socket, performance.now())
    return super.keepSocketAlive(socket)
  }

  /** Closes connections that have been idle for longer, so that the next request gets a warm or a new one. */
  dropCold() {
    const since = performance.now() - WARM_MS
    for (const sockets of Object.values(this.freeSockets)) {
      for (const socket of sockets ?? []) {
        // The longest idle one comes first.
        if ((this.#freedAt.get(socket) ?? 0) > since) break
        socket.destroy()
      }
    }
  }
}
