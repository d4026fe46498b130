import type { WebSocket } from 'ws'
import type { ServerFrame, SOCKET_PATHS } from '@fanfare/contract/realtime.ts'
import type { Subscription, TopicHub } from './topic-hub.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { LivePlace, LivePlaceRequest } from '#gateway/live/db/live-events.ts'
import type { SocketLimits } from '#gateway/limits.ts'

export type SocketKind = keyof typeof SOCKET_PATHS

/** The signed-in user of a private socket. */
interface SocketSession {
  userId: string
  familyId: string
  /** Of the access token, ms since the epoch. */
  expiresAt: number
}

/** One open socket. All times but the session's are ms of the monotonic clock. */
export interface Socket {
  kind: SocketKind
  connection: WebSocket
  session: SocketSession | null
  /** By topic. */
  subscriptions: Map<string, Subscription>
  openedAt: number
  /** When the last frame arrived. */
  heardAt: number
  pingedAt: number
  /** Frames of the second that began at `countedFrom`. */
  frames: number
  countedFrom: number
  malformedFrames: number
  /** Frames that were received and are not processed yet; they are processed in their order. */
  waiting: number
  processed: Promise<void>
  isClosing: boolean
  /** Why the gateway closed it, as a label of metrics; null when the client did. */
  closedAs: string | null
}

export function createSocket(kind: SocketKind, connection: WebSocket): Socket {
  const now = performance.now()
  return {
    kind,
    connection,
    session: null,
    subscriptions: new Map(),
    openedAt: now,
    heardAt: now,
    pingedAt: now,
    frames: 0,
    countedFrom: now,
    malformedFrames: 0,
    waiting: 0,
    processed: Promise.resolve(),
    isClosing: false,
    closedAs: null,
  }
}

/** The bytes of a frame, made once for all sockets that get it. */
export const encodeFrame = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame))

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
