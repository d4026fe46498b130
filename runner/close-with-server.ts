// Preloaded into every child: a server that somebody else's code closes (Next's) ends as ours do. `close` alone resets the
// idle connections of clients that are about to use them.
import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { drainServer, isDraining } from '#lib/drain-server.ts'

const GRACE_MS = 500

const adopted = new WeakSet<Server>()

function closeAfterDrain(server: Server): void {
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
