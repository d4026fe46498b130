import { LRUCache } from 'lru-cache'
import { describeSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { missingMigrations } from '#gateway/db/migrate.ts'
import { oldestUnsent } from '#gateway/db/outbox-lag.ts'
import { probeWrite } from '#gateway/db/secrets.ts'

export interface ReadinessCheck {
  name: 'database' | 'migrations' | 'outbox' | 'ledger'
  ok: boolean
  reason?: string
}

const CHECK_TIMEOUT_MS = 3_000
const OUTBOX_LAG_MAXIMUM_MS = 60_000
const REMEMBERED_MS = 500

async function check(name: ReadinessCheck['name'], probe: () => Promise<string | null>): Promise<ReadinessCheck> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('does not answer in time'), CHECK_TIMEOUT_MS)
  })
  const reason = await Promise.race([probe().catch(() => 'is not available'), late])
  clearTimeout(timer)
  return reason === null ? { name, ok: true } : { name, ok: false, reason }
}

function ledgerCheck({ violations }: GatewayContext): ReadinessCheck {
  const reason = describeSuspended(violations)
  return reason === null ? { name: 'ledger', ok: true } : { name: 'ledger', ok: false, reason }
}

const runChecks = async (gateway: GatewayContext): Promise<ReadinessCheck[]> => [
  ledgerCheck(gateway),
  ...(await Promise.all([
    check('database', async () => {
      await probeWrite(gateway.db, gateway.clock.machineNow())
      return null
    }),
    check('migrations', async () => ((await missingMigrations(gateway.db)).length === 0 ? null : 'are not at head')),
    check('outbox', async () => {
      const since = await oldestUnsent(gateway.db)
      return since !== null && gateway.clock.now() - since > OUTBOX_LAG_MAXIMUM_MS ? 'is not being sent' : null
    }),
  ])),
]

/** Anybody may ask, so the answer is kept for a moment: asking often must not load the database. */
const answers = new LRUCache<GatewayContext, Promise<ReadinessCheck[]>>({ max: 16, ttl: REMEMBERED_MS })

/** Whether this gateway can serve (reliability §7); reasons are words without secrets. */
export function checkReadiness(gateway: GatewayContext): Promise<ReadinessCheck[]> {
  const known = answers.get(gateway)
  if (known !== undefined) return known
  const asked = runChecks(gateway)
  answers.set(gateway, asked)
  return asked
}

/** A broken ledger stops claims (`suspended-claims.ts`) and nothing else: taking the gateway away would stop all the rest, too. */
export function readinessOf(checks: readonly ReadinessCheck[]): 'ready' | 'degraded' | 'down' {
  const failing = checks.filter(({ ok }) => !ok)
  if (failing.length === 0) return 'ready'
  return failing.every(({ name }) => name === 'ledger') ? 'degraded' : 'down'
}
