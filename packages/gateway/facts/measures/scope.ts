import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { UserFacts } from '../user-facts.ts'
import type { Tally } from './tally.ts'

/** The data that a measure may read. */
export interface MeasureScope {
  facts: UserFacts
  /** [start, end) in ms. null when the user has not joined, and the window begins with the join. */
  window: { start: number; end: number } | null
  /** Why a fact of that time does not count, null if it does. */
  timeReason: (at: number) => ReasonCode | null
}

/** A pure function from facts to counted and excluded facts. */
export type Measure<Scope extends MeasureScope = MeasureScope> = (scope: Scope) => Tally
