import type { TaskDefinition } from '#activities/schema.ts'
import type { Cell } from '../facts/fact-slice.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import type { ActivityFrame, TaskWindow } from '../windows/window.ts'
import type { ReasonCode, TaskStatus } from '#lib/contract/enumerations.ts'
import type { TraceEntry } from '#lib/contract/task/task.ts'

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
  /** Cells to read more closely before this decision is right; empty: it is. */
  unclear: readonly Cell[]
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
  /**
   * When the target was reached, as an earlier decision by the same rules found out: taken where sums alone do not tell and
   * no earlier fact has arrived since.
   */
  knownCompletion?: number | null
}
