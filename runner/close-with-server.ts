// Preloaded into every child: a connection that was busy when its server stopped listening would be kept for more
// requests, and who keeps asking on it (the front, of Next) would keep the server from ending.
import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { server: Server; response: ServerResponse; socket: Socket }

subscribe('http.server.request.start', (message) => {
  const { server, response } = message as Exchange
  if (!server.listening) response.setHeader('connection', 'close')
})
subscribe('http.server.response.finish', (message) => {
  const { server, socket } = message as Exchange
  if (!server.listening) socket.destroySoon()
})
