import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './columns.ts'

export interface LiveTables {
  /** The last `seq` of each topic of the sockets; `userId` is empty for a public topic (ADR 0067). */
  liveTopics: {
    topic: string
    userId: string
    seq: number
  }
  /** The latest events of these topics, for all instances. */
  liveEvents: {
    id: Generated<number>
    topic: string
    userId: string
    seq: number
    data: JSONColumnType<Record<string, unknown>>
    at: Instant
  }
  /** Users with a private socket: only their events are recorded. */
  liveLeases: {
    userId: string
    until: Instant
  }
}
