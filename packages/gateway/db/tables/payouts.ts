import type { Generated, JSONColumnType } from 'kysely'
import type { PayoutCode } from '@fanfare/contract/ops/platform-event.ts'
import type { Decimal, Instant } from './columns.ts'

/** WAITING becomes READY at a later time, or once a person has decided; only the gateway knows this state. */
type StoredPayoutState = 'WAITING' | 'READY' | 'SENT' | 'PAID' | 'FAILED' | 'RETURNED' | 'CANCELLED'

export type DifferenceKind =
  | 'UNKNOWN_PAYOUT'
  | 'OTHER_USER'
  | 'OTHER_AMOUNT'
  | 'FAILED_AFTER_PAID'
  | 'PAID_AFTER_FAILED'
  | 'PAID_AFTER_CANCELLED'
  | 'PAID_TWICE'
  | 'SENT_AFTER_CANCELLED'

export interface PayoutsTables {
  /** The wallet's payment of a reward, one per reward; a trigger refuses any other change of state. */
  payouts: {
    payoutId: string
    rewardId: string
    userId: string
    activityId: string
    asset: string
    /** The reward minus what was taken back. */
    amount: Decimal
    state: StoredPayoutState
    /** Counts the changes of the row; a trigger keeps it. */
    revision: Generated<number>
    /** How often it was requested; 0 before the first time. */
    attempt: Generated<number>
    /** Failures in a row that were not final. */
    failures: Generated<number>
    /** When a WAITING one becomes READY; null until a decision about its reward. */
    readyAt: Generated<Instant | null>
    /** Of the first attempt. */
    requestedAt: Generated<Instant | null>
    sentAt: Generated<Instant | null>
    /** When the wallet says that it paid, or failed for good. */
    settledAt: Generated<Instant | null>
    /** When the webhook of this attempt was given up. */
    deadAt: Generated<Instant | null>
    /** The wallet's id of its transfer. */
    reference: Generated<string | null>
    code: Generated<PayoutCode | null>
    /** The wallet's words, only for the staff. */
    message: Generated<string | null>
  }
  /** One row while payouts are on: rewards granted since then have one. */
  payoutService: { isOn: Generated<boolean>; since: Instant }
  /** A report of the wallet that contradicts its payout. It has not changed the payout, unless it is a late payment. */
  payoutDifferences: {
    eventId: string
    payoutId: string
    kind: DifferenceKind
    detail: JSONColumnType<Record<string, unknown>>
    at: Instant
    solvedAt: Generated<Instant | null>
  }
  /** A row of the wallet's own list of a day; a payment sent twice in one run is one row. */
  payoutStatements: {
    run: string
    day: string
    payoutId: string
    reference: string
    amount: Decimal
    at: Instant
    receivedAt: Instant
  }
}
