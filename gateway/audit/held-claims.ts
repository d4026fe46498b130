import type { Violation } from './run-audit.ts'

/**
 * Claims stop for the activity whose ledger is broken, and for it alone (reliability §7). A finding that nothing ties to an
 * activity may be anybody's: it stops the claims of all, for money fails closed (D-30). Everything else goes on.
 */
export const areClaimsHeld = (violations: readonly Violation[], activityId: string): boolean =>
  violations.some(({ activityIds }) => activityIds.length === 0 || activityIds.includes(activityId))

/** For the readiness check, in words without names. null: nothing is broken. */
export function describeHeld(violations: readonly Violation[]): string | null {
  if (violations.length === 0) return null
  const held = new Set(violations.flatMap(({ activityIds }) => activityIds))
  const whose = violations.some(({ activityIds }) => activityIds.length === 0)
    ? 'all activities'
    : `activities (${held.size})`
  return `audit violations: ${violations.length}; claims held: ${whose}`
}
