import { Agent } from 'node:http'
import type { Duplex } from 'node:stream'

/** Half of the time for which our own gateway still answers after the signal to end (`packages/gateway/server.ts`). */
const WARM_MS = 250

/**
 * Connections to a server of ours that are used again. Such a server closes a connection only 65 s after its last answer, or when it
 * has been idle for the 0.5 s after the signal to end, in which every answer says that its connection closes (decision 0027). So
 * one that has just answered is not closing, and may carry a request that cannot be sent twice.
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
