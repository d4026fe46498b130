import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayConfig } from '#gateway/config.ts'
import { DomainError, TooManyRequests } from '#gateway/util/domain-error.ts'
import { addressOf } from '#gateway/http/client-address.ts'
import { sendEnvelope } from '#gateway/http/envelope.ts'
import type { RateLimiter } from '#gateway/http/rate-limit.ts'
import { malformed } from '#gateway/http/read-input.ts'
import type { SocketKind } from '#gateway/live/sockets/socket.ts'
import type { SocketServer } from '#gateway/live/sockets/socket-server.ts'
import { SOCKET_PATHS, SOCKET_PROTOCOL } from '@fanfare/contract/realtime.ts'
import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'

const KINDS = Object.entries(SOCKET_PATHS) as [SocketKind, string][]
/** @assumed Many users may share an address, and their sockets end with time. ms */
const RETRY_MS = 30_000

/** Whether a request that wants to upgrade becomes a socket. Other requests are answered as if they had not asked. */
export const isSocketUpgrade = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) =>
  headers.upgrade?.toLowerCase() === 'websocket' && KINDS.some(([, path]) => path === url.split('?', 1)[0])

const isOffered = ({ headers }: FastifyRequest) =>
  (headers['sec-websocket-protocol'] ?? '').split(',').some((name) => name.trim() === SOCKET_PROTOCOL)

/** The origins of CORS; programs other than browsers send none. */
function isAllowedOrigin(config: GatewayConfig, { headers }: FastifyRequest) {
  const { origin, host } = headers
  if (origin !== undefined && config.allowedOrigins.includes(origin)) return true
  return isSameOrigin(config, { site: undefined, origin, host })
}

/** The two sockets (contract §11). A refused upgrade gets an envelope, as a call does. */
export function registerSockets(app: FastifyInstance, sockets: SocketServer, limiter: RateLimiter) {
  const { config } = app.gateway
  const upgrades = new WeakMap<IncomingMessage, { stream: Socket; head: Buffer }>()
  let isStopping = false

  app.server.on('upgrade', (request, stream, head) => {
    if (!(stream instanceof Socket)) return
    stream.on('error', () => undefined)
    upgrades.set(request, { stream, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(stream)
    response.on('finish', () => stream.destroySoon())
    app.routing(request, response)
  })
  for (const [kind, path] of KINDS)
    app.get(path, async (request, reply) => {
      limiter.byAddress(request, reply, null)
      await limiter.byCaller(request, reply, null, null)
      const upgrade = upgrades.get(request.raw)
      if (upgrade === undefined) throw malformed('upgrade', 'must be websocket')
      if (!isAllowedOrigin(config, request)) return sendEnvelope(reply, 'NOT_PERMITTED', null, 403)
      if (!isOffered(request)) throw malformed('sec-websocket-protocol', `must be ${SOCKET_PROTOCOL}`)
      const address = addressOf(request)
      const full = config.rateLimit ? sockets.fullFor(address) : null
      if (full === 'address') throw new TooManyRequests(RETRY_MS)
      if (full === 'instance' || isStopping) throw new DomainError('NOT_READY')
      reply.hijack()
      reply.raw.detachSocket(upgrade.stream)
      sockets.accept({ kind, address, request: request.raw, ...upgrade })
    })
  app.addHook('preClose', async () => {
    isStopping = true
    await sockets.stop()
  })
}
