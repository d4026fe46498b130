import type { TaskDefinition } from '#activities/schema.ts'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import type { TaskWindow } from '../windows/window.ts'
import type { UserFacts } from '../../../facts/user-facts.ts'
import type { Tally } from './tally.ts'

/** The data that a measure may read. */
export interface MeasureScope {
  task: TaskDefinition
  activityId: string
  facts: UserFacts
  /** null: the user has not joined, and the period begins with the join. */
  window: TaskWindow | null
  /** Why a fact of that time does not count, null if it does. */
  timeReason: (at: number) => ReasonCode | null
}

/** A pure function from facts to counted and excluded facts. */
export type Measure = (scope: MeasureScope) => Tally
