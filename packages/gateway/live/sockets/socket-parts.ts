import type { GatewayContext } from '#gateway/context.ts'
import type { LivePlace, LivePlaceRequest } from '#gateway/live/db/live-events.ts'
import type { SocketLimits } from '#gateway/limits.ts'
import type { TopicHub } from './topic-hub.ts'

export type SocketGateway = Pick<
  GatewayContext,
  'checkCredentials' | 'clock' | 'config' | 'db' | 'log' | 'logSignals' | 'metrics' | 'redis'
>

/** The parts that all sockets of an instance share. */
export interface SocketParts {
  gateway: SocketGateway
  limits: SocketLimits
  hub: TopicHub
  /** Batched: thousands of clients subscribe at once after a restart. */
  findPlace: (request: LivePlaceRequest) => Promise<LivePlace>
  /** Resolves when the hub gets every event that is committed from now on. */
  tailing: () => Promise<void>
}
