import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { SOCKET_CLOSES, SOCKET_PROTOCOL } from '@fanfare/contract/realtime.ts'
import { runTraced } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { SOCKET_LIMITS, type SocketLimits } from '#gateway/limits.ts'
import { findLivePlaces, type LivePlaceRequest } from '#gateway/live/db/live-events.ts'
import { createBatcher } from '#gateway/util/batcher.ts'
import { countFrame, receiveFrame, closeSocket, unsubscribeSocket } from './receive-frame.ts'
import { createSocket, type SocketGateway, type SocketParts, type Socket, type SocketKind } from './socket.ts'
import { tailLiveEvents, createTopicHub } from './topic-hub.ts'
import { watchSockets } from './watch-sockets.ts'

/** Normal end, page left, no code, connection lost (RFC 6455 §7.4.1); a client may send any other code. */
const OF_CLIENTS = [1000, 1001, 1005, 1006]
const KNOWN: ReadonlySet<number> = new Set([...OF_CLIENTS, ...Object.values(SOCKET_CLOSES)])

/** A close code as a label of metrics. */
const closeLabel = (code: number) => (KNOWN.has(code) ? String(code) : 'other')

const PLACES_AT_ONCE = 64

interface Upgrade {
  kind: SocketKind
  /** The client's, as limits count it. */
  address: string
  request: IncomingMessage
  stream: Duplex
  head: Buffer
}

export interface SocketServer {
  /** Whether this address, or the instance, has as many sockets as are allowed; null when it has not. */
  fullFor: (address: string) => 'address' | 'instance' | null
  /** Completes an upgrade whose origin and subprotocol are checked. */
  accept: (upgrade: Upgrade) => void
  /** Closes all sockets with 1012. */
  stop: () => Promise<void>
}

/** The sockets of one instance (contract §11, ADR 0067). It reads events while it has had a socket. */
export function createSocketServer(gateway: SocketGateway, changes: Partial<SocketLimits> = {}): SocketServer {
  const limits = { ...SOCKET_LIMITS, ...changes }
  const sockets = new Set<Socket>()
  const addresses = new Map<string, number>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: () => SOCKET_PROTOCOL,
  })
  const hub = createTopicHub()
  let tail: ReturnType<typeof tailLiveEvents> | null = null
  const parts: SocketParts = {
    gateway,
    limits,
    hub,
    findPlace: createBatcher({
      run: (requests: readonly LivePlaceRequest[]) => findLivePlaces(gateway.db, requests, limits.replayed),
      concurrency: 1,
      maxBatchSize: PLACES_AT_ONCE,
      isFatal: isDatabaseGone,
    }),
    tailing: () => (tail ??= tailLiveEvents(gateway, hub)).started,
  }
  const watch = watchSockets(parts, sockets)

  function open({ kind, address }: Upgrade, connection: WebSocket) {
    const socket = createSocket(kind, connection)
    sockets.add(socket)
    addresses.set(address, (addresses.get(address) ?? 0) + 1)
    gateway.metrics.sockets.inc({ kind })
    const closed = Promise.withResolvers<string>()
    void runTraced(`socket ${kind}`, () => closed.promise)
    connection.on('message', (data: Buffer, isBinary) => receiveFrame(parts, socket, data, isBinary))
    const count = () => {
      if (!socket.isClosing && !countFrame(parts, socket)) closeSocket(parts, socket, SOCKET_CLOSES.tooMany)
    }
    connection.on('ping', count)
    connection.on('pong', count)
    // A frame that breaks the protocol; `ws` closes the connection itself.
    connection.on('error', () => undefined)
    connection.on('close', (code) => {
      socket.isClosing = true
      sockets.delete(socket)
      const left = (addresses.get(address) ?? 1) - 1
      if (left > 0) addresses.set(address, left)
      else addresses.delete(address)
      for (const topic of socket.subscriptions.keys()) unsubscribeSocket(parts, socket, topic)
      gateway.metrics.sockets.dec({ kind })
      const label = socket.closedAs ?? closeLabel(code)
      gateway.metrics.socketCloses.inc({ code: label })
      closed.resolve(label)
    })
  }

  return {
    fullFor: (address) => {
      if (sockets.size >= limits.sockets) return 'instance'
      return (addresses.get(address) ?? 0) >= limits.socketsOfAddress ? 'address' : null
    },
    accept: (upgrade) =>
      server.handleUpgrade(upgrade.request, upgrade.stream, upgrade.head, (connection) => open(upgrade, connection)),
    stop: async () => {
      for (const socket of sockets) closeSocket(parts, socket, SOCKET_CLOSES.restart)
      await Promise.all([watch.stop(), tail?.stop()])
    },
  }
}
