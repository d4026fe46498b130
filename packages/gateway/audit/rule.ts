import type { RawBuilder } from 'kysely'

export interface Finding {
  /** The transfer, account, budget or row that breaks the rule. */
  subject: string
  /** The numbers found; no personal data. */
  detail: string
  /** Activities whose claims must wait; empty when the finding may concern any activity. */
  activityIds: readonly string[]
}
/** A row that breaks a rule. It concerns these activities, and those of a reward, or of all rewards of a user. */
export type FoundRow = Omit<Finding, 'activityIds'> &
  Partial<Pick<Finding, 'activityIds'>> &
  Partial<Record<'activityId' | 'rewardId' | 'ownerId', string | null>>

/** Finds the rows that break it. */
export type Rule = RawBuilder<FoundRow>

/** The rules that `packages/gateway/seals` checks (decision 0025). */
export type SealRule = 'sealed row is unchanged' | 'seals form a chain' | 'anchored seal is kept'
