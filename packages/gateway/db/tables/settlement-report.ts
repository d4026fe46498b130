/** The steps in which an ended activity is settled (ADR 0035), in order; the last one does nothing. */
export const SETTLEMENT_STEPS = ['freeze', 'rank', 'entitlements', 'grants', 'messages', 'report', 'settled'] as const
export type SettlementStep = (typeof SETTLEMENT_STEPS)[number]

interface AssetSum {
  count: number
  /** Decimal string. */
  quantity: string
}

export interface AssetTotals {
  reserved: AssetSum
  granted: AssetSum
  /** Rewards of a place that the budget could not pay. */
  soldOut: AssetSum
}

/** The work that the settlement of an activity has done; each step adds its part. */
export interface SettlementReport {
  /** Participants whose facts still waited for evaluation when the result was frozen; 0 unless their evaluation failed. */
  unevaluated: number
  /** `sum`: the scores of all participants, a decimal string; absent in older reports. */
  snapshots: { track: string; rows: number; root: string; sum?: string }[]
  /** By asset of the ledger. */
  assets: Record<string, AssetTotals>
  /** Granted rewards that a person must review. */
  inReview: number
  /** Messages about the result, one for each participant with a place. */
  messages: number
  /** Hex SHA-256 over the rewards of all places (`appendDigest`). */
  digest: string
}

export const EMPTY_REPORT: SettlementReport = {
  unevaluated: 0,
  snapshots: [],
  assets: {},
  inReview: 0,
  messages: 0,
  digest: '',
}
