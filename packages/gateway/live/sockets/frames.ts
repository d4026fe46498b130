import { CODES, type CodeName } from '@fanfare/contract/codes.ts'
import { PRIVATE_TOPICS, SOCKET_CLOSES, type ServerFrame } from '@fanfare/contract/realtime.ts'
import { encodeFrame, type Socket, type SocketParts } from './socket.ts'
import { endReplay, type Subscription } from './topic-hub.ts'
import { clientFrameSchema, type ClientFrame } from '@fanfare/contract/client-frame.ts'
import { runTraced } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { authenticate, hashToken } from '#gateway/accounts/tokens.ts'
import { takeLease } from '#gateway/live/db/live-leases.ts'

/** The lease of a user outlasts the last socket by 10 to 15 minutes. */
export const LEASE_MS = 15 * 60_000

type Parts = Pick<SocketParts, 'gateway' | 'limits'>

/** Sends bytes of a frame. A client that leaves too much unread is disconnected: its close frame would wait behind the rest. */
export function sendBytes({ gateway: { metrics }, limits }: Parts, socket: Socket, bytes: Buffer) {
  if (socket.isClosing) return
  const { connection } = socket
  if (connection.bufferedAmount > limits.bufferedBytes) {
    socket.isClosing = true
    socket.closedAs = 'slow'
    connection.terminate()
    return
  }
  metrics.socketFrames.inc({ direction: 'out' })
  connection.send(bytes, { binary: false })
}

const sendFrame = (parts: Parts, socket: Socket, frame: ServerFrame) => sendBytes(parts, socket, encodeFrame(frame))

/** Tells the client why its frame has no effect. */
export const refuseFrame = (parts: Parts, socket: Socket, code: CodeName, topic?: string) =>
  sendFrame(parts, socket, {
    op: 'refused',
    ...(topic === undefined ? {} : { topic }),
    data: { code: CODES[code].code },
  })

/** Closes a socket; a client that does not answer the close frame in time is disconnected. */
export function closeSocket({ limits }: Pick<Parts, 'limits'>, socket: Socket, code: number) {
  if (socket.isClosing) return
  socket.isClosing = true
  socket.closedAs = String(code)
  const { connection } = socket
  connection.close(code)
  setTimeout(() => connection.terminate(), limits.closeMs).unref()
}

const isPrivate = (topic: string) => PRIVATE_TOPICS.some((name) => name === topic)

/** The user of a private socket's topics; empty for public topics. */
const userOf = ({ session }: Socket) => session?.userId ?? ''

/**
 * Subscribes to a topic, or again from another `since` on. Answers `ready` with the `seq` after which events follow, then
 * the missed events, or `gap` if they cannot be replayed (contract §11).
 */
async function subscribeSocket(
  parts: SocketParts,
  socket: Socket,
  { topic, since = null }: { topic: string; since?: number | null | undefined },
) {
  const { hub, limits } = parts
  if (isPrivate(topic) !== (socket.kind === 'private')) return refuseFrame(parts, socket, 'MALFORMED', topic)
  if (socket.kind === 'private' && socket.session === null) return refuseFrame(parts, socket, 'LOGIN_NEEDED', topic)
  unsubscribeSocket(parts, socket, topic)
  if (socket.subscriptions.size >= limits.subscriptions) return closeSocket(parts, socket, SOCKET_CLOSES.tooMany)
  const subscription: Subscription = {
    send: (frame) => sendBytes(parts, socket, frame),
    seq: null,
    waiting: [],
  }
  socket.subscriptions.set(topic, subscription)
  await parts.tailing()
  // The socket may have closed during the wait, which removed its subscriptions.
  if (socket.isClosing) return
  hub.add(topic, userOf(socket), subscription)
  const { seq, missed } = await parts.findPlace({ topic, userId: userOf(socket), since })
  sendFrame(parts, socket, { op: 'ready', topic, seq: missed === null ? seq : (since ?? seq) })
  if (since !== null && missed === null) sendFrame(parts, socket, { op: 'gap', topic, seq })
  for (const event of missed ?? []) sendBytes(parts, socket, encodeFrame({ op: 'event', topic, ...event }))
  endReplay(subscription, seq)
}

