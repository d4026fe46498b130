import * as z from 'zod'

const HOURS_MAXIMUM = 24 * 366

/** The snapshots of an airdrop's SPOT_HOLDS task. */
export const airdrop = z.strictObject({
  /** When the announced snapshots are taken: hours after the start, in ascending order. */
  snapshotHours: z.array(z.int().min(0).max(HOURS_MAXIMUM)).min(1).max(12),
})

/** A general campaign's win-back offer. */
export const winBack = z.strictObject({
  /** For accounts without a trade for this many days. */
  pausedDays: z.int().min(1).max(3650),
  /** Days until an application is answered; absent: `ANSWER_DAYS`. */
  answerDays: z.int().min(1).max(30).optional(),
})

export const ANSWER_DAYS = 3
