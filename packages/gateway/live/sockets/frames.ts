import { PRIVATE_TOPICS, SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import type { Socket } from './socket.ts'
import { endReplay, type Subscription } from './topic-hub.ts'
import { clientFrameSchema, type ClientFrame } from '@fanfare/contract/client-frame.ts'
import { runTraced } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { authenticate, hashToken } from '#gateway/accounts/tokens.ts'
import { takeLease } from '#gateway/live/db/live-events.ts'

/** The lease of a user outlasts the last socket by 10 to 15 minutes. */
export const LEASE_MS = 15 * 60_000

const isPrivate = (topic: string) => PRIVATE_TOPICS.some((name) => name === topic)

/**
 * Subscribes to a topic, or again from another `since` on. Answers `ready` with the `seq` after which events follow, then
 * the missed events, or `gap` if they cannot be replayed (contract §11).
 */
async function subscribeSocket(
  socket: Socket,
  { topic, since = null }: { topic: string; since?: number | null | undefined },
) {
  const { hub, limits, tailing, findPlace } = socket.parts
  if (isPrivate(topic) !== (socket.kind === 'private')) return socket.refuse('MALFORMED', topic)
  if (socket.kind === 'private' && socket.session === null) return socket.refuse('LOGIN_NEEDED', topic)
  unsubscribeSocket(socket, topic)
  if (socket.subscriptions.size >= limits.subscriptions) return socket.close(SOCKET_CLOSES.tooMany)
  const subscription: Subscription = {
    send: (frame) => socket.sendBytes(frame),
    seq: null,
    waiting: [],
  }
  socket.subscriptions.set(topic, subscription)
  await tailing()
  // The socket may have closed during the wait, which removed its subscriptions.
  if (socket.isClosing) return
  const { userId } = socket
  hub.add(topic, userId, subscription)
  const { seq, missed } = await findPlace({ topic, userId, since })
  socket.send({ op: 'ready', topic, seq: missed === null ? seq : (since ?? seq) })
  if (since !== null && missed === null) socket.send({ op: 'gap', topic, seq })
  for (const event of missed ?? []) socket.send({ op: 'event', topic, ...event })
  endReplay(subscription, seq)
}

export function unsubscribeSocket({ parts, subscriptions, userId }: Socket, topic: string) {
  const subscription = subscriptions.get(topic)
  if (subscription === undefined) return
  subscriptions.delete(topic)
  parts.hub.remove(topic, userId, subscription)
}

/**
 * Signs a private socket in, or renews its token, which must be the same user's. From the answer on, the user's events are
 * recorded. A refused token closes the socket with 4003.
 */
async function authenticateSocket(socket: Socket, token: string) {
  const { checkCredentials, clock, db } = socket.parts.gateway
  const shown = { nonce: null, token: { tokenHash: hashToken(token), kind: 'access' as const } }
  const { token: found } = await checkCredentials(shown)
  const now = clock.now()
  const { caller, refusal } = authenticate(found, now)
  const isOther = socket.session !== null && socket.session.userId !== caller?.userId
  if (caller === null || found === undefined || isOther) {
    socket.refuse(refusal ?? 'LOGGED_OUT')
    return socket.close(SOCKET_CLOSES.tokenRefused)
  }
  const { userId, familyId } = caller
  await takeLease(db, { userId, topics: PRIVATE_TOPICS, until: now + LEASE_MS, now })
  socket.session = { userId, familyId, expiresAt: found.expiresAt }
  socket.send({ op: 'ready' })
}

async function handleFrame(socket: Socket, frame: ClientFrame) {
  switch (frame.op) {
    case 'auth':
      if (socket.kind === 'public') return socket.refuse('MALFORMED')
      return authenticateSocket(socket, frame.data.token)
    case 'subscribe':
      return subscribeSocket(socket, frame)
    case 'unsubscribe':
      return unsubscribeSocket(socket, frame.topic)
    case 'ping':
      return socket.send({ op: 'pong' })
    case 'pong':
  }
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
export function receiveFrame(socket: Socket, data: Buffer, isBinary: boolean) {
  if (socket.isClosing) return
  const { limits, gateway } = socket.parts
  if (isBinary) return socket.close(SOCKET_CLOSES.binary)
  if (!socket.countFrame() || socket.waiting >= limits.waitingFrames) return socket.close(SOCKET_CLOSES.tooMany)
  const frame = readFrame(data.toString())
  if (frame === null) {
    socket.refuse('MALFORMED')
    socket.malformedFrames += 1
    if (socket.malformedFrames > limits.malformedFrames) socket.close(SOCKET_CLOSES.tooMany)
    return
  }
  socket.waiting += 1
  socket.processed = socket.processed
    .then(() => {
      if (socket.isClosing) return
      return runTraced(`socket ${frame.op}`, () => handleFrame(socket, frame))
    })
    .catch((error: unknown) => {
      gateway.log.warn({ err: error }, 'a frame of a socket was not processed')
      socket.close(SOCKET_CLOSES.tryLater)
    })
    .finally(() => {
      socket.waiting -= 1
    })
}
