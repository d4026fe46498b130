import type { ColumnType, Generated } from 'kysely'
import type { RewardState, TaskStatus } from '@fanfare/contract/enumerations.ts'
import type { Decimal, Instant, Position } from './columns.ts'
import type { Source } from './source.ts'

/**
 * A reward that a user may get from an activity, one for each source; a trigger allows only RESERVED→GRANTED and RESERVED→EXPIRED, and lets the times
 * of an expired one follow the facts.
 */
export interface EntitlementsTable {
  userId: string
  activityId: string
  source: Source
  /** null when it was earned too late to be reserved, before sources existed. */
  asset: string | null
  quantity: Decimal | null
  earnedAt: Instant
  /** null when it is granted without a claim. */
  claimDeadline: Instant | null
  /** The RESERVE transfer; null when it was earned after its deadline, so nothing was reserved. */
  reservationId: string | null
  status: 'RESERVED' | 'GRANTED' | 'EXPIRED'
  updatedAt: Instant
  /** The reversal of an event that the reward depends on; a claim is then granted as REVIEW. */
  disputedBy: Generated<string | null>
  /** Since when the facts do not earn it any more, although it stays; null: they do. */
  unearnedAt: Generated<Instant | null>
  /** When the gateway took the granted reward back, because an earlier fact that arrived later decides otherwise. */
  correctedAt: Generated<Instant | null>
  /** The claim deadline of which the user was reminded. */
  remindedDeadline: Generated<Instant | null>
}

export interface RewardsTables {
  /**
   * One row per user, activity and source; a trigger allows only PENDING→COMPLETED, PENDING→UNSATISFIED, and UNSATISFIED→COMPLETED by a fact that
   * arrives late (ACT-3).
   */
  sourceStates: {
    userId: string
    activityId: string
    source: Source
    /** GRANTED is a COMPLETED source whose entitlement is granted. */
    status: Exclude<TaskStatus, 'GRANTED'>
    /** The budget could not pay it; of an UNSATISFIED source, a fact that arrived late has earned it. */
    soldOut: Generated<boolean>
    updatedAt: Instant
  }
  entitlements: EntitlementsTable
  rewards: {
    rewardId: string
    userId: string
    activityId: string
    source: Source
    rewardType: string
    asset: string
    quantity: Decimal
    left: Decimal
    state: RewardState
    reasonCode: string | null
    transferId: string
    earnedAt: Instant
    grantedAt: Instant
    holdUntil: Instant | null
    expiresAt: Instant | null
    usedAt: Instant | null
    /** The amount taken back into the budget; it only grows. */
    cancelled: Generated<Decimal>
    cancelledAt: Generated<Instant | null>
    /** Counts the changes of the row; a trigger keeps it. */
    revision: Generated<number>
  }
  /** A reward that waits, or waited, for the decision of a person. */
  reviews: {
    reviewId: string
    kind: 'FLAG' | 'REVERSAL'
    rewardId: string
    userId: string
    activityId: string
    asset: string
    quantity: Decimal
    openedAt: Instant
    /** The terms that start with the decision: the end of the hold, and how long the reward lasts from then or from the decision, ms. */
    holdUntil: Generated<Instant | null>
    expiresAfter: Generated<Instant | null>
    state: Generated<'OPEN' | 'ACCEPTED' | 'REFUSED' | 'CLOSED'>
    revision: Generated<number>
    reason: Generated<string | null>
    decidedBy: Generated<string | null>
    decidedAt: Generated<Instant | null>
    leaseBy: Generated<string | null>
    leaseUntil: Generated<Instant | null>
  }
  /** The delivery address of a physical prize, encrypted; null once it is erased. */
  rewardAddresses: {
    rewardId: string
    encryptedAddress: string | null
    updatedAt: Instant
    erasedAt: Instant | null
  }
  /** Double entry (D-12). Accounts: `treasury`, `budget:{activityId}`, `reserved:{activityId}`, `user:{userId}`. */
  ledgerAccounts: {
    account: string
    asset: string
    balance: ColumnType<Decimal, Decimal | undefined, Decimal>
    /** The balance may never fall below it; null only for the treasury. */
    floor: Decimal | null
  }
  ledgerTransfers: {
    transferId: string
    kind: 'FUND' | 'RESERVE' | 'RELEASE' | 'GRANT' | 'EXPIRE' | 'USE' | 'REBATE' | 'CANCEL'
    reference: string
    createdAt: Instant
    position: Position
  }
  ledgerEntries: {
    entryId: Generated<string>
    transferId: string
    account: string
    asset: string
    amount: Decimal
  }
}
