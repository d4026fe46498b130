import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { repeat } from '../util/repeat.ts'
import { createTallyAudit } from './find-tally-faults.ts'
import { auditPart, type Violation } from './run-audit.ts'
import { keepSuspendedClaimable } from './suspended-claims.ts'

const MINUTE_MS = 60_000

interface AuditedGateway {
  db: Kysely<Database>
  clock: Clock
  log: Logger
  metrics: Pick<Metrics, 'auditViolations'>
  violations: readonly Violation[]
}

interface AuditorOptions {
  everyMs?: number
  /** Finds rows that were changed or deleted behind the guards of the database. */
  checkSeals?: () => Promise<readonly Violation[]>
}

/**
 * Audits the running gateway every minute (reliability §7). A violation is counted in a metric, logged as `AUDIT_VIOLATION`,
 * degrades readiness and suspends claims (`suspended-claims.ts`) until an audit no longer finds it. No deadline of a suspended
 * claim passes. When an audit fails, the violations of the last one still count.
 */
export function startAuditor(
  gateway: AuditedGateway,
  { everyMs = MINUTE_MS, checkSeals = () => Promise.resolve([]) }: AuditorOptions = {},
): { stop: () => Promise<void> } {
  const auditTallies = createTallyAudit()
  return repeat(
    async () => {
      const before = gateway.violations
      try {
        gateway.violations = [...(await auditPart(gateway.db, auditTallies)), ...(await checkSeals())]
      } finally {
        await keepSuspendedClaimable(gateway, [...before, ...gateway.violations])
      }
      gateway.metrics.auditViolations.set(gateway.violations.length)
      for (const violation of gateway.violations) gateway.log.error({ violation }, 'AUDIT_VIOLATION')
    },
    { everyMs, onError: (error) => gateway.log.error({ err: error }, 'the audit failed') },
  )
}
