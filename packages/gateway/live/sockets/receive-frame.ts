import { clientFrameSchema, type ClientFrame } from '@fanfare/contract/client-frame.ts'
import { PRIVATE_TOPICS, SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { runTraced } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { authenticate } from '#gateway/accounts/authenticate.ts'
import { hashToken } from '#gateway/accounts/tokens.ts'
import { takeLease } from '#gateway/live/db/live-leases.ts'
import { LEASE_MS } from './watch-sockets.ts'
import { closeSocket, refuseFrame, sendFrame } from './send-frame.ts'
import type { SocketParts } from './socket-parts.ts'
import type { Socket } from './socket.ts'
import { subscribeSocket, unsubscribeSocket } from './subscribe-socket.ts'

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

/** Performs one frame of a client. */
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

/** null when the text is no frame of the contract. */
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
