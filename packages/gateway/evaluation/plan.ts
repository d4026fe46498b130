import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import type { SourceStateChange } from '#gateway/rewards/db/source-states.ts'
import type { Score } from '../engines/engine.ts'
import type { Cell } from '../facts/fact-slice.ts'

/** When a reward was earned, and until when it can be claimed; null when it is granted without a claim. */
export interface Earned extends SourceKey {
  earnedAt: number
  claimDeadline: number | null
}

/** The same for a reward that waits for a claim. */
interface Claimable extends Earned {
  claimDeadline: number
}

export interface Earning extends Earned {
  asset: string
  quantity: string
  wasSoldOut: boolean
  /** The source was UNSATISFIED, and a fact that arrived late earns it. */
  wasMissed: boolean
  isLowerable: boolean
}

export interface DueGrant extends SourceKey {
  reward: RewardDefinition
}

/** A granted reward that the facts give to another source of its kind, or to none, because an earlier fact arrived after it was decided. */
export interface DueCorrection {
  granted: SourceKey
  /** null: the facts earn none. */
  wanted: Earning | null
}

interface MovedReward extends Claimable {
  isUnearned: boolean
}

/** The changes that evaluating a user must write. */
export interface EvaluationPlan {
  /** Rows to insert, because they do not exist yet and a change follows. */
  open: SourceKey[]
  /** Rewards to reserve, the earliest earned first, so that the order of arrival does not decide a budget. */
  reserve: Earning[]
  /** Rewards that were earned, but whose claim deadline passed before they were reserved. */
  late: Earning[]
  /** Rewards whose times the facts moved, or that they do not earn any more. */
  move: MovedReward[]
  /** Reservations whose claim deadline passed. */
  expire: Claimable[]
  /** Reservations without a claim that the facts give to another source. */
  withdraw: Earned[]
  /** Granted rewards that the facts give to another source. */
  correct: DueCorrection[]
  /** Changes of status that need no budget. */
  change: SourceStateChange[]
  /** Of these, sources that were missed. */
  missed: SourceKey[]
  /** Tasks not earned yet whose progress new facts may have changed. */
  unearned: SourceKey[]
  /** Reservations of earlier evaluations that need no claim. */
  grant: DueGrant[]
  scores: (Score & { activityId: string })[]
  /** By activity: the next time at which an evaluation is needed without a new fact; null means never. */
  due: Map<string, number | null>
  /** Cells to read in more detail before this plan can be applied; empty: it can. */
  unclear: Cell[]
}

export const emptyPlan = (): EvaluationPlan => ({
  open: [],
  reserve: [],
  late: [],
  move: [],
  expire: [],
  withdraw: [],
  correct: [],
  change: [],
  missed: [],
  unearned: [],
  grant: [],
  scores: [],
  due: new Map(),
  unclear: [],
})
