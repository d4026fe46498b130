import { PRIVATE_TOPICS, SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { closeSocket, refuseFrame, sendBytes, sendFrame } from './send-frame.ts'
import { encodeFrame, type Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'
import { endReplay, type Subscription } from './topic-hub.ts'

const isPrivate = (topic: string) => PRIVATE_TOPICS.some((name) => name === topic)

/** The user of a private socket's topics; empty for public topics. */
const userOf = ({ session }: Socket) => session?.userId ?? ''

/**
 * Subscribes to a topic, or again from another `since` on. Answers `ready` with the `seq` after which events follow, then
 * the missed events, or `gap` if they cannot be replayed (contract §11).
 */
export async function subscribeSocket(
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
