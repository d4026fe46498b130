import type { TaskDefinition } from '#activities/schema.ts'
import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { ReasonCode, TaskStatus } from '#lib/contract/enumerations.ts'
import type { TraceEntry } from '#lib/contract/task/task.ts'

/** A friend who registered with my code, and what is known of them. */
export interface FriendFacts {
  userId: string
  registeredAt: number
  events: readonly PlatformEvent[]
}

/** Everything the rules may look at; in any order and free of duplicates by eventId. */
export interface UserFacts {
  registeredAt: number
  /** The invite code used at registration, by the site or by `user.registered`. */
  invitedByCode: string | null
  kolBinding: { code: string; boundAt: number } | null
  events: readonly PlatformEvent[]
  friends: readonly FriendFacts[]
}

/** The activity as the rules see it. Start inclusive, end exclusive. */
export interface ActivityFrame {
  activityId: string
  startTime: number
  endTime: number
  timeZone: string
  /** An unmet task ends UNSATISFIED this long after its window, so that late facts of the window still count. */
  dataDelaySeconds: number
  /** By task: when a later version gave it the rules it has now (ACT-9); the others have them from the beginning. */
  rulesSince?: Readonly<Record<string, number>>
}

/** [start, end) in ms; for EVERYDAY the day `periodKey`, cut to the activity and to the join. */
export interface TaskWindow {
  start: number
  end: number
}

/**
 * What the rules say about one task in one period, before anything of the ledger is known: COMPLETED here means "the
 * target is reached"; whether the budget still pays and whether it was claimed is the state's business.
 */
export interface Decision {
  status: Extract<TaskStatus, 'PENDING' | 'COMPLETED' | 'UNSATISFIED'>
  window: TaskWindow | null
  /** When the target was reached, by the facts' own times and never before the join; the same for any order of arrival. */
  completedAt: number | null
  /** completedAt + claimDays; where a later version made the rules, not before that + claimDays. */
  claimDeadline: number | null
  /** EVERYDAY: when the next day begins; null otherwise. */
  resetsAt: number | null
  /** Decimal strings; `current` may be negative for EARNINGS alone. */
  progress: { current: string; target: string; unit: string | null }
  reasonCode: ReasonCode | null
  /** Never empty. */
  trace: TraceEntry[]
}

export interface DecideInput {
  task: TaskDefinition
  /** `YYYY-MM-DD` for EVERYDAY, `-` otherwise. */
  periodKey: string
  activity: ActivityFrame
  facts: UserFacts
  /** null: has not joined. */
  appliedAt: number | null
  now: number
}
