import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Connections } from '../db/client.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { repeat } from '../util/repeat.ts'
import { createTallyAudit } from './find-tally-faults.ts'
import { isolateRule } from './isolate-rule.ts'
import { auditPart, type AuditResult, type Violation } from './run-audit.ts'
import { publishSeeds } from './publish-seeds.ts'
import { keepSuspendedClaimable } from './suspended-claims.ts'

const MINUTE_MS = 60_000

interface AuditedGateway {
  db: Connections
  clock: Clock
  keys: { data: readonly string[] }
  log: Logger
  metrics: Pick<Metrics, 'auditViolations'>
  violations: readonly Violation[]
  lastWholeAudit: number | null
}

interface AuditorOptions {
  everyMs?: number
  /** Finds rows that were changed or deleted despite the triggers of the database. */
  checkSeals?: () => Promise<readonly Violation[]>
}

/** The rule under which a failed check of the seals is reported. */
const SEALS = 'seals form a chain'

/** The findings of both halves. The failure of one half does not hide the findings of the other. */
async function auditOnce(
  { db }: AuditedGateway,
  auditTallies: ReturnType<typeof createTallyAudit>,
  checkSeals: NonNullable<AuditorOptions['checkSeals']>,
): Promise<AuditResult> {
  const seals = await isolateRule(checkSeals, (finding): Violation => ({ rule: SEALS, ...finding }))
  const { violations, unfinished } = await auditPart(db, auditTallies)
  return {
    violations: [...violations, ...seals.findings],
    unfinished: seals.unfinished === null ? unfinished : new Map([...unfinished, [SEALS, seals.unfinished]]),
  }
}

/** A rule that was not finished keeps the violations of the audit before. */
const stillCounting = (before: readonly Violation[], { violations, unfinished }: AuditResult) => [
  ...violations,
  ...before.filter(({ rule }) => unfinished.has(rule)),
]

/**
 * Audits the running gateway every minute. A violation is counted in a metric, logged as `AUDIT_VIOLATION`, degrades readiness and suspends claims
 * (`suspended-claims.ts`) until an audit no longer finds it. No deadline of a suspended claim passes. A rule that cannot read a row is a violation
 * itself. When an audit does not finish, for example because the database cannot be reached, the violations of the last one still count; readiness is
 * degraded once the last complete audit is older than two minutes.
 */
export function startAuditor(
  gateway: AuditedGateway,
  { everyMs = MINUTE_MS, checkSeals = () => Promise.resolve([]) }: AuditorOptions = {},
) {
  const auditTallies = createTallyAudit()
  gateway.lastWholeAudit = performance.now()
  return repeat(
    async () => {
      const before = gateway.violations
      try {
        const result = await auditOnce(gateway, auditTallies, checkSeals)
        gateway.violations = stillCounting(before, result)
        if (result.unfinished.size === 0) gateway.lastWholeAudit = performance.now()
        else gateway.log.error({ unfinished: Object.fromEntries(result.unfinished) }, 'the audit is not whole')
      } finally {
        await keepSuspendedClaimable(gateway, [...before, ...gateway.violations])
      }
      gateway.metrics.auditViolations.set(gateway.violations.length)
      await publishSeeds(gateway)
      for (const violation of gateway.violations) gateway.log.error({ violation }, 'AUDIT_VIOLATION')
    },
    { name: 'audit', everyMs, log: gateway.log },
  )
}
