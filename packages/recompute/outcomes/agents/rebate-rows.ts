/** A row of `audit_rebate_lines`. */
export interface LineRow {
  lineId: number
  campaignId: string
  agentId: string
  userId: string
  eventId: string
  /** `TRADE`, or a correction: `CLAW_BACK` or `RESTORE`, from the second time on with a number. */
  kind: string
  at: number
  source: string
  code: string
  rate: string
  fee: string
  deducted: string
  rebate: string
  friendRebate: string
  reason: string | null
  settleDay: string
  createdAt: number
}

/** A row of `audit_referrals`. */
export interface ReferralRow {
  userId: string
  agentId: string
  code: string
  boundAt: number
}

/** Somebody who may be a referral. */
export interface CandidateRow {
  userId: string
  /** null without an account. */
  createdAt: number | null
  invitedByCode: string | null
}

/** A row of `audit_rebate_settlements`. */
export interface SettlementRow {
  campaignId: string
  agentId: string
  day: string
  lines: number
  amount: string
  carried: string
  paid: string
  friends: string
  transferId: string | null
  settledAt: number
}
