// Preloaded into every child, so that a server that Next closes drains first, as ours do. `close` alone resets idle
// connections that clients are about to use.
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { drainServer, isDraining } from '@fanfare/kernel/net/drain-server.ts'

const GRACE_MS = 500

const adopted = new WeakSet<Server>()

function closeAfterDrain(server: Server) {
  const close = server.close.bind(server)
  server.close = (done) => {
    if (isDraining(server)) return close(done)
    void drainServer(server, GRACE_MS, { untilUnused: true }).then(() => close(done))
    return server
  }
}

subscribe('http.server.request.start', (message) => {
  const { server } = message as { server: Server }
  if (adopted.has(server)) return
  adopted.add(server)
  closeAfterDrain(server)
})
