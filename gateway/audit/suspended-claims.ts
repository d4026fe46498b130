import type { GatewayContext } from '../context.ts'
import { keepClaimable } from '../db/task-states.ts'
import { DAY_MS } from '../domain/time/durations.ts'
import type { Violation } from './run-audit.ts'

/** @assumed so long everybody can claim once it is possible again, whatever deadline passed meanwhile. */
export const CLAIM_TIME_AFTER_SUSPENSION_MS = DAY_MS
const BATCH = 500

/**
 * Claims stop for the activity whose ledger is broken, and for it alone (reliability §7). A finding that nothing ties to an
 * activity may be anybody's: it stops the claims of all, for money fails closed (D-30). Everything else goes on.
 */
export const claimsSuspended = (violations: readonly Violation[], activityId: string): boolean =>
  violations.some(({ activityIds }) => activityIds.length === 0 || activityIds.includes(activityId))

/**
 * Moves the deadlines of held claims ahead of the clock. Written down, not remembered: it holds for other instances and after
 * a restart, and is what people are told. Rows that are being settled just now are left to the next time.
 * @returns how many were moved
 */
export async function keepSuspendedClaimable(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  violations: readonly Violation[],
): Promise<number> {
  if (violations.length === 0) return 0
  const isAnybodys = violations.some(({ activityIds }) => activityIds.length === 0)
  const activityIds = isAnybodys ? null : [...new Set(violations.flatMap((violation) => violation.activityIds))]
  const now = clock.now()
  let moved = 0
  for (;;) {
    const deadline = now + CLAIM_TIME_AFTER_SUSPENSION_MS
    const rows = await keepClaimable(db, { activityIds, deadline, at: now, limit: BATCH })
    moved += rows
    if (rows < BATCH) return moved
  }
}

/** For the readiness check, in words without names. null: nothing is broken. */
export function describeSuspended(violations: readonly Violation[]): string | null {
  if (violations.length === 0) return null
  const held = new Set(violations.flatMap(({ activityIds }) => activityIds))
  const whose = violations.some(({ activityIds }) => activityIds.length === 0)
    ? 'all activities'
    : `activities (${held.size})`
  return `audit violations: ${violations.length}; claims held: ${whose}`
}
