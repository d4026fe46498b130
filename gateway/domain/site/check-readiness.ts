import { LRUCache } from 'lru-cache'
import type { GatewayContext } from '#gateway/context.ts'
import { missingMigrations } from '#gateway/db/migrate.ts'
import { oldestUnsent } from '#gateway/db/outbox-lag.ts'
import { probeWrite } from '#gateway/db/secrets.ts'

export interface ReadinessCheck {
  name: 'database' | 'migrations' | 'outbox'
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

const runChecks = ({ db, clock }: GatewayContext): Promise<ReadinessCheck[]> =>
  Promise.all([
    check('database', async () => {
      await probeWrite(db, clock.machineNow())
      return null
    }),
    check('migrations', async () => ((await missingMigrations(db)).length === 0 ? null : 'are not at head')),
    check('outbox', async () => {
      const since = await oldestUnsent(db)
      return since !== null && clock.now() - since > OUTBOX_LAG_MAXIMUM_MS ? 'is not being sent' : null
    }),
  ])

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
