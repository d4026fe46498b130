import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { Cell } from '../../../facts/fact-slice.ts'
import type { UserFacts } from '../../../facts/user-facts.ts'
import type { ActivityFrame } from '../../../activities/definition/activity-in-play.ts'
import type { TaskWindow } from '../windows/window.ts'
import type { ReasonCode, TaskStatus } from '@fanfare/contract/enumerations.ts'
import type { TraceEntry } from '@fanfare/contract/task/task.ts'

/**
 * The result of the rules for one task in one period, without the ledger. COMPLETED means that the target is reached; the stored state
 * tells whether the budget could pay and whether the reward was claimed. `readonly` fields are computed when they are read.
 */
export interface Decision {
  status: Extract<TaskStatus, 'PENDING' | 'COMPLETED' | 'UNSATISFIED'>
  window: TaskWindow | null
  /** When the target was reached, by `occurredAt` and never before the join; the same for any order of arrival. */
  completedAt: number | null
  /** `claimDays` after `completedAt`, or after the version that introduced the current rules if that is later. */
  claimDeadline: number | null
  /** EVERYDAY: when the next day begins; null otherwise. */
  readonly resetsAt: number | null
  /** Decimal strings; only EARNINGS may have a negative `current`. */
  readonly progress: { current: string; target: string; unit: string | null }
  reasonCode: ReasonCode | null
  /** Never empty. */
  readonly trace: TraceEntry[]
  /** Cells to read in more detail before this decision is certain; empty: it is. */
  unclear: readonly Cell[]
}

export interface DecideInput {
  task: TaskDefinition
  /** `YYYY-MM-DD` for EVERYDAY, `-` otherwise. */
  periodKey: string
  activity: ActivityFrame
  facts: UserFacts
  /** null when the user has not joined. */
  appliedAt: number | null
  now: number
  /**
   * The `completedAt` of an earlier decision by the same rules. It is reused if sums alone do not tell the time and no fact
   * from before it has arrived since.
   */
  knownCompletion?: number | null
}
