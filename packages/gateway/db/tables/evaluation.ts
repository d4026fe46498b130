import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

export interface EvaluationTables {
  /** Why a user's tasks must be evaluated again, a row a cause; written in its transaction. See `QueuedUser`. */
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
