import type { GatewayContext } from '../context.ts'
import { repeat } from '../repeat.ts'
import { audit, type Violation } from './run-audit.ts'

export interface Auditor {
  /** Of the last audit. */
  violations: () => readonly Violation[]
  stop: () => Promise<void>
}

const MINUTE_MS = 60_000

/**
 * Audits the running gateway every minute (reliability §7). What it finds is a metric, a line `AUDIT_VIOLATION` a finding
 * and the refusal of claims of that activity, until an audit finds it whole again.
 */
export function startAuditor(
  gateway: Pick<GatewayContext, 'db' | 'log' | 'metrics' | 'frozenActivities'>,
  { everyMs = MINUTE_MS }: { everyMs?: number } = {},
): Auditor {
  let found: readonly Violation[] = []
  const auditing = repeat(
    async () => {
      found = await audit(gateway.db)
      gateway.metrics.auditViolations.set(found.length)
      gateway.frozenActivities.clear()
      for (const violation of found) {
        gateway.log.error({ violation }, 'AUDIT_VIOLATION')
        if (violation.activityId !== null) gateway.frozenActivities.add(violation.activityId)
      }
    },
    { everyMs, onError: (error) => gateway.log.error({ err: error }, 'the audit failed') },
  )
  return { violations: () => found, stop: auditing.stop }
}
