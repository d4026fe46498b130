import type { Generated, JSONColumnType } from 'kysely'
import type { AgentProduct, AgentSource, RebateDeduction, RebateReason } from '@fanfare/contract/agent/agent.ts'
import type { Decimal, Instant } from './columns.ts'

/**
 * TRADE: the rebate of a trade for an agent. CLAW_BACK takes it back, and RESTORE gives it back once the facts say so; from the second time on with
 * a number, because each kind exists once for a trade and an agent.
 */
export type RebateLineKind = 'TRADE' | 'CLAW_BACK' | 'RESTORE' | `CLAW_BACK-${number}` | `RESTORE-${number}`

/** The rebate of one trade for one agent, or its correction; never changes. */
export interface RebateLinesTable {
  lineId: Generated<string>
  campaignId: string
  agentId: string
  /** The referral. */
  userId: string
  eventId: string
  kind: RebateLineKind
  at: Instant
  source: AgentSource
  code: string
  product: AgentProduct
  symbol: string
  volume: Decimal
  /** Before the deductions. */
  fee: Decimal
  deductions: JSONColumnType<RebateDeduction[]>
  /** The sum of the deductions. */
  deducted: Decimal
  rate: Decimal
  /** Below zero only for a claw-back. */
  rebate: Decimal
  /** The referral's own share, only on direct lines; below zero where it is not paid after all. */
  friendRebate: Generated<string>
  reason: RebateReason | null
  /** The day that pays the line: the day of the trade, or the first open one for a late fact. */
  settleDay: string
  createdAt: Instant
}
/** Sums of the lines of one period by every field that filters use. */
interface PeriodSums {
  campaignId: string
  agentId: string
  source: AgentSource
  code: string
  product: AgentProduct
  symbol: string
  settleDay: string
  /** Whether the lines have a rebate. */
  paying: boolean
  lines: number
  volume: Decimal
  fee: Decimal
  deducted: Decimal
  rebate: Decimal
}
/** By quarter of an hour, as `tallies`. */
interface RebateSumsTable extends PeriodSums {
  bucket: number
}
/** By day of UTC, in days since the epoch. */
interface RebateDaysTable extends PeriodSums {
  day: number
}

export interface RebatesTables {
  rebateLines: RebateLinesTable
  rebateSums: RebateSumsTable
  rebateDays: RebateDaysTable
  /** By quarter of an hour and source, of each product and of all together. */
  rebateQuarters: {
    campaignId: string
    agentId: string
    bucket: number
    source: 'DIRECT' | 'SUB'
    product: 'SPOT' | 'FUTURES' | 'COPY' | 'ALL'
    volume: string
    rebate: string
  }
  /** The figures of a referral by quarter of an hour, once for the direct agent and once for each agent above. */
  referralSums: {
    campaignId: string
    agentId: string
    userId: string
    bucket: number
    volume: Generated<string>
    rebate: Generated<string>
    deposits: Generated<string>
    withdrawals: Generated<string>
  }
  /** Days for which an agent asked lately, in quarters of an hour. */
  agentPeriods: {
    periodId: Generated<string>
    campaignId: string
    agentId: string
    firstBucket: number
    endBucket: number
    /** Whether the sums of its referrals are kept. */
    isKept: Generated<boolean>
    askedAt: Instant
  }
  /** The sums of a referral within a kept period; a referral without any has no row. */
  referralPeriods: {
    periodId: string
    userId: string
    volume: string
    rebate: string
    /** Deposits without withdrawals. */
    net: string
  }
  /** Referrals with facts that have no lines yet. */
  rebateQueue: {
    userId: string
    entryId: Generated<string>
    earliestAt: Instant
    since: Instant
  }
  rebateSettlements: {
    campaignId: string
    agentId: string
    day: string
    lines: number
    /** The sum of the day's lines. */
    amount: Decimal
    /** Left over for the next day, zero or less. */
    carried: Decimal
    paid: Decimal
    /** Paid to the referrals. */
    friends: Decimal
    transferId: string | null
    settledAt: Instant
  }
}
