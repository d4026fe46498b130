import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stringify } from 'yaml'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { withTransaction } from '@fanfare/gateway/db/transaction.ts'
import { appendLog } from '@fanfare/gateway/log/db/log.ts'
import { startLogSignals } from '@fanfare/gateway/log/db/log-signals.ts'
import { secretOf, startReceiver } from '@fanfare/gateway/webhooks/testing/webhook-world.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { startBenchGateway } from './bench-gateway.ts'
import { quantile } from './load.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const GOAL_P95_MS = 2_000
const RATES = [200, 500] as const
const EVERY_MS = 50
const USERS = 1_000
/** The last entries arrive after the last commit, ms. */
const LAST_MS = 60_000

type Db = ReturnType<typeof createDb>

/** Commits entries at a fixed rate. @returns when each was committed, by its number */
async function write(db: Db, rate: number, first: number): Promise<Map<number, number>> {
  const committed = new Map<number, number>()
  const began = performance.now()
  for (let turn = 1; turn <= (SECONDS * 1000) / EVERY_MS; turn += 1) {
    const numbers = Array.from({ length: (rate * EVERY_MS) / 1000 }, (_, n) => first + committed.size + n)
    const entries = numbers.map((n) => ({
      topic: 'reward.granted' as const,
      userId: `u_${Math.floor(Math.random() * USERS)}`,
      payload: { rewardId: `rw_${n}`, n },
    }))
    await withTransaction(db, (tx) => appendLog(tx, entries, Date.now()))
    const at = performance.now()
    for (const n of numbers) committed.set(n, at)
    await sleep(Math.max(0, began + turn * EVERY_MS - performance.now()))
  }
  return committed
}

export const webhooks: Figure = {
  name: 'webhooks',
  goal: `Webhooks at ${RATES[0]}/s: from the commit to the receiver p95 ≤ ${GOAL_P95_MS / 1000} s`,
  run: async ({ say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-webhooks-'))
    const receiver = await startReceiver()
    const arrived = new Map<number, number>()
    receiver.answer = (response, { body }) => {
      const n = Number(body.data.n)
      if (!arrived.has(n)) arrived.set(n, performance.now())
      response.writeHead(204).end()
    }
    const endpoint = { id: 'bench', url: receiver.url, topics: ['reward.*'], order: 'user', allowPrivate: true }
    const [policy, secrets] = [join(folder, 'policy.yaml'), join(folder, 'secrets.json')]
    writeFileSync(policy, stringify({ webhooks: [endpoint] }))
    writeFileSync(secrets, JSON.stringify({ bench: secretOf('b') }), { mode: 0o600 })
    const gateway = await startBenchGateway({ OPS_POLICY_FILE: policy, WEBHOOK_SECRETS_FILE: secrets })
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    // As every gateway does that appends to the log.
    const signals = startLogSignals({ connectionString: gateway.databaseUrl, onError: (error) => say(String(error)) })
    try {
      const rows = []
      let first = 0
      for (const rate of RATES) {
        const before = gateway.cpu()
        const committed = await write(db, rate, first)
        first += committed.size
        for (let waited = 0; waited < LAST_MS && arrived.size < first; waited += EVERY_MS) await sleep(EVERY_MS)
        const lost = first - arrived.size
        const after = gateway.cpu()
        const latencies = [...committed].map(([n, at]) => (arrived.get(n) ?? Infinity) - at)
        const sorted = Float64Array.from(latencies).sort()
        const p95 = quantile(sorted, 0.95)
        const figures = `p50 ${whole(quantile(sorted, 0.5))} ms, p95 ${whole(p95)} ms, p99 ${whole(quantile(sorted, 0.99))} ms, ${lost} lost`
        say(`  ${rate}/s: ${figures}`)
        const cores = (part: 'gateway' | 'database') => ((after[part] - before[part]) / SECONDS).toFixed(2)
        const isGoal = rate === RATES[0]
        rows.push({
          figure: `From a commit to the receiver of its webhook, ${rate}/s`,
          goal: isGoal ? `p95 ≤ ${GOAL_P95_MS / 1000} s` : '',
          measured: `${figures}; cores used: gateway ${cores('gateway')}, database ${cores('database')}`,
          how: `entries of ${whole(USERS)} users at random, a commit each ${EVERY_MS} ms, order by user, a receiver on the same cores, ${SECONDS} s`,
          ...(isGoal && { isMet: p95 <= GOAL_P95_MS && lost === 0 }),
        })
      }
      return rows
    } finally {
      await signals.stop()
      await db.destroy()
      await gateway.stop()
      await receiver.stop()
      rmSync(folder, { recursive: true })
    }
  },
}
