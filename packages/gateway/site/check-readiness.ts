import { LRUCache } from 'lru-cache'
import { describeSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listReaders, type ReaderState } from '#gateway/log/db/log-cursors.ts'
import { describeClockOffset, readClockOffset } from '#gateway/db/clock-offset.ts'
import { missingMigrations } from '#gateway/db/migrate.ts'
import { SchemaTooNew } from '#gateway/db/schema-steps.ts'
import { probeWrite } from '#gateway/accounts/db/secrets.ts'

interface ReadinessCheck {
  name: 'database' | 'migrations' | 'clock' | 'log' | 'ledger' | 'demonstration' | 'redis' | 'replica'
  ok: boolean
  reason?: string
}

const CHECK_TIMEOUT_MS = 3_000
const LOG_LAG_MAXIMUM_MS = 60_000
const CACHED_MS = 500

async function check(name: ReadinessCheck['name'], probe: () => Promise<string | null>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('does not answer in time'), CHECK_TIMEOUT_MS)
  })
  const reason = await Promise.race([probe().catch(() => 'is not available'), late])
  clearTimeout(timer)
  return checkOf(name, reason)
}

const checkOf = (name: ReadinessCheck['name'], reason: string | null) =>
  reason === null ? { name, ok: true } : { name, ok: false, reason }

/** An audit runs every minute, so the age of a working one stays below this. */
const AUDIT_AGE_MAXIMUM_MS = 120_000

function describeAuditAge(lastWholeAudit: number | null) {
  const age = lastWholeAudit === null ? 0 : performance.now() - lastWholeAudit
  return age > AUDIT_AGE_MAXIMUM_MS ? `the last whole audit was ${Math.floor(age / 1000)} s ago` : null
}

const HISTORY_REASONS = { 'being written': 'its history is being written', failed: 'its history could not be written' }

async function describeMigrations({ db }: GatewayContext) {
  try {
    return (await missingMigrations(db)).length === 0 ? null : 'are not at head'
  } catch (error) {
    if (error instanceof SchemaTooNew) return 'need a newer version of Fanfare'
    throw error
  }
}

const runChecks = async (gateway: GatewayContext) => [
  checkOf('ledger', describeSuspended(gateway.violations) ?? describeAuditAge(gateway.lastWholeAudit)),
  ...(gateway.history === 'complete' ? [] : [checkOf('demonstration', HISTORY_REASONS[gateway.history])]),
  ...(gateway.redis.isUp() === null ? [] : [checkOf('redis', gateway.redis.isUp() ? null : 'does not answer')]),
  ...(gateway.replica === null ? [] : [checkOf('replica', gateway.replica.fault())]),
  ...(await Promise.all([
    check('database', async () => {
      await probeWrite(gateway.db, gateway.clock.machineNow())
      return null
    }),
    check('migrations', () => describeMigrations(gateway)),
    check('clock', async () => describeClockOffset(await readClockOffset(gateway.db, gateway.clock))),
    check('log', async () => {
      const isLate = ({ since }: ReaderState) => since !== null && gateway.clock.now() - since > LOG_LAG_MAXIMUM_MS
      const late = (await listReaders(gateway.db)).filter(isLate).map(({ reader }) => reader)
      return late.length === 0 ? null : `readers are late: ${late.join(', ')}`
    }),
  ])),
]

/** The answer is cached because the call is public: frequent requests must not load the database. */
const answers = new LRUCache<GatewayContext, Promise<ReadinessCheck[]>>({ max: 16, ttl: CACHED_MS })

/** Checks whether this gateway can serve requests. The reasons contain no secrets. */
export function checkReadiness(gateway: GatewayContext) {
  const known = answers.get(gateway)
  if (known !== undefined) return known
  const checks = runChecks(gateway)
  answers.set(gateway, checks)
  return checks
}

/**
 * Failures of these stop a part of the product: claims (`suspended-claims.ts`), a reader of the log on every instance, the
 * people of a demonstration that was started a moment ago, limits that all instances share, or the reads that a replica takes over.
 */
const DEGRADING: readonly ReadinessCheck['name'][] = ['ledger', 'log', 'demonstration', 'redis', 'replica']

/** A gateway that is degraded stays ready for all other calls. */
export function readinessOf(checks: readonly ReadinessCheck[]): 'ready' | 'degraded' | 'down' {
  const failing = checks.filter(({ ok }) => !ok)
  if (failing.length === 0) return 'ready'
  return failing.every(({ name }) => DEGRADING.includes(name)) ? 'degraded' : 'down'
}
