import type { CodeName } from '@fanfare/contract/codes.ts'
import { SOCKET_CLOSES, SOCKET_PROTOCOL } from '@fanfare/contract/realtime.ts'
import { listEndedFamilies } from '#gateway/accounts/db/tokens.ts'
import { findLivePlaces, renewLeases, type LivePlaceRequest } from '#gateway/live/db/live-events.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { LEASE_MS, receiveFrame, unsubscribeSocket } from './frames.ts'
import { Socket, encodeFrame, type SocketKind, type SocketParts } from './socket.ts'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { runTraced } from '@fanfare/kernel/telemetry/trace-channels.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { SOCKET_LIMITS, type SocketLimits } from '#gateway/limits.ts'
import { createBatcher } from '#gateway/util/batcher.ts'
import { createTopicHub, tailLiveEvents } from './topic-hub.ts'

const PING = encodeFrame({ op: 'ping' })

/** Closes silent, unauthenticated and expired sockets, and pings the others. */
function checkSockets(parts: SocketParts, sockets: Iterable<Socket>) {
  const { limits, gateway } = parts
  const now = performance.now()
  for (const socket of sockets) {
    const { session } = socket
    if (now - socket.heardAt >= limits.silenceMs) socket.close(SOCKET_CLOSES.silent)
    else if (isAuthLate(socket, now)) socket.close(SOCKET_CLOSES.notAuthenticated)
    else if (session !== null && session.expiresAt <= gateway.clock.now()) endSession(socket, 'LOGGED_OUT')
    else if (now - socket.pingedAt >= limits.pingMs) {
      socket.pingedAt = now
      socket.sendBytes(PING)
    }
  }
}

/** An `auth` that arrived in time may wait for the database. */
const isAuthLate = ({ parts, kind, session, openedAt, waiting }: Socket, now: number) =>
  kind === 'private' && session === null && waiting === 0 && now - openedAt >= parts.limits.authMs

/** Closes the sockets whose session was ended on any instance. */
async function closeEnded(parts: SocketParts, sockets: Iterable<Socket>) {
  const connected = [...sockets].flatMap((socket) => (socket.session ? [{ socket, session: socket.session }] : []))
  if (connected.length === 0) return
  const ended = await listEndedFamilies(parts.gateway.db, [
    ...new Set(connected.map(({ session }) => session.familyId)),
  ])
  for (const { socket, session } of connected) {
    const reason = ended.get(session.familyId)
    // The client may have renewed its session since.
    if (reason === undefined || socket.session !== session) continue
    endSession(socket, reason === 'LOGOUT' ? 'LOGGED_OUT' : 'SESSION_ENDED')
  }
}

function endSession(socket: Socket, code: CodeName) {
  socket.refuse(code)
  socket.close(SOCKET_CLOSES.tokenRefused)
}

const RENEW_EVERY_MS = 5 * 60_000

/** Renews the leases of all connected users. A socket whose lease has lapsed has missed events, so it must connect again. */
async function renewConnected({ gateway: { clock, db } }: SocketParts, sockets: Iterable<Socket>) {
  const connected = [...sockets].filter(({ session }) => session !== null)
  const userIds = [...new Set(connected.map(({ userId }) => userId))]
  if (userIds.length === 0) return
  const now = clock.now()
  const renewed = await renewLeases(db, userIds, { until: now + LEASE_MS, now })
  for (const socket of connected) if (!renewed.has(socket.userId)) socket.close(SOCKET_CLOSES.restart)
}

const CHECK_EVERY_MS = 500
/** A socket closes within this time after its session was ended elsewhere. */
const SESSIONS_EVERY_MS = 2_000

/** Checks deadlines, sessions and leases of the open sockets until it is stopped. */
function watchSockets(parts: SocketParts, sockets: ReadonlySet<Socket>) {
  const { log } = parts.gateway
  const checking = setInterval(() => checkSockets(parts, sockets), CHECK_EVERY_MS).unref()
  const jobs = [
    repeat(() => closeEnded(parts, sockets), { name: 'socket sessions', everyMs: SESSIONS_EVERY_MS, log }),
    repeat(() => renewConnected(parts, sockets), { name: 'socket leases', everyMs: RENEW_EVERY_MS, log }),
  ]
  return {
    stop: () => {
      clearInterval(checking)
      return Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

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

export type SocketServer = ReturnType<typeof createSocketServer>

/** The sockets of one instance (contract §11, ADR 0067). It reads events from the first subscription on. */
export function createSocketServer(gateway: GatewayContext, changes: Partial<SocketLimits> = {}) {
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
    const socket = new Socket(parts, kind, connection)
    sockets.add(socket)
    addresses.set(address, (addresses.get(address) ?? 0) + 1)
    gateway.metrics.sockets.inc({ kind })
    const closed = Promise.withResolvers<string>()
    void runTraced(`socket ${kind}`, () => closed.promise)
    connection.on('message', (data: Buffer, isBinary) => receiveFrame(socket, data, isBinary))
    const count = () => {
      if (!socket.isClosing && !socket.countFrame()) socket.close(SOCKET_CLOSES.tooMany)
    }
    connection.on('ping', count)
    connection.on('pong', count)
    // A frame broke the protocol; `ws` closes the connection itself.
    connection.on('error', () => undefined)
    connection.on('close', (code) => {
      socket.isClosing = true
      sockets.delete(socket)
      const left = (addresses.get(address) ?? 1) - 1
      if (left > 0) addresses.set(address, left)
      else addresses.delete(address)
      for (const topic of socket.subscriptions.keys()) unsubscribeSocket(socket, topic)
      gateway.metrics.sockets.dec({ kind })
      const label = socket.closedAs ?? closeLabel(code)
      gateway.metrics.socketCloses.inc({ code: label })
      closed.resolve(label)
    })
  }

  return {
    /** Whether this address, or the instance, has as many sockets as are allowed; null when it has not. */
    fullFor: (address: string) => {
      if (sockets.size >= limits.sockets) return 'instance'
      return (addresses.get(address) ?? 0) >= limits.socketsOfAddress ? 'address' : null
    },
    /** Completes an upgrade whose origin and subprotocol are checked. */
    accept: (upgrade: Upgrade) =>
      server.handleUpgrade(upgrade.request, upgrade.stream, upgrade.head, (connection) => open(upgrade, connection)),
    /** Closes all sockets with 1012. */
    stop: async () => {
      for (const socket of sockets) socket.close(SOCKET_CLOSES.restart)
      await Promise.all([watch.stop(), tail?.stop()])
    },
  }
}
