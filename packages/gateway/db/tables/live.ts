import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './columns.ts'

/** The last `seq` of each topic of the sockets; `userId` is empty for a public topic (ADR 0067). */
export interface LiveTopicsTable {
  topic: string
  userId: string
  seq: number
}
/** The latest events of these topics, for all instances. */
export interface LiveEventsTable {
  id: Generated<number>
  topic: string
  userId: string
  seq: number
  data: JSONColumnType<Record<string, unknown>>
  at: Instant
}
/** Users with a private socket: only their events are recorded. */
export interface LiveLeasesTable {
  userId: string
  until: Instant
}

export interface LiveTables {
  liveTopics: LiveTopicsTable
  liveEvents: LiveEventsTable
  liveLeases: LiveLeasesTable
}
