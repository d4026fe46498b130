import type { Generated, JSONColumnType, ColumnType } from 'kysely'
import type { DeliveryState, DeliveryTry } from '@fanfare/contract/staff/webhooks.ts'
import type { AccountsTables } from './tables/accounts.ts'
import type { ActivitiesTables } from './tables/activities.ts'
import type { AgentsTables } from './tables/agents.ts'
import type { BoardsTables } from './tables/boards.ts'
import type { DrawsTables } from './tables/draws.ts'
import type { FactsTables } from './tables/facts.ts'
import type { MailsTables } from './tables/mails.ts'
import type { MessagesTables } from './tables/messages.ts'
import type { PayoutsTables } from './tables/payouts.ts'
import type { RebatesTables } from './tables/rebates.ts'
import type { ResultsTables } from './tables/results.ts'
import type { RewardsTables } from './tables/rewards.ts'
import type { StaffTables } from './tables/staff.ts'
import type { TeamsTables } from './tables/teams.ts'
import type { Instant, Position } from './tables/columns.ts'

interface WebhooksTables {
  /** The state of an endpoint of policy, shared by all instances (docs/operators/payouts-and-webhooks.md). */
  webhookEndpoints: {
    endpointId: string
    /** Entries of the log from before are not sent. */
    since: Instant
    isOff: Generated<boolean>
    /** Since when no request has succeeded; null while it works. */
    failingSince: Instant | null
    lastSuccessAt: Instant | null
  }
  /** One entry of the log for one endpoint. */
  webhookDeliveries: {
    deliveryId: Generated<number>
    endpointId: string
    /** The same at every try: receivers drop what they have seen. */
    webhookId: string
    topic: string
    userId: string | null
    /** The JSON as it is sent. */
    body: string
    /** When the entry was written. */
    at: Instant
    state: DeliveryState
    /** Failed tries since it was last queued; the schedule of tries counts them. */
    attempts: Generated<number>
    tries: ColumnType<DeliveryTry[], string | undefined, string>
    /** Null unless it is WAITING. */
    nextAt: Instant | null
    /** The sender that has it until `nextAt`. */
    lease: string | null
  }
}

interface SiteTables {
  /** Used receipts of shares. */
  shares: {
    receipt: string
    userId: string
    activityId: string
    /** UTC days since the epoch. */
    day: number
    /** Position among the counted shares of the day, from 0; null when it does not count. */
    number: number | null
    at: Instant
  }
  /** ANA-3: an event of a page, without a user. */
  analyticsEvents: {
    id: Generated<string>
    /** A random number of one browser tab. */
    visit: string
    name: string
    page: string | null
    route: string
    locale: string
    activityId: string | null
    detail: JSONColumnType<Record<string, string | number>>
    /** How many of 100 visits sent events. */
    percent: number
    at: Instant
  }
}

interface SealsTables {
  /** Actions with their actors (D-26), append-only. */
  auditLog: {
    id: Generated<number>
    at: Instant
    actor: string
    action: string
    subject: string
    detail: JSONColumnType<Record<string, unknown>>
    position: Position
  }
  /** Lines of the audit log that a migration corrected after they were sealed, with the hashes of both texts, hex; append-only. */
  auditCorrections: {
    lineId: number
    leaf: string
    corrected: string
    at: Instant
  }
  /** A batch of rows of one stream, chained to the batch before it (ADR 0025); append-only. */
  seals: {
    stream: string
    seq: number
    /** The rows whose position is at least `fromPosition` and below `untilPosition`. */
    fromPosition: number
    untilPosition: number
    rowCount: number
    /** JSON array of text: which row each leaf belongs to. */
    names: string
    /** 32 bytes per row: SHA-256 of its text. */
    leaves: Buffer
    /** Hex SHA-256 of leaves and names. */
    root: string
    /** The hash of the seal before it; the id of the database for the first. */
    previous: string
    sealedAt: Instant
    hash: string
  }
  /** One row: the id by which the anchor outside the database knows it. */
  sealOrigin: {
    databaseId: string
  }
}

interface LogTables {
  /** Entries are written in the transaction of their cause. Each reader follows them in the order of position and id (ADR 0033). */
  log: {
    position: Position
    id: Generated<number>
    topic: string
    userId: string | null
    payload: JSONColumnType<Record<string, unknown>>
    createdAt: Instant
  }
  /** The last entry of the log that a reader has handled. */
  logCursors: {
    reader: string
    position: Generated<number>
    id: Generated<number>
    /** Entries that were deleted before the reader had handled them. */
    lost: Generated<number>
    updatedAt: Instant
  }
}

interface LiveTables {
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

interface EvaluationTables {
  /** Why a user's tasks must be evaluated again: one row per cause, written in its transaction. See `QueuedUser`. */
  evaluationQueue: {
    entryId: Generated<number>
    userId: string
    dueAt: Instant
    /** When the row was written last. */
    queuedAt: Instant
    factAt: Instant | null
    heldAt: Instant | null
    earliestAt: Instant | null
  }
  /** How far the participants of a changed activity have been enqueued, in the order of their ids. */
  reevaluations: {
    activityId: string
    lastUserId: Generated<string>
    enqueued: Generated<number>
    total: number
    startedAt: Instant
    endedAt: Instant | null
  }
}

/** The tables of the database, by noun. `int8` and `numeric` are read as the types of `tables/columns.ts`. */
export interface Database
  extends
    AccountsTables,
    ActivitiesTables,
    AgentsTables,
    BoardsTables,
    DrawsTables,
    EvaluationTables,
    FactsTables,
    LiveTables,
    LogTables,
    MailsTables,
    MessagesTables,
    PayoutsTables,
    RebatesTables,
    ResultsTables,
    RewardsTables,
    SealsTables,
    SiteTables,
    StaffTables,
    TeamsTables,
    WebhooksTables {}