export function unsubscribeSocket({ hub }: SocketParts, socket: Socket, topic: string) {
  const subscription = socket.subscriptions.get(topic)
  if (subscription === undefined) return
  socket.subscriptions.delete(topic)
  hub.remove(topic, userOf(socket), subscription)
}

/**
 * Signs a private socket in, or renews its token, which must be the same user's. From the answer on, the user's events are
 * recorded. A refused token closes the socket with 4003.
 */
async function authenticateSocket(parts: SocketParts, socket: Socket, token: string) {
  const { checkCredentials, clock, db } = parts.gateway
  const shown = { nonce: null, token: { tokenHash: hashToken(token), kind: 'access' as const } }
  const { token: found } = await checkCredentials(shown)
  const now = clock.now()
  const { caller, refusal } = authenticate(found, now)
  const isOther = socket.session !== null && socket.session.userId !== caller?.userId
  if (caller === null || found === undefined || isOther) {
    refuseFrame(parts, socket, refusal ?? 'LOGGED_OUT')
    return closeSocket(parts, socket, SOCKET_CLOSES.tokenRefused)
  }
  const { userId, familyId } = caller
  await takeLease(db, { userId, topics: PRIVATE_TOPICS, until: now + LEASE_MS, now })
  socket.session = { userId, familyId, expiresAt: found.expiresAt }
  sendFrame(parts, socket, { op: 'ready' })
}

async function handleFrame(parts: SocketParts, socket: Socket, frame: ClientFrame) {
  switch (frame.op) {
    case 'auth':
      if (socket.kind === 'public') return refuseFrame(parts, socket, 'MALFORMED')
      return authenticateSocket(parts, socket, frame.data.token)
    case 'subscribe':
      return subscribeSocket(parts, socket, frame)
    case 'unsubscribe':
      return unsubscribeSocket(parts, socket, frame.topic)
    case 'ping':
      return sendFrame(parts, socket, { op: 'pong' })
    case 'pong':
  }
}

const SECOND_MS = 1_000

/** Counts a frame, also a ping or pong of the protocol. False: the client sends too many. */
export function countFrame({ limits, gateway }: Pick<SocketParts, 'limits' | 'gateway'>, socket: Socket) {
  gateway.metrics.socketFrames.inc({ direction: 'in' })
  const now = performance.now()
  socket.heardAt = now
  if (now - socket.countedFrom >= SECOND_MS) {
    socket.countedFrom = now
    socket.frames = 0
  }
  socket.frames += 1
  return socket.frames <= limits.mostFrames
}

/** null when the text is not a frame of the contract. */
function readFrame(text: string) {
  try {
    return clientFrameSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Processes a message after those before it. */
export function receiveFrame(parts: SocketParts, socket: Socket, data: Buffer, isBinary: boolean) {
  if (socket.isClosing) return
  const { limits, gateway } = parts
  if (isBinary) return closeSocket(parts, socket, SOCKET_CLOSES.binary)
  if (!countFrame(parts, socket) || socket.waiting >= limits.waitingFrames)
    return closeSocket(parts, socket, SOCKET_CLOSES.tooMany)
  const frame = readFrame(data.toString())
  if (frame === null) {
    refuseFrame(parts, socket, 'MALFORMED')
    socket.malformedFrames += 1
    if (socket.malformedFrames > limits.malformedFrames) closeSocket(parts, socket, SOCKET_CLOSES.tooMany)
    return
  }
  socket.waiting += 1
  socket.processed = socket.processed
    .then(() => {
      if (socket.isClosing) return
      return runTraced(`socket ${frame.op}`, () => handleFrame(parts, socket, frame))
    })
    .catch((error: unknown) => {
      gateway.log.warn({ err: error }, 'a frame of a socket was not processed')
      closeSocket(parts, socket, SOCKET_CLOSES.tryLater)
    })
    .finally(() => {
      socket.waiting -= 1
    })
}
