import type { GatewayContext } from '../context.ts'
import { repeat } from '../util/repeat.ts'
import { keepSuspendedClaimable } from './suspended-claims.ts'
import { audit, type Violation } from './run-audit.ts'

const MINUTE_MS = 60_000

/**
 * Audits the running gateway every minute (reliability §7). What it finds is a metric, a line `AUDIT_VIOLATION` a finding, a
 * degraded readiness and the refusal of claims (`suspended-claims.ts`), until an audit finds it whole again. Until then no deadline of a
 * refused claim passes; where the audit itself fails, its last findings still count. `checkSeals` looks for rows
 * that were changed or deleted behind the guards of the database.
 */
export function startAuditor(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'log' | 'metrics' | 'violations'>,
  {
    everyMs = MINUTE_MS,
    checkSeals = () => Promise.resolve([]),
  }: { everyMs?: number; checkSeals?: () => Promise<readonly Violation[]> } = {},
): { stop: () => Promise<void> } {
  return repeat(
    async () => {
      const before = gateway.violations
      try {
        gateway.violations = [...(await audit(gateway.db)), ...(await checkSeals())]
      } finally {
        await keepSuspendedClaimable(gateway, [...before, ...gateway.violations])
      }
      gateway.metrics.auditViolations.set(gateway.violations.length)
      for (const violation of gateway.violations) gateway.log.error({ violation }, 'AUDIT_VIOLATION')
    },
    { everyMs, onError: (error) => gateway.log.error({ err: error }, 'the audit failed') },
  )
}
