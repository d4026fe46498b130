import type { WebSocket } from 'ws'
import { CODES, type CodeName } from '@fanfare/contract/codes.ts'
import type { ServerFrame, SOCKET_PATHS } from '@fanfare/contract/realtime.ts'
import type { Subscription, TopicHub } from './topic-hub.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { LivePlace, LivePlaceRequest } from '#gateway/live/db/live-events.ts'
import type { SocketLimits } from '#gateway/limits.ts'

export type SocketKind = keyof typeof SOCKET_PATHS

/** The parts that all sockets of an instance share. */
export interface SocketParts {
  gateway: GatewayContext
  limits: SocketLimits
  hub: TopicHub
  /** Batched: thousands of clients subscribe at once after a restart. */
  findPlace: (request: LivePlaceRequest) => Promise<LivePlace>
  /** Resolves when the hub gets every event that is committed from now on. */
  tailing: () => Promise<void>
}

/** The bytes of a frame, made once for all sockets that get it. */
export const encodeFrame = (frame: ServerFrame) => Buffer.from(JSON.stringify(frame))

const SECOND_MS = 1_000

/** One open socket. All times but the session's are ms of the monotonic clock. */
export class Socket {
  readonly parts: SocketParts
  readonly kind: SocketKind
  /** Of the signed-in user of a private socket. `expiresAt`: of the access token, ms since the epoch. */
  session: { userId: string; familyId: string; expiresAt: number } | null = null
  /** By topic. */
  readonly subscriptions = new Map<string, Subscription>()
  readonly openedAt = performance.now()
  /** When the last frame arrived. */
  heardAt = this.openedAt
  pingedAt = this.openedAt
  malformedFrames = 0
  /** Frames that were received and are not processed yet; they are processed in their order. */
  waiting = 0
  processed = Promise.resolve()
  isClosing = false
  /** Why the gateway closed it, as a label of metrics; null when the client did. */
  closedAs: string | null = null
  readonly #connection: WebSocket
  /** Frames of the second that began at `#countedFrom`. */
  #frames = 0
  #countedFrom = this.openedAt

  constructor(parts: SocketParts, kind: SocketKind, connection: WebSocket) {
    this.parts = parts
    this.kind = kind
    this.#connection = connection
  }

  /** The user of a private socket's topics; empty for public topics. */
  get userId() {
    return this.session?.userId ?? ''
  }

  /** Sends bytes of a frame. A client that leaves too much unread is disconnected: its close frame would wait behind the rest. */
  sendBytes(bytes: Buffer) {
    if (this.isClosing) return
    const { gateway, limits } = this.parts
    if (this.#connection.bufferedAmount > limits.bufferedBytes) {
      this.isClosing = true
      this.closedAs = 'slow'
      this.#connection.terminate()
      return
    }
    gateway.metrics.socketFrames.inc({ direction: 'out' })
    this.#connection.send(bytes, { binary: false })
  }

  send(frame: ServerFrame) {
    this.sendBytes(encodeFrame(frame))
  }

  /** Tells the client why its frame has no effect. */
  refuse(code: CodeName, topic?: string) {
    this.send({ op: 'refused', topic, data: { code: CODES[code].code } })
  }

  /** A client that does not answer the close frame in time is disconnected. */
  close(code: number) {
    if (this.isClosing) return
    this.isClosing = true
    this.closedAs = String(code)
    this.#connection.close(code)
    setTimeout(() => this.#connection.terminate(), this.parts.limits.closeMs).unref()
  }

  /** Counts a frame, also a ping or pong of the protocol. False: the client sends too many. */
  countFrame() {
    const { gateway, limits } = this.parts
    gateway.metrics.socketFrames.inc({ direction: 'in' })
    this.heardAt = performance.now()
    if (this.heardAt - this.#countedFrom >= SECOND_MS) {
      this.#countedFrom = this.heardAt
      this.#frames = 0
    }
    this.#frames += 1
    return this.#frames <= limits.mostFrames
  }
}
