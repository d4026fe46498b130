import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

/** The fair draws of an activity (contract §9); triggers keep its seed for ever, and its prizes from the first draw on. */
export interface LotteriesTable {
  activityId: string
  encryptedSeed: string
  /** Hex, here and below. */
  commitment: string
  sealedAt: Instant
  /** RFC 8785 text of the prize table. */
  prizes: string
  prizeTableHash: string
  /** Draws so far, and those with a prize. */
  draws: Generated<number>
  won: Generated<number>
  /** The hash of the last draw; without draws the prize table's. */
  logHash: string
  /** Since when the seed is public; no draw is possible after it. */
  revealedAt: Instant | null
  /** In the clear, hex, for auditors; null until it is public and the next audit of the gateway has written it. */
  seed: Generated<string | null>
}
/** The log of draws, append-only. */
export interface DrawsTable {
  activityId: string
  /** From 1, without gaps. */
  drawNo: number
  drawId: string
  userId: string
  /** 16 hex digits that stand for the user in public. */
  userRef: string
  /** How many draws the user made in this activity before. */
  nonce: number
  clientSeed: string
  rolledPrizeId: string | null
  prizeId: string | null
  at: Instant
  hash: string
  idempotencyKey: string
  /** The claimed reward of which this draw used one. */
  spentRewardId: string
  /** Draws that the user had left after it. */
  remaining: number
}

export interface DrawsTables {
  lotteries: LotteriesTable
  /** Prizes of limited stock. */
  prizeStock: {
    activityId: string
    prizeId: string
    stock: number
    left: number
  }
  draws: DrawsTable
}
