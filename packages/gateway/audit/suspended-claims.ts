import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { EVERY_ACTIVITY, pausedIds } from '../db/pauses.ts'
import { extendClaimDeadlines } from '../rewards/db/entitlements.ts'
import type { Violation } from './run-audit.ts'

/** @assumed after a suspension every reward can be claimed for at least a day, whatever deadline passed during it. */
export const CLAIM_TIME_AFTER_SUSPENSION_MS = 24 * 3_600_000
const BATCH = 500

/** Without an activity, any ledger may be the broken one. */
const affectsAll = (violations: readonly Violation[]) => violations.some(({ activityIds }) => activityIds.length === 0)

/**
 * Claims stop for the activity whose ledger is broken, and for all activities when a violation names none, because money fails closed (D-30). All
 * other calls work as before.
 */
export const claimsSuspended = (violations: readonly Violation[], activityId: string) =>
  affectsAll(violations) || violations.some(({ activityIds }) => activityIds.includes(activityId))

/**
 * Moves the deadlines of claims that are suspended, or paused by the staff, ahead of the clock. They are in the database, so every instance shows and
 * applies them, also after a restart. Rows that an evaluation has locked wait for the next audit.
 * @returns the number of moved deadlines
 */
export async function keepSuspendedClaimable(
  { db, clock }: { db: Db; clock: Clock },
  violations: readonly Violation[],
) {
  const paused = await pausedIds(db, 'claims')
  const isAll = affectsAll(violations) || paused.includes(EVERY_ACTIVITY)
  const activityIds = [...new Set([...violations.flatMap((found) => found.activityIds), ...paused])]
  if (!isAll && activityIds.length === 0) return 0
  return keepClaimable(db, isAll ? null : activityIds, clock.now())
}

/** Moves the deadlines that come within a day to a day after `now`. `activityIds`: null for all. @returns how many */
export async function keepClaimable(db: Db, activityIds: string[] | null, now: number) {
  let moved = 0
  for (;;) {
    const deadline = now + CLAIM_TIME_AFTER_SUSPENSION_MS
    const rows = await extendClaimDeadlines(db, { activityIds, deadline, at: now, limit: BATCH })
    moved += rows
    if (rows < BATCH) return moved
  }
}

/** The violations for the readiness check, without names; null when there are none. */
export function describeSuspended(violations: readonly Violation[]) {
  if (violations.length === 0) return null
  const suspended = new Set(violations.flatMap(({ activityIds }) => activityIds))
  const affected = affectsAll(violations) ? 'all activities' : `activities (${suspended.size})`
  return `audit violations: ${violations.length}; claims held: ${affected}`
}
