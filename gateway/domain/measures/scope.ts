import type { TaskDefinition } from '#activities/schema.ts'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import type { TaskWindow } from '../windows/window.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import type { Tally } from './tally.ts'

/** What a measure may look at. */
export interface MeasureScope {
  task: TaskDefinition
  activityId: string
  facts: UserFacts
  /** null: has not joined, and the period begins with the join. */
  window: TaskWindow | null
  /** Why a fact of that time does not count, null if it does. */
  timeReason: (at: number) => ReasonCode | null
}

/** Pure: facts in, what counts and what does not out. */
export type Measure = (scope: MeasureScope) => Tally
