import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Exchange = { server: Server; response: ServerResponse; socket: Socket }

const LOOK_EVERY_MS = 25

const connections = new WeakMap<Server, Set<Socket>>()
/** The last answer of a connection: with pipelining, the connection may end after it. */
const lastAnswers = new WeakMap<Socket, ServerResponse>()
const draining = new WeakSet<Server>()

function announceClose(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function remember(server: Server, socket: Socket) {
  const sockets = connections.get(server) ?? new Set<Socket>()
  connections.set(server, sockets.add(socket))
  socket.once('close', () => sockets.delete(socket))
}

subscribe('http.server.request.start', (message) => {
  const { server, response, socket } = message as Exchange
  if (!lastAnswers.has(socket)) remember(server, socket)
  lastAnswers.set(socket, response)
  if (draining.has(server)) announceClose(response)
})

// Closes a connection whose last head was sent before the shutdown began, and so could not announce it.
subscribe('http.server.response.finish', (message) => {
  const { server, socket } = message as Exchange
  if (draining.has(server) && !server.listening) socket.destroySoon()
})

export const isDraining = (server: Server) => draining.has(server)

const countOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/**
 * Prepares a server for `close`: for `graceMs` it keeps accepting and answering, and closes each connection with its next
 * answer (`Connection: close`), so that no reused connection is reset. Connections that are left afterwards have been
 * idle since; `close` ends them. With `untilUnused` it returns as soon as no connection is left.
 */
export async function drainServer(server: Server, graceMs: number, { untilUnused = false } = {}) {
  draining.add(server)
  for (const socket of connections.get(server) ?? []) {
    const response = lastAnswers.get(socket)
    if (response && !response.writableEnded) announceClose(response)
  }
  const end = performance.now() + graceMs
  while (performance.now() < end && !(untilUnused && (await countOf(server)) === 0)) await sleep(LOOK_EVERY_MS)
}
