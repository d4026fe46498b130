import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pauseActivity } from '@fanfare/contract/staff/pauses.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { seedUsers } from '@fanfare/gateway/seed/seed-users.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { startBenchGateway } from './bench-gateway.ts'
import { claimOf, claimPaced, CONNECTIONS, isGranted, NEWCOMERS, WARM_UP_SECONDS } from './claims.ts'
import { quantile, runLoad, runPacedLoad, type LoadResult } from './load.ts'
import { opsRequest } from './signed-request.ts'

const RATE = 2_000
const SECONDS = 8
const PAUSE_AFTER_MS = 4_000
const GOAL_MS = 1_000
const PAUSED = '"code":"51020"'

/** Pauses the claims of an activity. @returns when it was sent and answered, ms of `performance.now()` */
async function pauseClaims(origin: string): Promise<{ sent: number; answered: number }> {
  const body = { claims: true, reason: 'CHECK', note: 'bench' }
  const target = pauseActivity.path.replace('{alias}', NEWCOMERS)
  const sent = performance.now()
  let isAsked = false
  const { acknowledged } = await runLoad({
    origin,
    connections: 1,
    seconds: Infinity,
    next: () => {
      if (isAsked) return null
      isAsked = true
      return opsRequest({ origin, method: 'POST', target, body, headers: [`Idempotency-Key: ${randomUUID()}`] })
    },
    isAcknowledged: ({ status, body: answer }) => status === 200 && answer.includes('"done":true'),
  })
  if (acknowledged !== 1) throw new Error('The pause was refused.')
  return { sent, answered: performance.now() }
}

export const pause: Figure = {
  name: 'pause',
  goal: `a pause amid ${whole(RATE)} claims/s at two gateways: first refusal ≤ ${GOAL_MS / 1000} s, none granted that began after it`,
  run: async ({ say }) => {
    const gateway = await startBenchGateway()
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    try {
      const origins = [gateway.origin, await gateway.another()]
      const users = RATE * (SECONDS + WARM_UP_SECONDS)
      say(`  making ${whole(users)} users with a task to claim`)
      const claimants = await seedUsers({ databaseUrl: gateway.databaseUrl, users })
      const pace = { perSecond: RATE / origins.length, seconds: WARM_UP_SECONDS }
      const warmUp = await Promise.all(origins.map((origin) => claimPaced(origin, claimants, pace)))

      let answered = Infinity
      const late: string[] = []
      const refusedAt = new Map<string, number>()
      const claimAt = (origin: string): Promise<LoadResult> =>
        runPacedLoad({
          origin,
          connections: CONNECTIONS / origins.length,
          perSecond: RATE / origins.length,
          seconds: SECONDS,
          next: () => {
            const claimant = claimants.pop()
            if (claimant === undefined) throw new Error('No user is left who could claim.')
            if (performance.now() > answered) late.push(claimant.userId)
            return claimOf(origin, claimant)
          },
          isAcknowledged: (answer) => {
            if (answer.body.includes(PAUSED) && !refusedAt.has(origin)) refusedAt.set(origin, performance.now())
            return isGranted(answer)
          },
        })
      const loads = origins.map(claimAt)
      await sleep(PAUSE_AFTER_MS)
      const paused = await pauseClaims(gateway.origin)
      answered = paused.answered
      const results = await Promise.all(loads)

      const { count } = await db
        .selectFrom('rewards')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const lateGrants = await db.selectFrom('rewards').select('rewardId').where('userId', 'in', late).execute()
      const acknowledged = [...warmUp, ...results].reduce((sum, one) => sum + one.acknowledged, 0)
      const waits = origins.map((origin) => (refusedAt.get(origin) ?? Infinity) - paused.sent)
      const p99 = Math.max(...results.map(({ latencies }) => quantile(latencies, 0.99)))
      return [
        {
          figure: 'From a pause until each of two gateways refuses a claim',
          goal: `≤ ${GOAL_MS / 1000} s, 0 granted that began after it`,
          measured: `${waits.map((ms) => `${whole(ms)} ms`).join(' and ')}; ${whole(late.length)} claims were sent after the answer, ${lateGrants.length} of them granted; acknowledged ${whole(acknowledged)}, rewards ${whole(count)}`,
          how: `${whole(RATE)} claims a second over both, p99 ${whole(p99)} ms; from the press, whose answer took ${whole(paused.answered - paused.sent)} ms`,
          isMet:
            waits.every((ms) => ms <= GOAL_MS) && late.length > 0 && lateGrants.length === 0 && count === acknowledged,
        },
      ]
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
