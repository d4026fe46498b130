import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import { whole } from '../support/statistics.ts'
import { onGateway } from './bench-gateway.ts'
import { accepted, depositOf, openTasks } from './events-request.ts'
import { eventsRequest } from './signed-request.ts'
import { quantile, refusals, runLoad } from './load.ts'
import { untilEvaluated } from './until-evaluated.ts'

const USERS = 2_000
const CONNECTIONS = 4
const BATCH = 100
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20) / 2
const SINGLES = 100
/** The longest time until a fact appears in the tasks of its user, ms (contract §7). */
const GOAL_SHOWN_MS = 2_000

const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value

/** From sending a deposit until the tasks of its user show it, each user once, ms. */
async function timesToShow(origin: string, users: readonly SeededUser[]) {
  const times: number[] = []
  const tasks = await openTasks(origin, users[0]?.activityId ?? '')
  for (const { userId, token } of users) {
    const start = performance.now()
    await tasks.deposit(userId, true)
    while ((await tasks.read(token, 'first-deposit'))?.taskStatus !== 'COMPLETED');
    times.push(performance.now() - start)
  }
  tasks.close()
  return times
}

export const events = onGateway(async (gateway, db, say) => {
  say(`  making ${whole(USERS)} users who take part`)
  const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: USERS })
  const shown = await timesToShow(gateway.origin, users.splice(0, SINGLES))
  const touched = new Set<string>()
  const load = await runLoad({
    origin: gateway.origin,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: () => {
      const batch = Array.from({ length: BATCH }, () => depositOf(oneOf(users).userId, { firstEver: true }))
      for (const { userId } of batch) touched.add(userId)
      return eventsRequest(gateway.origin, batch)
    },
    isAcknowledged: accepted(BATCH),
  })
  const behind = await untilEvaluated(db)
  const violations = await audit(db)
  const rate = (load.acknowledged * BATCH) / load.seconds
  const p99 = quantile(shown, 0.99)
  return [
    {
      figure: 'Platform events taken in',
      goal: '',
      measured: `${whole(rate)}/s, ${refusals(load)}; a batch p99 ${whole(quantile(load.latencies, 0.99))} ms`,
      how: `signed batches of ${BATCH}, ${CONNECTIONS} connections, ${whole(users.length)} users at random, ${Math.round(load.seconds)} s`,
    },
    {
      figure: 'Until all of them are evaluated',
      goal: '',
      measured: `${whole(touched.size / (load.seconds + behind))} users/s; the last ${behind.toFixed(1)} s after the last event; ${violations.length} violations of the ledger`,
      how: `${whole(touched.size)} users with ${whole(load.acknowledged * BATCH)} events, each reserving a reward`,
    },
    {
      figure: 'From an event until the user’s tasks show it',
      goal: `p99 ≤ ${GOAL_SHOWN_MS / 1000} s`,
      measured: `p50 ${whole(quantile(shown, 0.5))} ms, p99 ${whole(p99)} ms`,
      how: `one deposit after another, ${SINGLES} users, each asked for over HTTP`,
      isMet: p99 <= GOAL_SHOWN_MS,
    },
  ]
})
